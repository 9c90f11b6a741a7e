// `npm run messages` writes the table of messages; with --check compares it. Node 20 does not load TypeScript, Vite
// does.
import { runnerImport } from 'vite';

await runnerImport('./scripts/messages/main.ts', {
  configFile: false,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
});
