-- Inspections: what their columns may say, their scans, and how the numbers count them.
begin;
\ir setup.psql
select plan(36);

insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id, kabupaten_kota) values
  ('40000000-0000-4000-8000-000000000001', 'UJI-001', 'SPPG Uji', 'Kota Semarang', '20000000-0000-4000-8000-000000000001', 'Kota Semarang'),
  ('40000000-0000-4000-8000-000000000002', 'UJI-002', 'SPPG Lain', 'Jawa Tengah', '20000000-0000-4000-8000-000000000001', null);
delete from public.sppg_inspeksi;
insert into public.sppg_inspeksi (id, sppg_id, hari, oleh, hasil, temuan) values
  ('50000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000001', '2026-03-01', 'BGN', 'baik', 'Uji');

select tests.set_access('approved_only');

-- Constraints
select tests.as('owner');
select throws_ok(
  format($$ update public.sppg_inspeksi set %s where id = '50000000-0000-4000-8000-000000000001' $$, change),
  '23514', format('new row for relation "sppg_inspeksi" violates check constraint "%s"', rule), rule || ': ' || change
)
from (values
  ($$hari = '1999-12-31'$$, 'sppg_inspeksi_hari_plausible'),
  ($$oleh = 'Polisi'$$, 'sppg_inspeksi_oleh_known'),
  ($$hasil = 'Baik'$$, 'sppg_inspeksi_hasil_known'),
  ($$temuan = ' '$$, 'sppg_inspeksi_temuan_not_blank'),
  ($$temuan = repeat('x', 2001)$$, 'sppg_inspeksi_temuan_max_length'),
  ($$temuan = E'Uji\u200B'$$, 'sppg_inspeksi_temuan_visible'),
  ($$tanggapan = ''$$, 'sppg_inspeksi_tanggapan_not_blank'),
  ($$tanggapan = repeat('x', 2001)$$, 'sppg_inspeksi_tanggapan_max_length'),
  ($$tanggapan = E'Uji\u2028'$$, 'sppg_inspeksi_tanggapan_visible'),
  ($$diperbaiki_pada = '2026-02-28'$$, 'sppg_inspeksi_diperbaiki_pada_after_inspection'),
  ($$scan_path = 'laporan.pdf', scan_size = 1$$, 'sppg_inspeksi_scan_path_in_folder'),
  ($$scan_path = repeat('x', 41), scan_size = 1$$, 'sppg_inspeksi_scan_path_max_length'),
  ($$scan_path = 'ca5e0000-0000-4000-8000-000000000001.pdf'$$, 'sppg_inspeksi_scan_size_with_file'),
  ($$scan_path = 'ca5e0000-0000-4000-8000-000000000001.pdf', scan_size = 0$$, 'sppg_inspeksi_scan_size_plausible')
) as broken (change, rule);
select throws_ok(
  $$ update public.sppg_inspeksi set sppg_id = '40000000-0000-4000-8000-0000000000ff' $$,
  '23503', 'insert or update on table "sppg_inspeksi" violates foreign key constraint "sppg_inspeksi_sppg_id_fkey"',
  'the kitchen must exist'
);
create function pg_temp.inspect(kitchen text, day text, inspector text) returns text language sql as $$
  select format(
    'insert into public.sppg_inspeksi (sppg_id, hari, oleh, hasil, temuan) values (%L, %L, %L, ''baik'', ''Lain'')',
    '40000000-0000-4000-8000-00000000000' || kitchen, day, inspector
  );
$$;
select throws_ok(
  pg_temp.inspect('1', '2026-03-01', 'BGN'), '23505', 'duplicate key value violates unique constraint "sppg_inspeksi_hari_key"',
  'one visit of one office is one inspection, whoever notes it'
);
select lives_ok(pg_temp.inspect(kitchen, day, inspector), format('may be: %s, %s by %s', kitchen, day, inspector))
from (values ('1', '2026-03-01', 'Puskesmas'), ('1', '2026-03-02', 'BGN'), ('2', '2026-03-01', 'BGN')) as other (kitchen, day, inspector);
select throws_ok(
  format($$ update public.sppg_inspeksi set %I = tests.day(-1) where oleh = 'Puskesmas' $$, day), 'P0001', sentence, 'it has been: ' || day
)
from (values
  ('hari', 'Tanggal inspeksi tidak boleh setelah hari ini.'), ('diperbaiki_pada', 'Tanggal diperbaiki tidak boleh setelah hari ini.')
) as later (day, sentence);

-- Scans, in the bucket of those of certificates
delete from storage.objects where bucket_id = 'certificate_scans';
insert into storage.objects (bucket_id, name) values ('certificate_scans', 'ca5e0000-0000-4000-8000-000000000001.pdf');
update public.sppg_inspeksi set scan_path = 'ca5e0000-0000-4000-8000-000000000001.pdf', scan_size = 2000 where oleh = 'Puskesmas';
select tests.as('manager');
select pg_catalog.set_config('storage.allow_delete_query', 'true', true);
delete from storage.objects where bucket_id = 'certificate_scans';
select isnt_empty($$ select from storage.objects where bucket_id = 'certificate_scans' $$, 'the scan of an inspection stays');
update public.sppg_inspeksi set scan_path = null, scan_size = null where oleh = 'Puskesmas';
select results_eq(
  $$ select bucket_id, name from public.files_to_remove where bucket_id = 'certificate_scans' $$,
  $$ values ('certificate_scans', 'ca5e0000-0000-4000-8000-000000000001.pdf') $$,
  'one that its inspection no longer names is to be removed'
);
delete from storage.objects where bucket_id = 'certificate_scans';
select is_empty($$ select from storage.objects where bucket_id = 'certificate_scans' $$, 'and is, by a manager');

-- The numbers
select tests.as('owner');
delete from public.sppg_inspeksi;
delete from public.sppg where id not in ('40000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000002');
update public.sppg set status_verifikasi = 'Sudah Operasional' where id = '40000000-0000-4000-8000-000000000001';
create function pg_temp.numbers() returns setof text language sql stable as $$
  select concat_ws(' | ', angka, rincian, wilayah, jumlah) from public.sppg_angka where angka like 'Inspeksi%';
$$;
select set_eq(
  'select pg_temp.numbers()', array['Inspeksi terakhir SPPG beroperasi | Belum tercatat | Jawa Tengah | 1'],
  'none is on record of a kitchen that operates'
);
insert into public.sppg_inspeksi (sppg_id, hari, oleh, hasil, temuan) values
  ('40000000-0000-4000-8000-000000000001', tests.day(400), 'BGN', 'tidak laik', 'Lama'),
  ('40000000-0000-4000-8000-000000000001', tests.day(30), 'BGN', 'tidak laik', 'Bulan lalu'),
  ('40000000-0000-4000-8000-000000000001', tests.day(1), 'Puskesmas', 'perlu perbaikan', 'Kemarin'),
  ('40000000-0000-4000-8000-000000000001', tests.day(0), 'Kami', 'baik', 'Hari ini'),
  ('40000000-0000-4000-8000-000000000002', tests.day(3), 'BPOM', 'baik', 'Belum beroperasi');
select tests.as('visitor');
select set_eq(
  'select pg_temp.numbers()',
  array[
    'Inspeksi terakhir SPPG beroperasi | Perlu perbaikan | Jawa Tengah | 1',
    'Inspeksi 12 bulan terakhir | Tidak laik | Jawa Tengah | 1', 'Inspeksi 12 bulan terakhir | Perlu perbaikan | Jawa Tengah | 1',
    'Inspeksi 12 bulan terakhir | Baik | Jawa Tengah | 1'
  ],
  'the latest of each kitchen that operates, and all of the last twelve months, without our own visits'
);

-- Audit trail and restoring
select tests.as('owner');
create temporary table held as select * from public.sppg_inspeksi;
delete from public.audit_log;
select tests.as('admin');
update public.sppg_inspeksi set diperbaiki_pada = tests.day(0) where temuan = 'Bulan lalu';
select results_eq(
  $$ select actor_email, action, before ->> 'diperbaiki_pada', after ->> 'diperbaiki_pada', after ? 'dapur_id' from public.audit_log $$,
  $$ values ('admin@contoh.id', 'UPDATE', null, tests.day(0)::text, false) $$,
  'a change is recorded'
);
select lives_ok('select public.restore_audit_entry(max(id), max(id)) from public.audit_log', 'what it has overwritten comes back');
delete from public.sppg_inspeksi where temuan = 'Lama';
select lives_ok('select public.restore_audit_entry(max(id)) from public.audit_log', 'a deleted inspection is restored');
select set_eq('select * from public.sppg_inspeksi', 'select * from held', 'all is as it was');

-- A kitchen that is deleted leaves them, and they wait for it
select tests.as('owner');
select tests.set_access('any_signed_in');
delete from public.audit_log;
select tests.as('pending');
select throws_ok(
  $$ delete from public.sppg where id = '40000000-0000-4000-8000-000000000001' $$,
  'P0001', 'Dapur ini mempunyai catatan resmi (inspeksi). Hanya pengelola yang dapat menghapusnya.', 'by managers alone'
);
select tests.as('admin');
delete from public.sppg where id = '40000000-0000-4000-8000-000000000001';
select results_eq(
  'select table_name, action from public.audit_log', $$ values ('sppg', 'DELETE') $$,
  'who deletes a kitchen deletes and changes none of its inspections'
);
select is((select count(*) from public.sppg_inspeksi), 5::bigint, 'all are there for an admin');
select tests.as('visitor');
select is_empty(
  $$ select from public.sppg_inspeksi where sppg_id = '40000000-0000-4000-8000-000000000001' $$,
  'visitors read nothing of a kitchen that is gone'
);
select tests.as('admin');
select lives_ok(
  $$ select public.restore_audit_entry(id) from public.audit_log where table_name = 'sppg' $$, 'a deleted kitchen is restored'
);
select set_eq('select * from public.sppg_inspeksi', 'select * from held', 'with its inspections');

select * from finish();
rollback;
