-- Who stands for an SPPG: what managers (here an admin) and the owner write is confirmed, what others add, or of which they change a word, is not.
begin;
\ir setup.psql
select plan((30 + count(*))::integer) from tests.columns('authenticated', 'update', 'sppg');

select tests.set_access('any_signed_in');
insert into public.yayasan (id, nama) values
  ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji'), ('20000000-0000-4000-8000-000000000002', 'Yayasan Lain');

create function pg_temp.add(code text) returns void language sql as $$
  insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
  values (code, 'SPPG ' || code, 'Jalan Uji', '20000000-0000-4000-8000-000000000001');
$$;
create function pg_temp.is_confirmed(code text) returns boolean language sql as $$
  select dikonfirmasi_pada is not null from public.sppg where kode_unik_pendaftaran = code;
$$;
-- One account may end five confirmations in an hour, and a test takes no longer.
create function pg_temp.an_hour_later() returns void language sql security definer as $$
  update public.audit_log set created_at = created_at - interval '1 hour';
$$;

-- Nobody writes it through the API
select hasnt_column('public', 'sppg', 'dikonfirmasi_oleh', 'who confirmed it is in the audit trail alone');
select isnt_definer('public', 'konfirmasi_sppg', array['uuid', 'timestamp with time zone'], 'with the rights of its caller');

-- Added
select pg_temp.add('SQL-7');
select ok(pg_temp.is_confirmed('SQL-7'), 'what SQL adds is the owner''s');
select tests.as('service_role');
select pg_temp.add('LAYANAN-7');
select ok(pg_temp.is_confirmed('LAYANAN-7'), 'so is what the service role adds');
select tests.as('pending');
select pg_temp.add('UJI-7');
select ok(not pg_temp.is_confirmed('UJI-7'), 'what somebody adds who is no admin is not confirmed');
select set_config('app.restoring', 'on', true);
select pg_temp.add('UJI-9');
select ok(not pg_temp.is_confirmed('UJI-9'), 'nor where a row is put back');
select set_config('app.restoring', '', true);
select tests.as('admin');
select pg_temp.add('ADM-7');
select ok(pg_temp.is_confirmed('ADM-7'), 'what an admin adds is confirmed');

-- Changed by somebody who is no admin
select tests.as('pending');
update public.sppg set nama = nama, status_verifikasi = status_verifikasi where kode_unik_pendaftaran = 'ADM-7';
select ok(pg_temp.is_confirmed('ADM-7'), 'it is no other for being saved');
create function pg_temp.confirmed_after(code text, change text) returns boolean language plpgsql as $$
declare
  confirmed boolean;
begin
  perform pg_temp.an_hour_later();
  perform tests.as('admin');
  perform pg_temp.add(code);
  perform tests.as('pending');
  execute format(
    'update public.sppg set %s where kode_unik_pendaftaran = %L returning dikonfirmasi_pada is not null', change, code
  ) into confirmed;
  return confirmed;
end;
$$;
create temporary table other (name, value) as values
  ('kabupaten_kota', 'Kota Tegal'), ('yayasan_id', '20000000-0000-4000-8000-000000000002'), ('status_verifikasi', 'Sudah Operasional'),
  ('status_pengajuan_sppg', 'Terverifikasi'), ('status_bangunan', 'Renovasi Bangunan'), ('sasaran_jumlah_penerima_manfaat', '1000'),
  ('progres_pembangunan', 'Ditutup setelah keracunan 41 siswa'), ('id_bgn', 'LAIN1234');
-- Without the columns of closing, which a trigger reserves for managers.
select is(
  pg_temp.confirmed_after('UBAH-' || row_number() over (), format('%I = %L', name, coalesce(value, 'Lain'))), false,
  'no longer confirmed with another ' || name
)
from tests.columns('authenticated', 'update', 'sppg') as name left join other using (name)
where name not in ('ditutup_pada', 'alasan_tutup');

-- Whose schools somebody changes who is no admin
create function pg_temp.confirmed_after_school(change text) returns boolean language plpgsql as $$
begin
  perform pg_temp.an_hour_later();
  perform tests.as('admin');
  perform public.konfirmasi_sppg(id, updated_at) from public.sppg where kode_unik_pendaftaran = 'ADM-7';
  perform tests.as('pending');
  execute change;
  return pg_temp.is_confirmed('ADM-7');
end;
$$;
select tests.as('admin');
select pg_temp.add('ADM-8');
insert into public.sppg_sekolah (sppg_id, nama) select id, 'SD Uji' from public.sppg where kode_unik_pendaftaran in ('ADM-7', 'ADM-8');
select ok(pg_temp.is_confirmed('ADM-7'), 'an admin adds a school, and it stays confirmed');
select is(pg_temp.confirmed_after_school(change), false, 'no longer confirmed: ' || left(change, 6))
from unnest(array[
  $$ insert into public.sppg_sekolah (sppg_id, nama) select id, 'SD Lain' from public.sppg where kode_unik_pendaftaran = 'ADM-7' $$,
  $$ update public.sppg_sekolah set nama = 'SD Palsu' where nama = 'SD Lain' $$,
  $$ delete from public.sppg_sekolah where nama = 'SD Palsu' $$
]) as change;
select ok(pg_temp.is_confirmed('ADM-8'), 'other kitchens stay confirmed');

-- Upserts are no way around it
select tests.as('pending');
insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
values ('UJI-7', 'SPPG UJI-7', 'Jalan Uji', '20000000-0000-4000-8000-000000000001')
on conflict (private.search_key(kode_unik_pendaftaran)) do update set nama = excluded.nama;
select ok(not pg_temp.is_confirmed('UJI-7'), 'an upsert confirms nothing');

-- Confirmed by an admin, as it was read
create function pg_temp.confirm(code text) returns void language sql as $$
  select public.konfirmasi_sppg(id, updated_at) from public.sppg where kode_unik_pendaftaran = code;
$$;
select throws_ok(
  $$ select pg_temp.confirm('UJI-7') $$, '42501', 'Hanya pengelola dan admin yang dapat melakukan ini.', 'only managers confirm'
);
select ok(not pg_temp.is_confirmed('UJI-7'), 'and it stays unconfirmed');
select tests.as('admin');
select throws_ok(
  $$ select public.konfirmasi_sppg(id, updated_at - interval '1 microsecond') from public.sppg where kode_unik_pendaftaran = 'UJI-7' $$,
  'P0001', 'Data SPPG ini baru saja diubah. Periksa sekali lagi, lalu konfirmasi.', 'not what they have not read'
);
select throws_ok(
  $$ select public.konfirmasi_sppg('40000000-0000-4000-8000-0000000000ff', now()) $$,
  'P0002', 'SPPG ini sudah dihapus.', 'nor what is gone'
);
select tests.as('owner');
alter table public.sppg disable trigger user;
update public.sppg set updated_at = '2026-01-01' where kode_unik_pendaftaran = 'UJI-7';
alter table public.sppg enable trigger user;
select tests.as('admin');
select lives_ok($$ select pg_temp.confirm('UJI-7') $$, 'an admin confirms');
select ok(pg_temp.is_confirmed('UJI-7'), 'and it is confirmed');
select results_eq(
  $$ select updated_at from public.sppg where kode_unik_pendaftaran = 'UJI-7' $$, $$ values (timestamptz '2026-01-01') $$,
  'which is no change of the data'
);
select results_eq(
  $$
    select action, actor_email, before - 'dikonfirmasi_pada' = after - 'dikonfirmasi_pada', after ->> 'dikonfirmasi_pada' is not null
    from public.audit_log where after ->> 'kode_unik_pendaftaran' = 'UJI-7' order by id desc limit 1
  $$,
  $$ values ('UPDATE', 'admin@contoh.id', true, true) $$,
  'the audit trail knows who it was'
);
select lives_ok($$ select pg_temp.confirm('UJI-7') $$, 'once more is fine, as the first answer may have been lost');
select results_eq(
  $$ select count(*) from public.audit_log where after ->> 'kode_unik_pendaftaran' = 'UJI-7' and action = 'UPDATE' $$,
  $$ values (1::bigint) $$, 'and is not recorded'
);

-- Changed by an admin
update public.sppg set progres_pembangunan = '1%' where kode_unik_pendaftaran = 'UJI-9';
select ok(not pg_temp.is_confirmed('UJI-9'), 'who changes one word has not read the others: it is still not confirmed');
select tests.as('service_role');
update public.sppg set progres_pembangunan = '2%' where kode_unik_pendaftaran = 'UJI-9';
select ok(not pg_temp.is_confirmed('UJI-9'), 'whoever it is');
select tests.as('admin');
select pg_temp.confirm('UJI-9');
update public.sppg set progres_pembangunan = '3%' where kode_unik_pendaftaran = 'UJI-9';
select ok(pg_temp.is_confirmed('UJI-9'), 'what is confirmed stays so when an admin changes it');

-- Put back, and taken back by the owner
select tests.as('owner');
update public.sppg set dikonfirmasi_pada = null where kode_unik_pendaftaran = 'UJI-9';
select ok(not pg_temp.is_confirmed('UJI-9'), 'the owner can take a confirmation back');
select tests.as('admin');
update public.sppg set nama = nama where kode_unik_pendaftaran = 'UJI-9';
select ok(not pg_temp.is_confirmed('UJI-9'), 'saving without a change confirms nothing');
select tests.as('owner');
create temporary table kept as select * from public.sppg where kode_unik_pendaftaran in ('UJI-9', 'ADM-7');
update kept set dikonfirmasi_pada = '2026-01-01' where kode_unik_pendaftaran = 'ADM-7';
delete from public.sppg where kode_unik_pendaftaran in ('UJI-9', 'ADM-7');
select set_config('app.restoring', 'on', true);
insert into public.sppg select * from kept;
select results_eq(
  $$ select kode_unik_pendaftaran, dikonfirmasi_pada from public.sppg where kode_unik_pendaftaran in ('UJI-9', 'ADM-7') order by 1 $$,
  $$ values ('ADM-7', timestamptz '2026-01-01'), ('UJI-9', null) $$,
  'a row that is put back keeps the confirmation that it had'
);
update public.sppg set nama = 'SPPG Dulu' where kode_unik_pendaftaran = 'UJI-9';
select ok(not pg_temp.is_confirmed('UJI-9'), 'so does one that is put back to what it was');
select set_config('app.restoring', '', true);

-- The search
insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id) values
  ('CARI-1', 'SPPG Karangjati Wetan', 'Jalan Uji', '20000000-0000-4000-8000-000000000001'),
  ('CARI-2', 'SPPG Karangjati Kulon', 'Jalan Uji', '20000000-0000-4000-8000-000000000001');
select tests.as('pending');
insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id, status_verifikasi) values
  ('Karangjati', 'SPPG Karangjati', 'Jalan Penipu', '20000000-0000-4000-8000-000000000001', 'Sudah Operasional');
select tests.as('visitor');
select results_eq(
  $$ select kode_unik_pendaftaran, dikonfirmasi_pada is not null from public.cari_sppg('karangjati') $$,
  $$ values ('CARI-2', true), ('CARI-1', true), ('Karangjati', false) $$,
  'a stranger''s code hides no kitchen of that name, and what is confirmed comes first'
);

select * from finish();
rollback;
