import { afterAll, beforeAll, expect, test } from 'vitest';
import { INJECTIONS } from '../database/attacker/injections.ts';
import { type Answer, type Scene, setScene } from '../database/attacker/scene.ts';

let scene: Scene;

beforeAll(async () => {
  scene = await setScene();
});

afterAll(() => scene.stack.close());

/** Operators that test for equality or similarity: an injected text that stays text matches nothing. */
const FINDERS = ['eq', 'like', 'ilike', 'in', 'plfts', 'phfts', 'eq(any)'];
const OPERATORS = [
  ...FINDERS,
  ...'neq gt gte lt lte match imatch is isdistinct fts wfts fts(indonesian)'.split(' '),
  ...'cs cd ov sl sr nxr nxl adj like(all) not.eq not.in not.ilike'.split(' '),
];

/** Every place of a request from which the attacker's text gets into a query. */
const places: [string, (words: string) => string][] = [
  ...OPERATORS.map((operator): [string, (words: string) => string] => [
    `nama=${operator}.`,
    (words) => `nama=${encodeURIComponent(`${operator}.${words}`)}`,
  ]),
  ['in.(…)', (words) => `nama=${encodeURIComponent(`in.("${words}",x)`)}`],
  ['or=(…)', (words) => `or=${encodeURIComponent(`(nama.eq.${words},lokasi.like.${words})`)}`],
  ['and=(or(…))', (words) => `and=${encodeURIComponent(`(or(nama.eq."${words}"))`)}`],
  ['a column to filter', (words) => `${encodeURIComponent(words)}=eq.1`],
  ['a JSON path', (words) => `${encodeURIComponent(`nama->>${words}`)}=eq.1`],
  ['select', (words) => `select=${encodeURIComponent(words)}`],
  ['an alias', (words) => `select=${encodeURIComponent(`${words}:nama`)}`],
  ['a cast', (words) => `select=${encodeURIComponent(`nama::${words}`)}`],
  ['an embedded table', (words) => `select=${encodeURIComponent(`yayasan!${words}(nama)`)}`],
  ['order', (words) => `order=${encodeURIComponent(words)}`],
  ['the direction', (words) => `order=${encodeURIComponent(`nama.${words}`)}`],
  ['limit', (words) => `limit=${encodeURIComponent(words)}`],
  ['offset', (words) => `offset=${encodeURIComponent(words)}`],
  ['columns', (words) => `columns=${encodeURIComponent(words)}`],
  ['on_conflict', (words) => `on_conflict=${encodeURIComponent(words)}`],
];

/** Whether PostgreSQL treated the text as a value; rows, no rows and a refusal are all fine. */
function isOnlyAWord({ status, text }: Answer, place: string): boolean {
  // The library answers so if it can not parse a request; no query runs.
  const unparsed = status === 500 && text.includes('"code":"SUP"');
  // tsquery reports syntax errors of its own.
  const syntaxError = text.includes('"code":"42601"') && !text.includes('tsquery');
  // PostgREST can't quote a cast. It takes letters, digits, spaces, _ and $ only, and 1 is the name of no type.
  const noType = place === 'a cast' && text.includes(String.raw`syntax error at or near \"1\"`);
  return unparsed || ([200, 400, 404].includes(status) && (!syntaxError || noType));
}

test.each(places)('SQL in %s stays a word', async (place, query) => {
  const surprises: string[] = [];
  for (const words of INJECTIONS) {
    for (const send of [scene.asVisitor, scene.asPending]) {
      const answer = await send('GET', `/rest/v1/sppg?${query(words)}`);
      if (!isOnlyAWord(answer, place)) surprises.push(`${words}: ${answer.status} ${answer.text}`);
    }
  }
  expect(surprises).toEqual([]);
});

test.each(FINDERS)('%s finds no kitchen by SQL', async (operator) => {
  for (const words of INJECTIONS) {
    const filter = encodeURIComponent(`${operator}.${words}`);
    const { status, text } = await scene.asVisitor('GET', `/rest/v1/sppg?nama=${filter}`);
    expect(text, `SQL: ${words}`).toMatch(status === 200 ? /^\[\]$/ : /"code"/);
  }
});

test.each([
  ['a table', (words: string) => `/rest/v1/${encodeURIComponent(words)}`],
  ['a function', (words: string) => `/rest/v1/rpc/${encodeURIComponent(words)}`],
  ['an argument', (words: string) => `/rest/v1/rpc/my_access?${encodeURIComponent(words)}=1`],
])('SQL as the name of %s finds nothing', async (_, path) => {
  for (const words of INJECTIONS) {
    const { status, text } = await scene.asPending('GET', path(words));
    expect([400, 404], `${words}: ${text}`).toContain(status);
  }
});

test('after all of it nothing has changed', async () => {
  expect(await scene.changes()).toEqual({});
});
