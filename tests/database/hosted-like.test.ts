import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { everyRow } from './every-row.ts';
import { type HostedLike, readSeed, startHostedLike } from './hosted-like.ts';
import { emptyDatabase } from './remote-backend.ts';
import { onNative, readPgtapFiles, runPgtap } from './tap.ts';

/** All privileges of tables, columns, sequences and functions, also those that are not granted but there from the start. */
const EVERY_GRANT = `
  select coalesce(nullif(grantee, 0)::regrole::text, 'public') as grantee, what, privilege_type
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

describe('a bare PostgreSQL with the roles and schemas of Supabase', () => {
  let database: HostedLike;
  let old: Client;
  let migrated: Record<string, unknown[]>;

  beforeAll(async () => {
    database = await startHostedLike({ oldDefaultPrivileges: true });
    old = database.client;
    migrated = await everyRow(old);
  }, 60_000);

  afterAll(() => database?.stop());

  test('grants what the embedded stack does, which has no default privileges', async () => {
    const stack = await startLocalStack();
    try {
      const granted = await stack.sql(EVERY_GRANT);
      expect(granted.length).toBeGreaterThan(500);
      expect((await old.query(EVERY_GRANT)).rows).toEqual(granted);
    } finally {
      await stack.close();
    }
  });

  test('closes what is added later, also where everything new was granted', async () => {
    const schema = (await readPgtapFiles()).find(({ name }) => name === 'schema.test.sql');
    expect((await runPgtap(onNative(old), schema?.sql ?? '')).join('\n')).toBe('');
  });

  test('takes the seed, and takes it again without a change', async () => {
    const seed = await readSeed();
    const counts = `
      select
        (select count(*)::int from public.yayasan) as yayasan,
        (select count(*)::int from public.sppg) as sppg,
        (select count(*)::int from public.regional_contacts) as regional_contacts,
        (select count(*)::int from public.wilayah) as wilayah,
        (select count(*)::int from public.sppg where kabupaten_kota is null) as sppg_without_wilayah,
        (select count(*)::int from public.sppg_sertifikat) as sppg_sertifikat,
        (select count(*)::int from public.sppg_sertifikat_publik) as sppg_sertifikat_publik,
        (select count(*)::int from public.sppg_penghentian) as sppg_penghentian,
        (select count(*)::int from public.sppg_inspeksi) as sppg_inspeksi,
        (select count(*)::int from public.sppg_kejadian) as sppg_kejadian,
        (select count(*)::int from public.sppg_kejadian_kabar) as sppg_kejadian_kabar,
        (select count(*)::int from public.sppg_sekolah) as sppg_sekolah,
        (select count(*)::int from public.sppg_perkembangan) as sppg_perkembangan,
        (select count(*)::int from public.program_documents) as program_documents,
        (select count(*)::int from public.news_articles) as news_articles,
        (select count(*)::int from public.gallery_photos) as gallery_photos,
        (select count(*)::int from public.faq_entries) as faq_entries,
        (select count(*)::int from public.program_facts where status = 'terbit') as program_facts,
        (select count(*)::int from public.company_profile) as company_profile,
        (select revision::int from public.content_revision) as revision,
        (select count(*)::int from public.contact_messages) as contact_messages,
        (select count(*)::int from public.partnership_applications) as partnership_applications,
        (select count(*)::int from public.keluhan) as keluhan,
        (select count(*)::int from public.keluhan_pesan) as keluhan_pesan,
        (select count(*)::int from private.keluhan_tercatat) as keluhan_tercatat,
        (select count(*)::int from public.accounts where role = 'admin') as admins,
        (select count(*)::int from public.audit_log) as audit_log`;
    await old.query(seed);
    const first = (await old.query(counts)).rows;
    await old.query(seed);
    expect(first).toEqual([
      {
        yayasan: 14,
        sppg: 61,
        regional_contacts: 35,
        wilayah: 35,
        sppg_without_wilayah: 0,
        sppg_sertifikat: 65,
        sppg_sertifikat_publik: 65,
        sppg_penghentian: 3,
        sppg_inspeksi: 7,
        sppg_kejadian: 1,
        sppg_kejadian_kabar: 3,
        sppg_sekolah: 23,
        sppg_perkembangan: 9,
        program_documents: 8,
        news_articles: 7,
        gallery_photos: 9,
        faq_entries: 5,
        program_facts: 9,
        company_profile: 1,
        revision: 7,
        contact_messages: 4,
        partnership_applications: 3,
        keluhan: 6,
        keluhan_pesan: 4,
        keluhan_tercatat: 12,
        admins: 1,
        audit_log: 278,
      },
    ]);
    expect((await old.query(counts)).rows).toEqual(first);
  });

  test('has certificates of each kind in each state after the seed, and an SLHS for most kitchens in operation', async () => {
    const { rows } = await old.query(`
      with latest as (
        select distinct on (sppg_id, jenis) *, tanggal_berakhir - (now() at time zone 'Asia/Jakarta')::date as days_left
        from public.sppg_sertifikat order by sppg_id, jenis, coalesce(tanggal_terbit, tanggal_daftar) desc
      )
      select status, case when days_left < 0 then 'expired' when days_left <= 7 then '7' when days_left <= 30 then '30'
          when days_left <= 60 then '60' when days_left > 60 then 'later' else 'unknown' end as left,
        count(distinct jenis)::int as kinds, (count(*) filter (where jenis = 'SLHS'))::int as slhs
      from latest group by 1, 2 order by 1, 2`);
    expect(rows).toEqual([
      { status: 'Dicabut', left: 'later', kinds: 7, slhs: 1 },
      { status: 'Didaftarkan', left: 'unknown', kinds: 7, slhs: 1 },
      { status: 'Terbit', left: '30', kinds: 7, slhs: 1 },
      { status: 'Terbit', left: '60', kinds: 7, slhs: 1 },
      { status: 'Terbit', left: '7', kinds: 7, slhs: 1 },
      { status: 'Terbit', left: 'expired', kinds: 7, slhs: 1 },
      { status: 'Terbit', left: 'later', kinds: 7, slhs: 8 },
      { status: 'Terbit', left: 'unknown', kinds: 8, slhs: 1 },
    ]);
  });

  test('has the content of the specification after the seed: seven articles, nine pictures, five questions', async () => {
    const { rows: articles } = await old.query(
      "select slug, date::text from public.news_articles where status = 'terbit' order by date",
    );
    expect(articles).toEqual([
      { slug: 'batu-pertama-dapur-percontohan', date: '2026-02-12' },
      { slug: 'pelatihan-higiene-relawan-dapur', date: '2026-02-27' },
      { slug: 'pertemuan-kelompok-tani-pemasok', date: '2026-03-10' },
      { slug: 'daftar-periksa-harian-menuju-slhs', date: '2026-03-25' },
      { slug: 'uji-masak-bersama-ahli-gizi', date: '2026-04-02' },
      { slug: 'pengiriman-pertama-sebelum-fajar', date: '2026-04-20' },
      { slug: 'waspada-jual-beli-titik-sppg', date: '2026-11-09' },
    ]);
    const { rows: counts } = await old.query(`
      select (select count(*)::int from public.gallery_photos where status = 'terbit') as pictures,
        (select count(*)::int from public.faq_entries where status = 'terbit') as questions,
        (select revision::int from public.content_revision) as revision,
        (select count(*)::int from public.news_articles
          where published_revision is distinct from 1 or updated_at <> created_at) as changed`);
    expect(counts).toEqual([{ pictures: 9, questions: 5, revision: 7, changed: 0 }]);
  });

  test('loses old applications, and keeps the name of a file that only the Storage API can delete', async () => {
    const file = 'partnership_proposals/investasi_sppg/anonymous/1_lama.pdf';
    await old.query(`
      insert into storage.objects (bucket_id, name, created_at)
      values ('collaboration_documents', '${file}', now() - interval '13 months');
      insert into public.partnership_applications (opportunity_id, contact_person, email, document_url, created_at)
      values ('investasi_sppg', 'Lama', 'lama@contoh.id',
        '/storage/v1/object/public/collaboration_documents/${file}', now() - interval '13 months');`);
    const { rows } = await old.query(
      'select applications::int, files::int, files_left::int from private.delete_expired_leads()',
    );
    expect(rows).toEqual([{ applications: 1, files: 0, files_left: 1 }]);
    expect((await old.query(`select name from storage.objects where name = '${file}'`)).rows).toHaveLength(1);
  });

  test('is emptied for tests to what the migrations have left', async () => {
    await emptyDatabase((sql) => old.query(sql));
    expect(await everyRow(old)).toEqual(migrated);
  });
});
