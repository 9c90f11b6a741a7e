// Checks the download size of every built page, in brotli bytes, against the budget of its class. Prefetched pages do
// not count. Over a limit fails; close to it warns, so that room is made before a change has none.
import { existsSync, readFileSync } from 'node:fs';
import { builtRoutes, pageFiles, requestsAtOnce, transferSize } from './page-load.mjs';

/** @type {{ classes: { name: string, routes: string, limits: Record<string, number> }[] }} */
const { classes } = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));
const warnAt = 0.95;
const dist = 'dist';
if (!existsSync(dist)) {
  console.error('There is no built site in dist: run "npx vite build --mode embedded" first.');
  process.exit(1);
}

/** @type {Map<string, number>} */
const sizes = new Map();
/** @param {string} file */
function sizeOf(file) {
  const size = sizes.get(file) ?? transferSize(dist, file);
  sizes.set(file, size);
  return size;
}

/** @type {string[]} */
const problems = [];
/** @type {string[]} */
const warnings = [];
/** @type {Record<string, Record<string, string | number>>} */
const table = {};
for (const route of builtRoutes(dist)) {
  const budget = classes.find(({ routes }) => new RegExp(routes).test(route));
  if (!budget) throw new Error(`${route} is in no class of budgets.json.`);
  const files = pageFiles(dist, route);
  const measured = Object.entries(files).map(([kind, list]) => ({
    kind,
    value: list.reduce((sum, file) => sum + sizeOf(file), 0),
  }));
  measured.push({ kind: 'requests', value: requestsAtOnce(dist, route) });

  table[route] = { class: budget.name };
  for (const { kind, value } of measured) {
    table[route][kind] = value;
    const limit = budget.limits[kind];
    if (limit === undefined || value <= limit * warnAt) continue;
    const list = value > limit ? problems : warnings;
    list.push(`${route}: ${kind} ${value}, allowed ${limit} (${budget.name})`);
  }
}

console.table(table);
if (warnings.length > 0) console.warn(`Less than 5 % of the budget left:\n- ${warnings.join('\n- ')}`);
if (problems.length > 0) {
  console.error(`Over budget:\n- ${problems.join('\n- ')}`);
  process.exitCode = 1;
}
