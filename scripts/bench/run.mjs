// Runs network.ts, TypeScript and all, with the Vite that is here anyway: Node 20 cannot.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/bench/network.ts', {
  configFile: false,
  resolve: { tsconfigPaths: true },
});
await module.bench();
