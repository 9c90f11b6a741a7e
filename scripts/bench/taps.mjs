// Runs taps.ts, TypeScript and all, with the Vite that is here anyway: Node 20 cannot.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/bench/taps.ts', {
  configFile: false,
  resolve: { tsconfigPaths: true },
});
await module.bench();
