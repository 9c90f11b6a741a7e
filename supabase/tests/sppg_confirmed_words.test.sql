-- What a confirmation is of: the kitchen and all that hangs on it, as a manager has read it. Restoring and undoing bring it back
-- with exactly these words.
begin;
\ir setup.psql
select plan(57);

select tests.set_access('any_signed_in');
insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, status_verifikasi, yayasan_id)
values ('40000000-0000-4000-8000-000000000001', 'UJI-1', 'SPPG Uji', 'Jalan Uji', 'Sudah Operasional', '20000000-0000-4000-8000-000000000001');
insert into public.sppg_sekolah (sppg_id, nama) values ('40000000-0000-4000-8000-000000000001', 'SD Uji');
delete from public.audit_log;

create function pg_temp.stamp() returns timestamptz language sql as $$
  select updated_at from public.sppg where id = '40000000-0000-4000-8000-000000000001';
$$;
create function pg_temp.is_confirmed() returns boolean language sql as $$
  select dikonfirmasi_pada is not null from public.sppg where id = '40000000-0000-4000-8000-000000000001';
$$;
create function pg_temp.confirm(seen timestamptz) returns text language sql as $$
  select format('select public.konfirmasi_sppg(%L, %L)', '40000000-0000-4000-8000-000000000001', seen);
$$;
create function pg_temp.latest(verb text, of text) returns bigint language sql security definer as $$
  select max(id) from public.audit_log where action = verb and table_name = of;
$$;
-- All that somebody did within an hour, as an admin undoes it.
create function pg_temp.undo(address text) returns setof text language sql as $$
  select message from public.undo_account_changes(
    (select user_id from public.accounts where email = address), now() - interval '1 hour', now(),
    (
      select coalesce(jsonb_object_agg(table_name || ' ' || row_id, last_entry), '{}')
      from public.accounts, public.account_changes(user_id, now() - interval '1 hour', now()) where email = address
    )
  );
$$;
-- As if the next person came later.
create function pg_temp.later() returns void language sql security definer as $$
  update public.audit_log set created_at = created_at - interval '2 hours';
$$;

-- Each change of a row that belongs to a kitchen raises the kitchen's stamp, whoever makes it
create temporary table change (name, verb, statement) as
  select name, verb, statement
  from (values
    ('sppg_sekolah', $$ insert into public.sppg_sekolah (sppg_id, nama) values (%1$L, 'SD Lain') $$,
      $$ update public.sppg_sekolah set kecamatan = 'Lain' where nama = 'SD Lain' $$, $$ delete from public.sppg_sekolah where nama = 'SD Lain' $$),
    ('sppg_sertifikat', $$ insert into public.sppg_sertifikat (sppg_id, jenis, tanggal_daftar) values (%1$L, 'PBG', '2026-01-01') $$,
      $$ update public.sppg_sertifikat set penerbit = 'Lain' where sppg_id = %1$L $$, $$ delete from public.sppg_sertifikat where sppg_id = %1$L $$),
    ('sppg_penghentian', $$ insert into public.sppg_penghentian (sppg_id, mulai, oleh, alasan) values (%1$L, '2026-01-01', 'Kami', 'Uji') $$,
      $$ update public.sppg_penghentian set tanggapan = 'Lain' where sppg_id = %1$L $$, $$ delete from public.sppg_penghentian where sppg_id = %1$L $$),
    ('sppg_inspeksi', $$ insert into public.sppg_inspeksi (sppg_id, hari, oleh, hasil, temuan) values (%1$L, '2026-01-01', 'Kami', 'baik', 'Uji') $$,
      $$ update public.sppg_inspeksi set tanggapan = 'Lain' where sppg_id = %1$L $$, $$ delete from public.sppg_inspeksi where sppg_id = %1$L $$),
    ('sppg_perkembangan', $$ insert into public.sppg_perkembangan (sppg_id, tanggal, status_verifikasi) values (%1$L, '2026-01-01', 'Siap Bangun') $$,
      $$ update public.sppg_perkembangan set catatan = 'Lain' where sppg_id = %1$L $$, $$ delete from public.sppg_perkembangan where sppg_id = %1$L $$),
    -- Nobody deletes an incident.
    ('sppg_kejadian', $$ select public.laporkan_kejadian(jsonb_build_object(
        'id', '70000000-0000-4000-8000-000000000001', 'sppg_id', %1$L, 'jenis', 'lain', 'hari', '2026-01-01')) $$,
      $$ select public.tulis_kabar(jsonb_build_object('id', gen_random_uuid(), 'kejadian_id', '70000000-0000-4000-8000-000000000001',
        'isi', 'Uji', 'tutup', true)) $$, null)
  ) as hanging (name, added, edited, deleted)
    cross join lateral (values (1, 'added', added), (2, 'edited', edited), (3, 'deleted', deleted)) as step (place, verb, statement)
  where statement is not null
  order by name, place;
select set_eq(
  'select distinct name from change',
  $$
    select relname::text from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'sppg_id' and relname not in ('sppg_sertifikat_publik', 'sppg_tanda_tangan', 'keluhan', 'job_openings')
  $$,
  'what hangs on a kitchen, complete'
);
create function pg_temp.moves(what text, statement text) returns setof text language plpgsql as $$
declare
  seen constant timestamptz := pg_temp.stamp();
begin
  execute format(statement, '40000000-0000-4000-8000-000000000001');
  return next throws_ok(
    pg_temp.confirm(seen), 'P0001', 'Data SPPG ini baru saja diubah. Periksa sekali lagi, lalu konfirmasi.', what || ': what was read before is not confirmed'
  );
  return next ok(pg_temp.is_confirmed(), what || ' by a manager: they stand for it');
end;
$$;
select tests.as('manager');
select pg_temp.moves(name || ' ' || verb, statement) from change;
select tests.as('owner');
select is_empty(
  $$ select from private.unread_words(array['40000000-0000-4000-8000-000000000001'::uuid]) $$, 'all of it is as a manager stands for it'
);

-- By anybody else
select tests.as('pending');
create temporary table seen as select pg_temp.stamp() as stamp;
insert into public.sppg_sekolah (sppg_id, nama) values ('40000000-0000-4000-8000-000000000001', 'SD Palsu');
select ok(not pg_temp.is_confirmed(), 'a stranger''s school ends the confirmation');
select tests.as('admin');
select throws_ok((select pg_temp.confirm(stamp) from seen), 'P0001', null, 'and is not confirmed unread');
update public.sppg set estimasi_selesai = '2027' where kode_unik_pendaftaran = 'UJI-1';
select ok(not pg_temp.is_confirmed(), 'nor by who changes another word of the kitchen');
select public.restore_audit_entry(pg_temp.latest('UPDATE', 'sppg'));
select ok(not pg_temp.is_confirmed(), 'nor by who takes that back');
select results_eq(
  $$ select amount, sppg_codes, reason from public.admin_summary where topic = 'confirmations_ended' $$,
  $$ values (1, array['UJI-1'], 'menunggu@contoh.id') $$, 'an admin reads who it was'
);
select is_empty($$ select pg_temp.undo('menunggu@contoh.id') $$, 'the stranger''s school is undone');
select ok(pg_temp.is_confirmed(), 'with it the kitchen is what was confirmed, and is so again');
select is((select amount from public.admin_summary where topic = 'confirmations_ended'), 0, 'and nobody is named any more');

-- A deleted kitchen
select pg_temp.later();
select tests.as('manager');
delete from public.sppg where kode_unik_pendaftaran = 'UJI-1';
select tests.as('pending');
update public.sppg_sekolah set nama = 'SD Palsu' where sppg_id = '40000000-0000-4000-8000-000000000001';
select tests.as('admin');
select public.restore_audit_entry(pg_temp.latest('DELETE', 'sppg'));
select ok(not pg_temp.is_confirmed(), 'comes back unconfirmed with a school that was changed meanwhile');
select public.restore_audit_entry(pg_temp.latest('UPDATE', 'sppg_sekolah'));
select ok(pg_temp.is_confirmed(), 'and confirmed once that is back, too');

-- A stranger's row that a manager deleted
select pg_temp.later();
select tests.as('pending');
insert into public.sppg_sekolah (sppg_id, nama) values ('40000000-0000-4000-8000-000000000001', 'SD Palsu');
select tests.as('manager');
delete from public.sppg_sekolah where nama = 'SD Palsu';
select lives_ok(pg_temp.confirm(pg_temp.stamp()), 'what a manager has read they confirm');
select tests.as('admin');
select public.restore_audit_entry(pg_temp.latest('DELETE', 'sppg_sekolah'));
select ok(not pg_temp.is_confirmed(), 'to restore a stranger''s school confirms it not');

-- Undoing what has moved since the preview
delete from public.sppg_sekolah where nama = 'SD Palsu';
select public.konfirmasi_sppg(id, updated_at) from public.sppg where kode_unik_pendaftaran = 'UJI-1';
select pg_temp.later();
select tests.as('pending');
update public.sppg set nama = 'SPPG Palsu' where kode_unik_pendaftaran = 'UJI-1';
select tests.as('admin');
create temporary table preview as
  select jsonb_object_agg(table_name || ' ' || row_id, last_entry) as chosen
  from public.account_changes(tests.id('pending'), now() - interval '1 hour', now());
insert into public.sppg_sekolah (sppg_id, nama) values ('40000000-0000-4000-8000-000000000001', 'SD Baru');
select throws_ok(
  $$ select public.undo_account_changes(tests.id('pending'), now() - interval '1 hour', now(), chosen) from preview $$,
  'P0001', 'Sebagian data ini baru saja berubah lagi. Periksa daftarnya yang terbaru, lalu ulangi.',
  'a school that was added after the preview is looked at first'
);
select is_empty($$ select pg_temp.undo('menunggu@contoh.id') $$, 'then it is undone');
select ok(pg_temp.is_confirmed(), 'and confirmed: the school is an admin''s');

-- What a manager is shown before they confirm
select tests.as('owner');
delete from public.audit_log;
select tests.as('pending');
update public.sppg set nama = 'SPPG Palsu', akun_tiktok = 'orang.lain' where kode_unik_pendaftaran = 'UJI-1';
insert into public.sppg_sekolah (sppg_id, nama) values ('40000000-0000-4000-8000-000000000001', 'SD Palsu');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
values ('40000000-0000-4000-8000-000000000002', 'UJI-2', 'SPPG Baru', 'Jalan Baru', '20000000-0000-4000-8000-000000000001');
create function pg_temp.unread(kitchen uuid) returns jsonb language sql as $$
  select public.sppg_belum_dibaca(array[kitchen]) -> 0;
$$;
select throws_ok(
  $$ select pg_temp.unread('40000000-0000-4000-8000-000000000001') $$,
  '42501', 'Hanya pengelola dan admin yang dapat melakukan ini.', 'it is for managers'
);
select tests.as('manager');
select results_eq(
  $$
    select words ->> 'kolom', words ->> 'sebelum', words ->> 'sekarang'
    from jsonb_array_elements(pg_temp.unread('40000000-0000-4000-8000-000000000001') -> 'kolom') as words order by 1
  $$,
  $$ values ('akun_tiktok', null, 'orang.lain'), ('nama', 'SPPG Uji', 'SPPG Palsu') $$,
  'what differs from what was confirmed'
);
select is(pg_temp.unread('40000000-0000-4000-8000-000000000001') -> 'lainnya', '1', 'and how many rows that hang on it');
select is(
  (select count(*) from jsonb_array_elements(pg_temp.unread('40000000-0000-4000-8000-000000000002') -> 'kolom') where value ->> 'sebelum' is null),
  (
    select count(*) from public.sppg, jsonb_each_text(to_jsonb(sppg) - array['id', 'created_at', 'updated_at', 'dikonfirmasi_pada']) as word
    where kode_unik_pendaftaran = 'UJI-2' and word.value is not null
  ),
  'of one that was never confirmed all that is filled in'
);
select public.konfirmasi_sppg(id, updated_at) from public.sppg where kode_unik_pendaftaran = 'UJI-1';
select is(public.sppg_belum_dibaca(array['40000000-0000-4000-8000-000000000001'::uuid]), '[]', 'nothing of one that is confirmed');
select throws_ok(
  $$ select public.sppg_belum_dibaca(array(select gen_random_uuid() from generate_series(1, 101))) $$,
  'P0001', 'Sekali periksa paling banyak 100 SPPG.', 'not all at once'
);

select * from finish();
rollback;
