// Holds every built page to the budget of its class: what a visitor downloads before the page is usable, in brotli
// bytes. `npm run budgets -- --save` notes the sizes, so that a later failure can name the file that grew.
import { readFileSync, writeFileSync } from 'node:fs';
import { builtRoutes, pageFiles, stableName, transferSize } from './page-load.mjs';

/** @type {{ classes: { name: string, routes: string, limits: Record<string, number> }[] }} */
const { classes } = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));
const noteFile = new URL('sizes.json', import.meta.url);
/** @type {Record<string, number>} */
const noted = JSON.parse(readFileSync(noteFile, 'utf8'));
const dist = 'dist';

/** @type {Map<string, number>} */
const sizes = new Map();
/** @param {string} file */
function sizeOf(file) {
  const size = sizes.get(file) ?? transferSize(dist, file);
  sizes.set(file, size);
  return size;
}

/** The three files that grew most since the note. @param {string[]} files */
function culprits(files) {
  return files
    .map((file) => ({ name: stableName(file), size: sizeOf(file), before: noted[stableName(file)] ?? 0 }))
    .filter(({ size, before }) => size > before)
    .sort((a, b) => b.size - b.before - (a.size - a.before))
    .slice(0, 3)
    .map(({ name, size, before }) =>
      before ? `${name} grew from ${before} to ${size} bytes` : `${name} is new, ${size} bytes`,
    );
}

/** @type {string[]} */
const problems = [];
/** @type {Record<string, Record<string, string | number>>} */
const table = {};
for (const route of builtRoutes(dist)) {
  const budget = classes.find(({ routes }) => new RegExp(routes).test(route));
  if (!budget) throw new Error(`${route} is in no class of budgets.json.`);
  const files = pageFiles(dist, route);
  const all = Object.values(files).flat();
  const measured = Object.entries(files).map(([kind, list]) => ({
    kind,
    files: list,
    value: list.reduce((sum, file) => sum + sizeOf(file), 0),
  }));
  measured.push({ kind: 'requests', files: all, value: all.length });

  table[route] = { class: budget.name };
  for (const { kind, files, value } of measured) {
    table[route][kind] = value;
    const limit = budget.limits[kind];
    if (limit === undefined || value <= limit) continue;
    const reasons = culprits(files).join('; ') || 'no file grew since sizes.json was saved';
    problems.push(`${route}: ${kind} ${value}, allowed ${limit} (${budget.name}). ${reasons}`);
  }
}

console.table(table);
if (process.argv.includes('--save')) {
  const entries = [...sizes].map(([file, size]) => [stableName(file), size]);
  const note = Object.fromEntries(entries.toSorted(([a], [b]) => String(a).localeCompare(String(b))));
  writeFileSync(noteFile, `${JSON.stringify(note, null, 2)}\n`);
}
if (problems.length > 0) {
  console.error(`Over budget:\n- ${problems.join('\n- ')}`);
  process.exitCode = 1;
}
