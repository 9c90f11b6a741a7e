import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalStack, startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { signedUp } from './clients.ts';
import { type Person, readRights } from './rights.ts';

// What people may do is tried by pgTAP; this keeps the table that tells newcomers of it in step with grants and policies.
const table = path.join(import.meta.dirname, '..', '..', 'supabase', 'rights.md');

let stack: LocalStack;
let people: Person[];

beforeAll(async () => {
  stack = await startLocalStack();
  const { userId } = await signedUp(stack, 'baru@contoh.id');
  const [admin, manager] = await stack.sql<{ user_id: string }>(
    `select user_id from public.accounts where role in ('admin', 'pengelola') order by role`,
  );
  // In the order of the table's columns.
  people = [
    { role: 'anon' },
    { role: 'authenticated', userId, mode: 'any_signed_in' },
    { role: 'authenticated', userId, mode: 'approved_only' },
    { role: 'authenticated', userId: manager?.user_id },
    { role: 'authenticated', userId: admin?.user_id },
  ];
});

afterAll(() => stack.close());

const thingOf = (row: string) => row.split(' | ')[0] ?? '';

async function writtenRows(): Promise<string[]> {
  const text = await readFile(table, 'utf8');
  return (text.match(/^\| (?:table|view|function|bucket) .*$/gm) ?? []).map((row) => row.replace(/ +/g, ' '));
}

/** What to do to the table, so that it says what is true. */
function corrections(written: string[], actual: string[]): string[] {
  const things = new Set(actual.map(thingOf));
  return [
    ...actual.filter((row) => !written.includes(row)).map((row) => `write:  ${row}`),
    ...written.filter((row) => !things.has(thingOf(row))).map((row) => `remove: ${row}`),
  ];
}

/** The rows that are true after these changes. */
const rightsAfter = (changes: string) =>
  stack.withDatabase(async (pglite) => {
    await pglite.exec(`begin; ${changes}`);
    try {
      return await readRights(pglite, people);
    } finally {
      await pglite.exec('rollback');
    }
  });

test('the table of supabase/rights.md is true', async () => {
  expect(corrections(await writtenRows(), await rightsAfter(''))).toEqual([]);
});

test('a right that is given or taken away changes its rows', async () => {
  const after = await rightsAfter(`
    grant insert (nama) on table public.yayasan to anon;
    create policy "Anyone adds" on public.yayasan for insert to anon with check (true);
    alter policy "Admins can read the audit trail" on public.audit_log using ((select private.can_manage()));
    revoke execute on function public.cari_sppg(text) from anon;
    update storage.buckets set public = false where id = 'avatars';`);
  const own = 'own: read, add, delete';
  expect(corrections(await rightsAfter(''), after).toSorted()).toEqual([
    `write:  | bucket \`avatars\` | – | ${own} | ${own} | ${own} | read, delete, own: add |`,
    'write:  | function `cari_sppg` | – | call | call | call | call |',
    'write:  | table `audit_log` | – | read | – | read | read |',
    'write:  | table `yayasan` | read, add | read | read | read | read, add, edit, delete |',
    'write:  | view `audit_actors` | – | read | – | read | read |',
  ]);
});
