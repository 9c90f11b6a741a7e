// Node 20 does not run TypeScript itself; Vite, which is here anyway, loads the generator.
import { runnerImport } from 'vite';

const entry = process.argv[2] === 'rasters' ? 'rasters' : 'main';
await runnerImport(`./scripts/illustrations/${entry}.ts`, { configFile: false, logLevel: 'warn' });
