import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchPatterns } from '../../src/features/leads/lead-filter.ts';
import { SEEDED_ADMIN } from '../../supabase/local/addresses.ts';
import { type LocalStack, startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { visitor } from './clients.ts';

let stack: LocalStack;

beforeAll(async () => {
  stack = await startLocalStack();
  const rows = ['Satu dua', 'Satu', String.raw`Satu (a,b) "c\d" {e}`, '100% satu*', '0812 3456'];
  for (const subject of rows) {
    await stack.sql(
      `insert into public.contact_messages (name, email, subject, message) values ('Uji', 'uji@contoh.id', $1, 'Isi')`,
      [subject],
    );
  }
});

afterAll(() => stack.close());

test.each([
  ['satu dua', ['Satu dua']],
  ['dua satu', ['Satu dua']],
  ['(a,b) satu', [String.raw`Satu (a,b) "c\d" {e}`]],
  [String.raw`satu "c\d" {e}`, [String.raw`Satu (a,b) "c\d" {e}`]],
  ['100% satu*', ['100% satu*']],
  ['08-12-3456', ['0812 3456']],
  ['xyzzy satu', []],
])('the inbox finds every word of %j', async (search, subjects) => {
  const admin = visitor(stack);
  await admin.auth.signInWithPassword(SEEDED_ADMIN);
  const { data, error } = await admin
    .from('leads')
    .select('subject')
    .ilikeAllOf('search_text', searchPatterns(search));
  expect(error).toBeNull();
  expect(data?.map(({ subject }) => subject)).toEqual(subjects);
});
