import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHostedLike } from '../database/hosted-like.ts';
import { readPgtapFiles, runPgtap } from '../database/tap.ts';

const everyGrant = `
  select grantee::regrole::text as grantee, what, privilege_type
  from (
    select oid::regclass::text as what, (aclexplode(relacl)).*
    from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all
    select attrelid::regclass || '.' || attname, (aclexplode(attacl)).*
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all
    select oid::regprocedure::text, (aclexplode(coalesce(proacl, acldefault('f', proowner)))).*
    from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  ) as grants
  order by grantee, what, privilege_type`;

// The pgTAP files once more, so that none passes only because of what the embedded stack does.
const files = await readPgtapFiles();

let pglite: PGlite;

beforeAll(async () => {
  pglite = await openHostedLike();
});

afterAll(() => pglite?.close());

test.each(files)('$name passes without the embedded stack', async ({ sql }) => {
  expect((await runPgtap(pglite, sql)).join('\n')).toBe('');
});

test('old default privileges change no grant', async () => {
  const old = await openHostedLike({ oldDefaultPrivileges: true });
  try {
    const { rows } = await pglite.query(everyGrant);
    expect(rows.length).toBeGreaterThan(100);
    expect((await old.query(everyGrant)).rows).toEqual(rows);
  } finally {
    await old.close();
  }
});
