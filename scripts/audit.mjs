// npm run audit: fails on every known weakness of a package that scripts/allowed-advisories.json does not allow. An entry there says
// why the weakness can't be reached here and until when that counts; it fails too once that day is past, or when npm no longer
// names the weakness.
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';

/**
 * @typedef {{ url: string, title: string, severity: string, range: string }} Advisory
 * @typedef {{ vulnerabilities?: Record<string, { via: (string | Advisory)[] }>, message?: string }} Report - of npm audit --json
 * @typedef {{ id: string, why: string, until: string }} Allowed
 */

/**
 * What is wrong, a sentence each.
 * @type {(report: Report, allowed: Allowed[], today: string) => string[]}
 */
export function auditProblems({ vulnerabilities, message }, allowed, today) {
  if (!vulnerabilities) return [`npm could not tell: ${message}`];
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const [name, { via }] of Object.entries(vulnerabilities))
    for (const advisory of via)
      // A name alone is a package that has it from another one.
      if (typeof advisory !== 'string') {
        const { url, title, severity, range } = advisory;
        found.set(url.split('/').at(-1) ?? url, `${name} ${range}, ${severity}: ${title} (${url})`);
      }
  const known = new Set(allowed.map(({ id }) => id));
  return [
    ...[...found].flatMap(([id, sentence]) => (known.has(id) ? [] : [sentence])),
    ...allowed.flatMap(({ id, why, until }) => {
      if (!why || !/^\d{4}-\d\d-\d\d$/.test(until)) return [`${id} is allowed without a reason or a day.`];
      if (!found.has(id)) return [`${id} is allowed, but npm does not name it any more: take it out.`];
      return until < today ? [`${id} was allowed until ${until}, as "${why}": ${found.get(id)}`] : [];
    }),
  ];
}

if (process.argv[1] === import.meta.filename) {
  const list = await readFile(new URL('allowed-advisories.json', import.meta.url), 'utf8');
  const today = new Date().toISOString().slice(0, 10);
  const problems = auditProblems(JSON.parse(await text(process.stdin)), JSON.parse(list), today);
  console.log(problems.join('\n') || 'No known weakness that could be reached.');
  process.exitCode = problems.length > 0 ? 1 : 0;
}
