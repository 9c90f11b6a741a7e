-- The rows that wait for an admin: those that the summary counts, and no others.
begin;
\ir setup.psql
select plan(32);

delete from public.sppg;
select tests.add_person('belum@contoh.id', confirmed => false);
select tests.set_access('approved_only');

-- Grants
select columns_are('public', 'due_rows', array['topic', 'row_id', 'since', 'sppg_code', 'sppg_name']);

-- src/features/kitchens/sppg/progress.test.ts has the same numbers.
select is(private.progress_percent(progress), percent, format('a progress of %s', progress))
from (values
  ('40', 40.0), ('0,4', 40), ('0.4', 40), ('40 %', 40), ('40%', 40), ('0,29', 29), ('1,0', 100), ('1', 1), ('0', 0),
  ('62.5', 62.5), ('0,5%', 0.5), ('100', 100), ('Atap selesai, 70%', 70), ('Atap selesai 70,5 persen', null),
  ('Tahap 2', null), ('2500', null), ('-5', null), ('', null), (null, null)
) as typed (progress, percent);

insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000008', 'Yayasan Uji Daftar');
insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id, status_verifikasi, progres_pembangunan, created_at)
select code, 'x', 'Kota Tegal', '20000000-0000-4000-8000-000000000008', status, progress, now() - age
from (values
  ('A', 'Sudah Operasional', '40', interval '3 days'), ('B', 'Sudah Operasional', 'Atap selesai, 99,5%', '2 days'),
  ('C', 'Sudah Operasional', '100%', '1 day'), ('D', 'Sudah Operasional', 'Menunggu cat', '1 day'),
  ('E', 'Sudah Operasional', null, '1 day'), ('F', 'Proses Pembangunan', '40%', '1 day'),
  ('G', 'Proses Pembangunan', '40%', '90 days'), ('H', 'Sudah Operasional', '40%', '1 day'),
  ('I', 'Sudah Operasional', null, '1 day'), ('J', 'Sudah Operasional', null, '1 day')
) as kitchen (code, status, progress, age);
insert into public.sppg_sertifikat (sppg_id, jenis, status, nomor, tanggal_terbit, tanggal_dicabut)
select id, 'SLHS', case kode_unik_pendaftaran when 'E' then 'Dicabut' else 'Terbit' end, 'UJI/' || kode_unik_pendaftaran, '2026-01-01',
  case kode_unik_pendaftaran when 'E' then date '2026-02-01' end
from public.sppg where kode_unik_pendaftaran in ('A', 'B', 'C', 'E');

-- A kitchen has a month from its start to its first SLHS; so has D, whose start was noted only today.
insert into public.sppg_perkembangan (sppg_id, tanggal, status_verifikasi)
select id, (now() at time zone 'Asia/Jakarta')::date - days, 'Sudah Operasional'
from (values ('C', 40), ('I', 20), ('J', 40)) as started (code, days) join public.sppg on kode_unik_pendaftaran = code;

-- A kitchen that is stopped today is not in operation, whatever its state, and not due for an SLHS.
insert into public.sppg_penghentian (sppg_id, mulai, oleh, alasan)
select id, (now() at time zone 'Asia/Jakarta')::date, 'BGN', 'Uji' from public.sppg where kode_unik_pendaftaran = 'H';

-- A paper counts as due from 60 days before it ends; another kitchen is not confirmed. Only one has a school, and the
-- foundation gives no address.
update public.sppg_sertifikat set tanggal_berakhir = tests.day(case nomor when 'UJI/C' then -60 else -61 end)
where nomor in ('UJI/C', 'UJI/A');
update public.sppg set dikonfirmasi_pada = case when kode_unik_pendaftaran <> 'F' then now() end;
insert into public.sppg_sekolah (sppg_id, nama)
select id, 'SD Negeri 1' from public.sppg where kode_unik_pendaftaran in ('A', 'F');

-- Admin
select tests.as('admin');
select results_eq(
  format('select sppg_code from public.due_rows where topic = %L order by since, sppg_code', topic), codes, topic
)
from (values
  ('progress_doubtful', array['A', 'B']), ('slhs_missing', array['E', 'J']), ('sppg_untouched', array['G']),
  ('anything', array['G', 'A', 'B', 'C', 'E', 'F', 'H', 'J']),
  ('schools_missing', array['B', 'C', 'D', 'E', 'H', 'I', 'J']),
  ('contact_missing', array['G', 'A', 'B', 'C', 'D', 'E', 'F', 'H', 'I', 'J'])
) as expected (topic, codes);
select results_eq(
  $$ select row_id from public.due_rows where topic = 'accounts_pending' $$,
  $$ values (tests.id('pending')) $$,
  'accounts_pending: only who has confirmed an e-mail'
);
select results_eq(
  $$
    select topic, count(*)::integer, (array_agg(sppg_code order by since, sppg_code) filter (where sppg_code is not null))[:5]
    from public.due_rows where topic not in ('anything', 'schools_missing', 'contact_missing')
    group by topic order by topic collate "C"
  $$,
  $$
    select topic, amount, sppg_codes from public.admin_summary
    where topic in ('accounts_pending', 'progress_doubtful', 'slhs_missing', 'sppg_untouched') order by topic collate "C"
  $$,
  'the summary counts these rows and names the first of them'
);
select results_eq(
  $$ select topic, amount from public.admin_summary where topic in ('schools_missing', 'contact_missing') order by topic $$,
  $$ values ('contact_missing', 10), ('schools_missing', 7) $$, 'of what is missing it counts them'
);

-- The same kitchens on the map
select results_eq(
  $$ select nama, perlu from public.perlu_per_wilayah where perlu > 0 $$, $$ values (null::text, 8) $$,
  'without a kabupaten they are counted apart'
);
select tests.as('owner');
update public.sppg set kabupaten_kota = 'Kota Tegal' where kode_unik_pendaftaran in ('A', 'C', 'F');
insert into public.yayasan_kontak (yayasan_id, email) values ('20000000-0000-4000-8000-000000000008', 'yayasan@contoh.id');
-- As a manager's edit keeps them.
update public.sppg set dikonfirmasi_pada = case when kode_unik_pendaftaran <> 'F' then now() end;
delete from public.sppg_sertifikat where nomor = 'UJI/C';
update public.sppg set progres_pembangunan = '100%' where kode_unik_pendaftaran = 'A';
update public.sppg set dikonfirmasi_pada = now() where kode_unik_pendaftaran = 'A';
select tests.as('admin');
select results_eq(
  $$ select nama, kolom, baris, perlu from public.perlu_per_wilayah where perlu > 0 order by nama $$,
  $$ values ('Kota Tegal', 2::smallint, 1::smallint, 2), (null, null, null, 5) $$,
  'each kitchen once, and none of which nothing is due'
);
select is_empty(
  $$ select from public.due_rows where topic = 'contact_missing' $$, 'a foundation with an address stands for its kitchens'
);

select * from finish();
rollback;
