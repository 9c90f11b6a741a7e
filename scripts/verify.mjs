// npm run verify -- OLDER [NEWER]: tells whether all lines of an older bukti.json are still part of a newer one, by default the one
// that the site has now. How a line and a head are counted is said in each file (cara_memeriksa), so that others can write their own.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/**
 * @typedef {{ hash: string, garam?: string, isi?: string }} Line
 * @typedef {{ jumlah: number, kepala: string | null, baris: Line[] }} Chain
 * @typedef {{ per: string, alamat: string, kejadian: Chain, keluhan: Chain }} Proof
 */

/** @type {(text: string) => string} */
const sha256 = (text) => createHash('sha256').update(text).digest('hex');
/** @type {(lines: Line[]) => (Line & { number: number })[]} */
const numbered = (lines) => lines.map((line, index) => ({ ...line, number: index + 1 }));

/**
 * What is wrong with a chain by itself.
 * @type {(name: string, chain: Chain) => string[]}
 */
const ownProblems = (name, { baris, kepala }) => {
  const head = baris.reduce((before, { hash }) => sha256(before + hash), '');
  return [
    ...numbered(baris)
      .filter(({ hash, garam, isi }) => isi !== undefined && sha256(`${garam}${isi}`) !== hash)
      .map(({ number }) => `${name}, line ${number}: what it says is not what was hashed.`),
    ...(head === (kepala ?? '') ? [] : [`${name}: the head is not that of its lines.`]),
  ];
};

/**
 * Where the newer chain does not begin as the older one.
 * @type {(name: string, older: Chain, newer: Chain) => string[]}
 */
const changes = (name, older, newer) => {
  const line = numbered(older.baris).find(({ hash, number }) => newer.baris[number - 1]?.hash !== hash);
  if (!line) return [];
  const what = line.number > newer.baris.length ? 'is gone' : 'was changed, or one before it left out';
  return [`${name}, line ${line.number} of ${older.baris.length}: ${what}.`];
};

/**
 * @param {string} place - a file, or the address of one
 * @returns {Promise<Proof>}
 */
async function read(place) {
  if (!/^https?:/.test(place)) return JSON.parse(await readFile(place, 'utf8'));
  const answer = await fetch(place);
  if (!answer.ok) throw new Error(`${place} answers ${answer.status}.`);
  return answer.json();
}

const [olderPlace, newerPlace] = process.argv.slice(2);
if (!olderPlace) throw new Error('Usage: npm run verify -- OLDER [NEWER]');
const older = await read(olderPlace);
const newer = await read(newerPlace ?? older.alamat);
const names = /** @type {const} */ (['kejadian', 'keluhan']);
const problems = names.flatMap((name) => [
  ...ownProblems(`${name} (older)`, older[name]),
  ...ownProblems(name, newer[name]),
  ...changes(name, older[name], newer[name]),
]);
const counts = names.map((name) => `${name}: ${older[name].jumlah} of ${newer[name].jumlah} lines`);
console.log(
  [
    `${older.per} -> ${newer.per}. ${counts.join(', ')}.`,
    ...problems,
    problems.length ? 'NOT WHOLE' : 'Whole: nothing was changed or taken out.',
  ].join('\n'),
);
process.exitCode = problems.length ? 1 : 0;
