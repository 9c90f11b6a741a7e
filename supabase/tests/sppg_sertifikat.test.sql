-- Certificates: what their columns may say, and that the latest of a kind counts.
begin;
\ir setup.psql
select plan(80);

insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id) values
  ('40000000-0000-4000-8000-000000000001', 'UJI-001', 'SPPG Uji', 'Kota Semarang', '20000000-0000-4000-8000-000000000001'),
  ('40000000-0000-4000-8000-000000000002', 'UJI-002', 'SPPG Lain', 'Kota Semarang', '20000000-0000-4000-8000-000000000001');
insert into public.sppg_sertifikat (id, sppg_id, jenis, status, nomor, tanggal_terbit) values
  ('50000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000001', 'SLHS', 'Terbit', 'UJI/1', '2026-01-10'),
  ('50000000-0000-4000-8000-000000000002', '40000000-0000-4000-8000-000000000001', 'Juru Masak', 'Terbit', 'UJI/2', '2026-01-10');

select tests.set_access('approved_only');

-- Constraints
select tests.as('owner');
select throws_ok(
  format($$ update public.sppg_sertifikat set %s where id = '50000000-0000-4000-8000-000000000001' $$, change),
  '23514', format('new row for relation "sppg_sertifikat" violates check constraint "%s"', rule), rule || ': ' || change
)
from (values
  ($$jenis = 'slhs'$$, 'sppg_sertifikat_jenis_known'),
  ($$status = 'Berlaku'$$, 'sppg_sertifikat_status_known'),
  ($$nomor = ' '$$, 'sppg_sertifikat_nomor_not_blank'),
  ($$nomor = ''$$, 'sppg_sertifikat_nomor_not_blank'),
  ($$nomor = repeat('x', 101)$$, 'sppg_sertifikat_nomor_max_length'),
  ($$nomor = E'UJI/1\u200B'$$, 'sppg_sertifikat_nomor_visible'),
  ($$nomor = E'UJI\u00A01'$$, 'sppg_sertifikat_nomor_visible'),
  ($$nomor = null$$, 'sppg_sertifikat_nomor_required_when_issued'),
  ($$penerbit = ' '$$, 'sppg_sertifikat_penerbit_not_blank'),
  ($$penerbit = repeat('x', 201)$$, 'sppg_sertifikat_penerbit_max_length'),
  ($$penerbit = E'Dinas\u2028Kesehatan'$$, 'sppg_sertifikat_penerbit_visible'),
  ($$jenis = 'Akreditasi', hasil = 'A'$$, 'sppg_sertifikat_hasil_known'),
  ($$hasil = 'Baik'$$, 'sppg_sertifikat_hasil_of_accreditation'),
  ($$status = 'Didaftarkan', tanggal_terbit = null$$, 'sppg_sertifikat_tanggal_daftar_required'),
  ($$tanggal_daftar = '1999-12-31'$$, 'sppg_sertifikat_tanggal_daftar_plausible'),
  ($$tanggal_daftar = '2026-01-01', tanggal_terbit = null$$, 'sppg_sertifikat_tanggal_terbit_required_when_issued'),
  ($$tanggal_terbit = '1999-12-31'$$, 'sppg_sertifikat_tanggal_terbit_plausible'),
  ($$tanggal_berakhir = '2026-01-10'$$, 'sppg_sertifikat_tanggal_berakhir_after_issue'),
  ($$tanggal_berakhir = '2100-01-01'$$, 'sppg_sertifikat_tanggal_berakhir_plausible'),
  ($$tanggal_berakhir = '2027-01-10', tanpa_akhir_per = '2026-01-10'$$, 'sppg_sertifikat_tanpa_akhir_per_without_last_day'),
  ($$tanggal_berakhir = null, tanpa_akhir_per = '1999-12-31'$$, 'sppg_sertifikat_tanpa_akhir_per_plausible'),
  ($$status = 'Dicabut'$$, 'sppg_sertifikat_tanggal_dicabut_when_revoked'),
  ($$tanggal_dicabut = '2026-02-01'$$, 'sppg_sertifikat_tanggal_dicabut_when_revoked'),
  ($$status = 'Dicabut', tanggal_dicabut = '2026-01-09'$$, 'sppg_sertifikat_tanggal_dicabut_not_before_issue'),
  (
    $$status = 'Dicabut', tanggal_daftar = '2000-01-01', tanggal_terbit = null, tanggal_dicabut = '1999-12-31'$$,
    'sppg_sertifikat_tanggal_dicabut_plausible'
  ),
  ($$scan_path = '../sertifikat.pdf', scan_size = 1$$, 'sppg_sertifikat_scan_path_in_folder'),
  ($$scan_path = 'ca5e0000-0000-4000-8000-000000000001.png', scan_size = 1$$, 'sppg_sertifikat_scan_path_in_folder'),
  ($$scan_path = repeat('x', 41), scan_size = 1$$, 'sppg_sertifikat_scan_path_max_length'),
  ($$scan_path = 'ca5e0000-0000-4000-8000-000000000001.pdf', scan_size = 0$$, 'sppg_sertifikat_scan_size_plausible'),
  ($$scan_path = 'ca5e0000-0000-4000-8000-000000000001.pdf', scan_size = 5242881$$, 'sppg_sertifikat_scan_size_plausible'),
  ($$scan_path = 'ca5e0000-0000-4000-8000-000000000001.pdf'$$, 'sppg_sertifikat_scan_size_with_file'),
  ($$scan_size = 1$$, 'sppg_sertifikat_scan_size_with_file')
) as broken (change, rule);
select throws_ok(
  $$ update public.sppg_sertifikat set sppg_id = '40000000-0000-4000-8000-0000000000ff' where nomor = 'UJI/1' $$,
  '23503', 'insert or update on table "sppg_sertifikat" violates foreign key constraint "sppg_sertifikat_sppg_id_fkey"',
  'the kitchen must exist'
);
select lives_ok(
  format($$ update public.sppg_sertifikat set %s where id = '50000000-0000-4000-8000-000000000001' $$, change), 'may be: ' || change
)
from unnest(array[
  $$status = 'Dicabut', tanggal_dicabut = '2026-01-10', nomor = null$$,
  $$status = 'Didaftarkan', tanggal_dicabut = null, tanggal_daftar = '2026-01-02', tanggal_terbit = null$$,
  $$status = 'Terbit', nomor = 'UJI/1', tanggal_terbit = '2026-01-10', tanggal_berakhir = null$$,
  $$jenis = 'Akreditasi', hasil = 'Baik Sekali'$$,
  $$jenis = 'SLHS', hasil = null, tanpa_akhir_per = '2026-01-11'$$,
  $$tanpa_akhir_per = null, tanggal_berakhir = '2026-01-11'$$
]) as change;
select throws_ok(
  format(
    $$ insert into public.sppg_sertifikat (sppg_id, jenis, status, nomor, tanggal_terbit)
       values ('40000000-0000-4000-8000-000000000002', 'SLHS', 'Terbit', %L, '2026-02-01') $$,
    number
  ),
  '23505', 'duplicate key value violates unique constraint "sppg_sertifikat_nomor_key"',
  format('a number is there once per kind: "%s"', number)
)
from unnest(array['UJI/1', 'uji/1', ' UJI / 1 ']) as number;
select lives_ok(
  $$ insert into public.sppg_sertifikat (sppg_id, jenis, status, nomor, tanggal_terbit)
     values ('40000000-0000-4000-8000-000000000002', 'IPAL', 'Terbit', 'UJI/1', '2026-02-01') $$,
  'another kind may have the same number'
);

-- Days to come, in WIB: between 17.00 and 24.00 UTC it is tomorrow there
select throws_ok(
  format(
    $$ update public.sppg_sertifikat set %I = (now() at time zone 'Asia/Jakarta')::date + 1, status = %L, tanggal_berakhir = null where nomor = 'UJI/2' $$,
    column_name, status
  ),
  'P0001', sentence, sentence
)
from (values
  ('tanggal_terbit', 'Terbit', 'Tanggal terbit tidak boleh setelah hari ini.'),
  ('tanggal_daftar', 'Terbit', 'Tanggal daftar tidak boleh setelah hari ini.'),
  ('tanpa_akhir_per', 'Terbit', 'Tanggal diperiksa tidak boleh setelah hari ini.'),
  ('tanggal_dicabut', 'Dicabut', 'Tanggal dicabut tidak boleh setelah hari ini.')
) as future (column_name, status, sentence);
select lives_ok(
  $$
    update public.sppg_sertifikat
    set status = 'Dicabut', tanggal_daftar = (now() at time zone 'Asia/Jakarta')::date,
      tanggal_terbit = (now() at time zone 'Asia/Jakarta')::date, tanggal_dicabut = (now() at time zone 'Asia/Jakarta')::date
    where nomor = 'UJI/2'
  $$,
  'today is fine: ' || zone
)
from (select zone from unnest(array['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) as zone) as zones
where pg_catalog.set_config('timezone', zone, true) is not null;
select pg_catalog.set_config('timezone', 'UTC', true);

-- Which is the latest
delete from public.sppg_sertifikat;
insert into public.sppg_sertifikat (id, sppg_id, jenis, status, nomor, tanggal_daftar, tanggal_terbit, tanggal_dicabut, created_at)
select
  ('50000000-0000-4000-8000-0000000000' || n)::uuid, '40000000-0000-4000-8000-000000000001', jenis, status, n, registered::date,
  issued::date, case when status = 'Dicabut' then date '2026-01-01' end, created_at::timestamptz
from (values
  -- By the day of issue, not of entry.
  ('11', 'SLHS', 'Terbit', null, '2024-01-01', '2026-03-02'),
  ('12', 'SLHS', 'Terbit', null, '2025-01-01', '2026-03-01'),
  -- A renewal that is registered counts, and tells so.
  ('13', 'Halal', 'Terbit', '2024-12-01', '2025-01-01', '2026-03-01'),
  ('14', 'Halal', 'Didaftarkan', '2026-01-01', null, '2026-03-01'),
  -- Registered before the other was issued: history.
  ('15', 'HACCP', 'Didaftarkan', '2024-12-01', null, '2026-03-02'),
  ('16', 'HACCP', 'Terbit', '2024-06-01', '2025-01-01', '2026-03-01'),
  -- Among certificates of one day the one that was entered last counts, then the one with the higher id.
  ('17', 'PBG', 'Terbit', null, '2025-01-01', '2026-03-02'),
  ('18', 'PBG', 'Dicabut', null, '2025-01-01', '2026-03-01'),
  ('19', 'IPAL', 'Terbit', null, '2025-01-01', '2026-03-01'),
  ('20', 'IPAL', 'Terbit', null, '2025-01-01', '2026-03-01')
) as entered (n, jenis, status, registered, issued, created_at);
insert into public.sppg_sertifikat (sppg_id, jenis, status, nomor, tanggal_terbit)
values ('40000000-0000-4000-8000-000000000002', 'SLHS', 'Terbit', '21', '2023-01-01');
select tests.as('admin');
select results_eq(
  'select nomor from public.sertifikat where terkini order by nomor', array['12', '14', '16', '17', '20', '21'],
  'the latest of each kind and kitchen'
);
select is(
  (select count(*) from public.sertifikat), 11::bigint, 'the others are there as well'
);
delete from public.sppg_sertifikat where nomor = '12';
select results_eq(
  $$ select nomor from public.sertifikat where terkini and jenis = 'SLHS' order by nomor $$, array['11', '21'],
  'without it the one before it counts again'
);

-- What one search of admins goes through
select results_eq(
  $$ select nama_sppg, kode_unik_pendaftaran, search_text from public.sertifikat order by id limit 1 $$,
  $$
    select sppg.nama, sppg.kode_unik_pendaftaran, concat_ws(' ', nomor, sppg.nama, sppg.kode_unik_pendaftaran)
    from public.sppg_sertifikat join public.sppg on sppg.id = sppg_id order by sppg_sertifikat.id limit 1
  $$,
  'a certificate is found by its number and by its kitchen'
);

-- Audit trail and restoring
select tests.as('owner');
delete from public.sppg_sertifikat;
insert into public.sppg_sertifikat (id, sppg_id, jenis, status, nomor, penerbit, tanggal_daftar, tanggal_terbit, tanggal_berakhir, created_at) values
  ('50000000-0000-4000-8000-000000000031', '40000000-0000-4000-8000-000000000001', 'SLHS', 'Terbit', '31', 'Dinas', '2026-01-01', '2026-01-02', '2026-12-31', '2026-01-03'),
  ('50000000-0000-4000-8000-000000000032', '40000000-0000-4000-8000-000000000001', 'Juru Masak', 'Terbit', '32', null, null, '2026-01-02', null, '2026-01-03'),
  ('50000000-0000-4000-8000-000000000033', '40000000-0000-4000-8000-000000000001', 'PBG', 'Didaftarkan', null, null, '2026-01-02', null, null, '2026-01-03'),
  ('50000000-0000-4000-8000-000000000034', '40000000-0000-4000-8000-000000000002', 'PBG', 'Didaftarkan', null, null, '2026-01-02', null, null, '2026-01-03');
create temporary table held as select * from public.sppg_sertifikat;
create temporary table shown as select * from public.sppg_sertifikat_publik;
create temporary table kitchen as select * from public.sppg;
delete from public.audit_log;
select tests.as('admin');
delete from public.sppg_sertifikat where nomor = '31';
select results_eq(
  'select actor_email, action, table_name, row_id from public.audit_log',
  $$ values ('admin@contoh.id', 'DELETE', 'sppg_sertifikat', '50000000-0000-4000-8000-000000000031'::uuid) $$,
  'a deletion is recorded once, without the public copy'
);
select lives_ok('select public.restore_audit_entry(max(id)) from public.audit_log', 'a deleted certificate is restored');
select set_eq('select * from public.sppg_sertifikat', 'select * from held', 'as it was');
select set_eq('select * from public.sppg_sertifikat_publik', 'select * from shown', 'and visitors see it again');
delete from public.sppg_sertifikat where nomor = '31';
-- Within a test now() stands still: what was deleted alone is dated back, so that it does not look deleted with the kitchen.
select tests.as('owner');
update public.audit_log set created_at = now() - interval '1 hour' where row_id = '50000000-0000-4000-8000-000000000031';
-- As it is after that, which its stamp knows.
update kitchen set updated_at = sppg.updated_at from public.sppg where sppg.id = kitchen.id;

-- A kitchen that is deleted leaves them, and they wait for it
select tests.set_access('any_signed_in');
grant insert (id) on public.sppg to authenticated;
select tests.as('pending');
delete from public.sppg where id = '40000000-0000-4000-8000-000000000001';
select throws_ok(
  $$ insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
     values ('40000000-0000-4000-8000-000000000001', 'UJI-X', 'Dapur Lain', 'Kota Tegal', '20000000-0000-4000-8000-000000000001') $$,
  'P0001', 'Data ini sudah tersimpan, lalu dihapus. Tutup formulir ini untuk menambahkan yang baru.',
  'nobody gets them for a kitchen of their own by giving it the id of the deleted one'
);
select tests.as('admin');
select is(
  (select count(*) from public.audit_log where action = 'DELETE' and created_at = now()), 1::bigint,
  'who deletes a kitchen deletes none of its certificates'
);
select set_eq(
  'select * from public.sppg_sertifikat', $$ select * from held where nomor is distinct from '31' $$, 'all are there'
);
select is_empty(
  $$ select from public.sppg_sertifikat_publik where sppg_id = '40000000-0000-4000-8000-000000000001' $$,
  'visitors do not see them while their kitchen is gone'
);
select results_eq(
  'select nomor, jenis, terkini, sppg_dihapus, nama_sppg, kode_unik_pendaftaran, search_text from public.sertifikat order by id',
  $$
    values
      ('32', 'Juru Masak', false, true, 'SPPG Uji', 'UJI-001', '32 SPPG Uji UJI-001'),
      (null, 'PBG', false, true, 'SPPG Uji', 'UJI-001', 'SPPG Uji UJI-001'),
      (null, 'PBG', true, false, 'SPPG Lain', 'UJI-002', 'SPPG Lain UJI-002')
  $$,
  'admins see which have lost their kitchen, and what it was; none of them counts'
);
select throws_ok(
  $$ insert into public.sppg_sertifikat (sppg_id, jenis, status, nomor, tanggal_terbit)
     values ('40000000-0000-4000-8000-000000000002', 'Juru Masak', 'Terbit', '32', '2026-02-01') $$,
  '23505', null, 'their numbers stay taken'
);
select lives_ok(
  $$ update public.sppg_sertifikat set penerbit = 'Dinas' where nomor = '32' $$, 'an admin corrects one of them'
);
select is_empty($$ select from public.sppg_sertifikat_publik where id = '50000000-0000-4000-8000-000000000032' $$, 'which shows it to nobody');
update public.sppg_sertifikat set penerbit = null where nomor = '32';
select throws_ok(
  $$ select public.restore_audit_entry(max(id)) from public.audit_log where action = 'DELETE' and table_name = 'sppg_sertifikat' $$,
  '23503', 'insert or update on table "sppg_sertifikat" violates foreign key constraint "sppg_sertifikat_sppg_id_fkey"',
  'a deleted certificate does not come back without its kitchen'
);
select lives_ok(
  $$ select public.restore_audit_entry(id) from public.audit_log where action = 'DELETE' and table_name = 'sppg' $$,
  'a deleted kitchen is restored'
);
select set_eq('select * from public.sppg', 'select * from kitchen', 'as it was');
select set_eq(
  'select * from public.sppg_sertifikat_publik', $$ select * from shown where nomor is distinct from '31' $$,
  'and its certificates are public again'
);
select lives_ok(
  $$ select public.restore_audit_entry(max(id)) from public.audit_log where action = 'DELETE' and table_name = 'sppg_sertifikat' $$,
  'now the deleted certificate comes back as well'
);
select set_eq('select * from public.sppg_sertifikat', 'select * from held', 'all is as it was');

-- The result of a test is public like the other columns, and an admin can undo its change
select tests.as('owner');
insert into public.sppg_sertifikat (id, sppg_id, jenis, status, nomor, hasil, tanggal_terbit)
values ('50000000-0000-4000-8000-000000000035', '40000000-0000-4000-8000-000000000001', 'Akreditasi', 'Terbit', '35', 'Baik Sekali', '2026-01-02');
select tests.as('admin');
update public.sppg_sertifikat set hasil = 'Unggul' where nomor = '35';
select lives_ok('select public.restore_audit_entry(max(id)) from public.audit_log', 'a changed result is taken back');
select tests.as('visitor');
select results_eq(
  $$ select hasil from public.sppg_sertifikat_publik where jenis = 'Akreditasi' $$, array['Baik Sekali'], 'visitors read the result'
);

-- A scan comes back with its certificate while it is stored
select tests.as('owner');
delete from public.sppg_sertifikat;
insert into storage.objects (bucket_id, name) values ('certificate_scans', 'ca5e0000-0000-4000-8000-000000000001.pdf'), ('certificate_scans', 'ca5e0000-0000-4000-8000-000000000002.jpg');
insert into public.sppg_sertifikat (id, sppg_id, jenis, tanggal_daftar, scan_path, scan_size) values
  ('50000000-0000-4000-8000-000000000041', '40000000-0000-4000-8000-000000000001', 'PBG', '2026-01-01', 'ca5e0000-0000-4000-8000-000000000001.pdf', 2000),
  ('50000000-0000-4000-8000-000000000042', '40000000-0000-4000-8000-000000000001', 'IPAL', '2026-01-01', 'ca5e0000-0000-4000-8000-000000000002.jpg', 3000);
create temporary table scanned as select * from public.sppg_sertifikat;
select tests.as('admin');
select throws_ok(
  $$ update public.sppg_sertifikat set scan_path = 'ca5e0000-0000-4000-8000-000000000001.pdf', scan_size = 2000 where jenis = 'IPAL' $$,
  '23505', null, 'a scan belongs to one certificate'
);
delete from public.sppg_sertifikat;
select lives_ok(
  $$ select public.restore_audit_entry(id) from public.audit_log where action = 'DELETE' and before ->> 'scan_path' is not null $$,
  'both come back'
);
select set_eq('select * from public.sppg_sertifikat', 'select * from scanned', 'a scan that is still stored comes back');
update public.sppg_sertifikat set penerbit = 'Dinas', scan_path = null, scan_size = null where jenis = 'PBG';
delete from public.sppg_sertifikat where jenis = 'IPAL';
select tests.as('owner');
delete from storage.objects where bucket_id = 'certificate_scans';
select tests.as('admin');
select lives_ok(
  $$
    select public.restore_audit_entry(max(id)) from public.audit_log
    where action in ('UPDATE', 'DELETE') and before ->> 'scan_path' is not null group by action
  $$,
  'one is deleted, one has lost its scan: both are put back'
);
select set_eq(
  'select id, penerbit, scan_path, scan_size from public.sppg_sertifikat',
  'select id, penerbit, null::text, null::integer from scanned',
  'without a scan that is gone the certificate comes back, and all else that was overwritten'
);
select tests.as('pending');
select throws_ok(
  'select public.restore_audit_entry(1)', '42501', null, 'nobody but admins restores'
);

select * from finish();
rollback;
