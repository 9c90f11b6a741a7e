import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadPatterns } from '../../src/features/leads/inbox/lead-filter.ts';
import { SEEDED_ADMIN } from '../../supabase/local/addresses.ts';
import { type Backend, startBackend } from './backend.ts';
import { visitor } from './clients.ts';

let stack: Backend;

const phones = [
  '+62 812 0000 0001',
  '0062812-0000-0001',
  '62812 00000001',
  '0812-0000-0001',
  '812 0000 0001',
];

const message = `insert into public.contact_messages (name, email, subject, phone, message)
  values ('Uji', 'uji@contoh.id', $1, $2, 'Isi')`;
const application = `insert into public.partnership_applications (opportunity_id, contact_person, email)
  values ($1, $2, 'uji@contoh.id')`;

beforeAll(async () => {
  stack = await startBackend();
  const subjects = ['Satu dua', 'Satu', String.raw`Satu (a,b) "c\d" {e}`, '100% satu*', '0812 3456'];
  for (const subject of subjects) await stack.sql(message, [subject, null]);
  for (const phone of [...phones, '+65 6123 4567']) await stack.sql(message, [phone, phone]);
  for (const id of ['investasi_sppg', 'investasi_peralatan'])
    await stack.sql(application, [id, `Xenia ${id}`]);
});

afterAll(() => stack.close());

/** The subjects, or else senders, of the leads that a search finds. */
async function find(search: string) {
  const admin = visitor(stack);
  await admin.auth.signInWithPassword(SEEDED_ADMIN);
  const { data, count, error } = await admin
    .from('leads')
    .select('subject, name', { count: 'exact' })
    .filter('search_text', 'imatch(all)', leadPatterns(search));
  expect(error).toBeNull();
  expect(count).toBe(data?.length);
  return data?.map(({ subject, name }) => String(subject ?? name));
}

test.each([
  ['satu dua', ['Satu dua']],
  ['dua satu', ['Satu dua']],
  ['(a,b) satu', [String.raw`Satu (a,b) "c\d" {e}`]],
  [String.raw`satu "c\d" {e}`, [String.raw`Satu (a,b) "c\d" {e}`]],
  ['100% satu*', ['100% satu*']],
  ['*', ['100% satu*']],
  ['s.tu', []],
  ['08-12-3456', ['0812 3456']],
  ['xyzzy satu', []],
])('the inbox finds every word of %j', async (search, subjects) => {
  expect(await find(search)).toEqual(subjects);
});

test.each(['0812-0000-0001', '08120000 0001', '+62 812-0000-0001', '+6281200000001'])(
  'a telephone number is found as %s, however it was typed',
  async (search) => {
    expect(await find(search)).toEqual(phones);
  },
);

test("another country's telephone number is found in one piece", async () => {
  expect(await find('+6561234567')).toEqual(['+65 6123 4567']);
});

test.each([
  ['investasi xenia', ['Xenia investasi_sppg', 'Xenia investasi_peralatan']],
  ['Xenia dapur', ['Xenia investasi_peralatan']],
  ['xenia rantai', []],
])('an application is found by its title and its text: %s', async (search, names) => {
  expect(await find(search)).toEqual(names);
});
