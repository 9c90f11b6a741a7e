// `npm run messages` writes the table of messages, with --check compares it. Vite runs the TypeScript, which Node 20 cannot.
import { runnerImport } from 'vite';

await runnerImport('./scripts/messages/main.ts', {
  configFile: false,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
});
