import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HostedLike, readSeed, startHostedLike } from '../database/hosted-like.ts';

// PGlite stops no statement that takes too long.
const twentyMegabytes = 20_000_000;

let database: HostedLike;

beforeAll(async () => {
  database = await startHostedLike();
  await database.client.query(await readSeed());
}, 60_000);

afterAll(() => database?.stop());

/** The error of a statement that a caller of the API sends, which has as long as the API lets it. */
async function refusal(role: 'anon' | 'authenticated', sql: string, values: unknown[] = []) {
  const { rows } = await database.client.query<{ timeout: string }>(
    `select split_part(rolconfig[1], '=', 2) as timeout from pg_roles where rolname = $1`,
    [role],
  );
  await database.client
    .query(`begin; set local role ${role}; set local statement_timeout = '${rows[0]?.timeout}';
    set local "request.jwt.claims" = '{"role": "${role}"}'`);
  try {
    await database.client.query(sql, values);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await database.client.query('rollback');
  }
}

describe('a text of 20 MB costs no work', () => {
  test.each([
    ['spaces', ' '],
    ['letters', 'a'],
    ['letters that become eighteen', '\uFDFA'],
  ])('in the search: %s', async (_, letter) => {
    const size = twentyMegabytes / Buffer.byteLength(letter);
    expect(await refusal('anon', 'select * from public.cari_sppg($1)', [letter.repeat(size)])).toBe(
      'Tulis paling banyak 50 karakter.',
    );
  });

  // Matched against the pattern of such an address, this one took more than 3 minutes and 19 GB.
  test.each([
    [
      'partnership_applications_document_url_max_length',
      `insert into public.partnership_applications (opportunity_id, contact_person, email, document_url)
       values ('investasi_sppg', 'Budi', 'budi@contoh.id', $1)`,
    ],
    [
      'contact_messages_subject_max_length',
      `insert into public.contact_messages (name, email, subject, message) values ('Budi', 'budi@contoh.id', $1, 'Isi')`,
    ],
    [
      'contact_messages_email_max_length',
      `insert into public.contact_messages (name, email, subject, message) values ('Budi', $1, 'Tanya', 'Isi')`,
    ],
  ])('in a form: %s', async (rule, sql) => {
    const text = `https://${'a'.repeat(twentyMegabytes)}`;
    expect(await refusal('anon', sql, [text])).toContain(`"${rule}"`);
  });
});

/** The SQL that PostgREST makes of sppg?select=id,yayasan(id,sppg(id,…)). */
function circle(turns: number): string {
  const kitchens = (turn: number): string => {
    const joined =
      turn === 0
        ? ''
        : `left join lateral (
             select row_to_json(y.*)::jsonb as yayasan from (
               select "yayasan"."id", k.list as sppg from "public"."yayasan"
                 left join lateral (select json_agg(s.*)::jsonb as list from (${kitchens(turn - 1)}) as s) as k on true
               where "yayasan"."id" = "sppg"."yayasan_id"
             ) as y
           ) as y on true`;
    const where = turn === turns ? '' : 'where "sppg"."yayasan_id" = "yayasan"."id"';
    return `select "sppg"."id" ${turn === 0 ? '' : ', y.yayasan'} FROM "public"."sppg" ${joined} ${where}`;
  };
  return `select json_agg(_postgrest_t) from (${kitchens(turns)}) as _postgrest_t`;
}

test.each(['anon', 'authenticated'] as const)('%s can not multiply a list by itself', async (role) => {
  expect(await refusal(role, circle(0))).toBeUndefined();
  for (const turns of [1, 3, 5])
    expect(await refusal(role, circle(turns))).toBe('Satu permintaan hanya dapat memuat SPPG satu kali.');
});

test('nor by way of any other table', async () => {
  const jobs = (turns: number): string =>
    `select w."nama", j.list from "public"."wilayah" as w left join lateral (select json_agg(o.*) as list from (
       select "deskripsi".* from (select * from "public"."job_openings") as deskripsi
         ${turns > 0 ? `left join lateral (${jobs(turns - 1)}) as again on true` : ''}
     ) as o) as j on true`;
  expect(await refusal('anon', jobs(0))).toBeUndefined();
  expect(await refusal('anon', jobs(3))).toMatch(
    /^Satu permintaan hanya dapat memuat (job_openings|wilayah) satu kali\.$/,
  );
});

test('counting reads SPPG a second time, and goes on', async () => {
  expect(
    await refusal(
      'anon',
      `WITH pgrst_source AS (SELECT "public"."sppg".* FROM "public"."sppg"),
         pgrst_source_count AS (SELECT 1 FROM "public"."sppg")
       SELECT (SELECT pg_catalog.count(*) FROM pgrst_source_count), json_agg(_postgrest_t) FROM (SELECT * FROM pgrst_source) _postgrest_t`,
    ),
  ).toBeUndefined();
});

test('what takes too long ends after the time that hosted projects have', async () => {
  expect(await refusal('anon', 'select pg_sleep(30)')).toBe('canceling statement due to statement timeout');
}, 20_000);
