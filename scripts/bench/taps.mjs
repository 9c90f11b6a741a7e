// Runs taps.ts through Vite, because Node 20 does not load TypeScript.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/bench/taps.ts', {
  configFile: false,
  resolve: { tsconfigPaths: true },
});
await module.bench();
