// Measures the built site on a slow phone: Lighthouse (mobile), and a visit with a throttled network and CPU.
// Run `npm run build` or `npx vite build --mode embedded`, then `npm run bench [-- --runs 5 --routes /,/tentang]`.
// Prints medians and writes .bench/result.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { browserArgs, findBrowser } from '../browser.mjs';
import { runLighthouse } from './lighthouse.mjs';
import { visit } from './visit.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    routes: {
      type: 'string',
      default:
        '/,/tentang,/program,/kemitraan-strategis/peluang-investasi,/data-yayasan,/berita,/berita/uji-masak-bersama-ahli-gizi,/kontak',
    },
  },
});

/** @param {number[]} numbers */
function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** @param {Record<string, number>[]} runs */
function medians(runs) {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]));
}

const server = await preview({
  mode: 'embedded',
  logLevel: 'error',
  preview: { port: 0, host: '127.0.0.1' },
});
const siteUrl = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
const debuggingPort = 9333;
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...browserArgs, `--remote-debugging-port=${debuggingPort}`],
});

/** @type {Record<string, Record<string, number>>} */
const table = {};
/** @type {Record<string, Record<string, number>[]>} */
const all = {};
try {
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const route of values.routes.split(',')) {
      const measured = {
        ...(await visit(browser, siteUrl + route)),
        ...(await runLighthouse(siteUrl + route, debuggingPort)),
      };
      (all[route] ??= []).push(measured);
    }
  }
} finally {
  await browser.close();
  await server.close();
}
for (const [route, runs] of Object.entries(all)) table[route] = medians(runs);
console.table(table);
mkdirSync('.bench', { recursive: true });
writeFileSync('.bench/result.json', `${JSON.stringify({ medians: table, runs: all }, null, 2)}\n`);
