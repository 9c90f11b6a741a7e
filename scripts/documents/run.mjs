// Runs build.ts, TypeScript and all, with the Vite that is here anyway: Node 20 cannot.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/documents/build.ts', {
  configFile: false,
  resolve: { tsconfigPaths: true },
});
await module.build();
