-- Dated progress of kitchens: written by triggers with each change, by managers with notes and photos; what managers stand
-- for, everyone reads.
begin;
\ir setup.psql
select plan(52);

insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
delete from public.sppg_perkembangan;
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id) values
  ('40000000-0000-4000-8000-000000000001', 'UJI-001', 'SPPG Uji', 'Kota Semarang', '20000000-0000-4000-8000-000000000001'),
  ('40000000-0000-4000-8000-000000000002', 'UJI-002', 'SPPG Lain', 'Kota Semarang', '20000000-0000-4000-8000-000000000001');
select is_empty('select from public.sppg_perkembangan', 'a kitchen without a progress has no line');

-- Within a test now() stands still: lines are told apart by their days.
create function pg_temp.lines(kitchen text) returns setof text language sql as $$
  select concat_ws(
    ' ', (now() at time zone 'Asia/Jakarta')::date - tanggal, status_verifikasi, progres_pembangunan, catatan,
    case when not dikonfirmasi then '?' end
  )
  from public.sppg_perkembangan where sppg_id = ('40000000-0000-4000-8000-00000000000' || kitchen)::uuid
  order by tanggal, created_at;
$$;

-- Whose word it is
insert into public.sppg_perkembangan (id, sppg_id, tanggal, status_verifikasi, catatan)
values ('50000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000001', '2026-06-01', 'Siap Bangun', 'Gambar disetujui.');

select tests.as('manager');
insert into public.sppg_perkembangan (sppg_id, status_verifikasi, catatan) values ('40000000-0000-4000-8000-000000000001', 'Siap Bangun', 'Uji');
select ok((select dikonfirmasi from public.sppg_perkembangan where catatan = 'Uji'), 'a manager stands for what they add');
delete from public.sppg_perkembangan where catatan = 'Uji';
select tests.as('owner');

-- Constraints
select throws_ok(
  format($$ update public.sppg_perkembangan set %s where id = '50000000-0000-4000-8000-000000000001' $$, change),
  '23514', format('new row for relation "sppg_perkembangan" violates check constraint "%s"', rule), rule || ': ' || change
)
from (values
  ($$tanggal = '1999-12-31'$$, 'sppg_perkembangan_tanggal_plausible'),
  ($$status_verifikasi = 'Selesai'$$, 'sppg_perkembangan_status_verifikasi_known'),
  ($$progres_pembangunan = repeat('x', 101)$$, 'sppg_perkembangan_progres_pembangunan_max_length'),
  ($$progres_pembangunan = E'40%\u200B'$$, 'sppg_perkembangan_progres_pembangunan_visible'),
  ($$catatan = ' '$$, 'sppg_perkembangan_catatan_not_blank'),
  ($$catatan = repeat('x', 1001)$$, 'sppg_perkembangan_catatan_max_length'),
  ($$catatan = E'Uji\u2028'$$, 'sppg_perkembangan_catatan_visible'),
  ($$foto = array_fill('7f3c1a52-0c1d-4b6e-9a58-000000000001.jpg'::text, array[5])$$, 'sppg_perkembangan_foto_at_most_four'),
  ($$foto = array_fill('7f3c1a52-0c1d-4b6e-9a58-000000000001.jpg'::text, array[2])$$, 'sppg_perkembangan_foto_plausible'),
  ($$foto = array['7f3c1a52-0c1d-4b6e-9a58-000000000001-640.jpg']$$, 'sppg_perkembangan_foto_plausible'),
  ($$foto = array[null]$$, 'sppg_perkembangan_foto_plausible'),
  ($$shows_people = true$$, 'sppg_perkembangan_people_agreed_required')
) as broken (change, rule);
select throws_ok(
  $$ update public.sppg_perkembangan set tanggal = tests.day(-1) $$, 'P0001', 'Tanggal perkembangan tidak boleh setelah hari ini.',
  'no line is of a day that is yet to come'
);
select throws_ok(
  $$ insert into public.sppg_perkembangan (sppg_id, status_verifikasi) values ('40000000-0000-4000-8000-0000000000ff', 'Siap Bangun') $$,
  '23503', 'insert or update on table "sppg_perkembangan" violates foreign key constraint "sppg_perkembangan_sppg_id_fkey"',
  'the kitchen must exist'
);
delete from public.sppg_perkembangan;

-- The lines of changes
select tests.as('manager');
update public.sppg set status_verifikasi = 'Proses Pembangunan', progres_pembangunan = '10%' where kode_unik_pendaftaran = 'UJI-001';
update public.sppg set progres_pembangunan = '20%' where kode_unik_pendaftaran = 'UJI-001';
update public.sppg set estimasi_selesai = 'Triwulan I 2027' where kode_unik_pendaftaran = 'UJI-001';
select results_eq(
  $$ select pg_temp.lines('1') $$, array['0 Proses Pembangunan 20%'], 'what one person changes on one day is one line, of today'
);
select tests.as('admin');
update public.sppg set progres_pembangunan = '25%' where kode_unik_pendaftaran = 'UJI-001';
select is((select count(*) from pg_temp.lines('1')), 2::bigint, 'what another one changes is another');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id, status_verifikasi, progres_pembangunan) values (
  '40000000-0000-4000-8000-000000000003', 'UJI-003', 'SPPG Ketiga', 'Kota Semarang', '20000000-0000-4000-8000-000000000001',
  'Proses Pembangunan', '5%'
);
select results_eq($$ select pg_temp.lines('3') $$, array['0 Proses Pembangunan 5%'], 'a kitchen that begins with a progress begins with a line');

-- A line changes the kitchen, if it is the newest
select tests.as('owner');
delete from public.sppg_perkembangan;
select tests.as('manager');
insert into public.sppg_perkembangan (sppg_id, tanggal, status_verifikasi, progres_pembangunan, catatan) values
  ('40000000-0000-4000-8000-000000000002', tests.day(9), 'Proses Pembangunan', '30%', 'Dinding'),
  ('40000000-0000-4000-8000-000000000002', tests.day(20), 'Proses Pembangunan', '10%', 'Pondasi');
create function pg_temp.kitchen() returns text language sql as $$
  select status_verifikasi || ' ' || progres_pembangunan from public.sppg where kode_unik_pendaftaran = 'UJI-002';
$$;
select is(pg_temp.kitchen(), 'Proses Pembangunan 30%', 'a kitchen is what its newest line says');
select results_eq(
  $$ select pg_temp.lines('2') $$, array['20 Proses Pembangunan 10% Pondasi', '9 Proses Pembangunan 30% Dinding'], 'which is not written twice'
);
update public.sppg_perkembangan set progres_pembangunan = '15%' where catatan = 'Pondasi';
select is(pg_temp.kitchen(), 'Proses Pembangunan 30%', 'an older line changes nothing of it');
update public.sppg_perkembangan set progres_pembangunan = '35%' where catatan = 'Dinding';
select is(pg_temp.kitchen(), 'Proses Pembangunan 35%', 'an edit of the newest does');

-- One photo stands for the kitchen
create function pg_temp.kitchen_photos() returns setof text language sql as $$
  select catatan from public.sppg_perkembangan
  where sppg_id = '40000000-0000-4000-8000-000000000002' and foto_dapur order by catatan;
$$;
update public.sppg_perkembangan set foto_dapur = true where catatan = 'Pondasi';
select is_empty('select pg_temp.kitchen_photos()', 'a line without a photo has none that stands for its kitchen');
update public.sppg_perkembangan set foto = array['7f3c1a52-0c1d-4b6e-9a58-000000000001.jpg'], foto_dapur = true
where catatan = 'Pondasi';
select results_eq('select pg_temp.kitchen_photos()', array['Pondasi'], 'a manager chooses a photo for the kitchen');
update public.sppg_perkembangan set foto = array['7f3c1a52-0c1d-4b6e-9a58-000000000002.jpg'], foto_dapur = true
where catatan = 'Dinding';
select results_eq('select pg_temp.kitchen_photos()', array['Dinding'], 'another one takes its place');
update public.sppg_perkembangan set foto = '{}' where catatan = 'Dinding';
select is_empty('select pg_temp.kitchen_photos()', 'a photo that is taken away stands for nothing');
update public.sppg_perkembangan set foto = '{}' where catatan = 'Pondasi';

-- Many at once, with day and note
create function pg_temp.change(progress text) returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object('id', id, 'updated_at', updated_at, 'progres_pembangunan', progress))
  from public.sppg where kode_unik_pendaftaran = 'UJI-002';
$$;
select is(public.perbarui_sppg(pg_temp.change('50%'), tests.day(3), 'Atap'), '{}', 'a manager gives day and note of many changes');
select results_eq(
  $$ select pg_temp.lines('2') $$,
  array['20 Proses Pembangunan 15% Pondasi', '9 Proses Pembangunan 35% Dinding', '3 Proses Pembangunan 50% Atap'], 'which their lines have'
);
select is(public.perbarui_sppg(pg_temp.change('55%'), tests.day(5)), '{}', 'a day before the newest line');
select results_eq(
  $$ select pg_temp.lines('2') offset 2 $$, array['3 Proses Pembangunan 55% Atap'], 'is that of the newest line, whose note stays'
);
select is(public.perbarui_sppg(pg_temp.change('60%'), tests.day(3), 'Plafon'), '{}', 'another note of the same day');
select results_eq(
  $$ select catatan from public.sppg_perkembangan where tanggal = tests.day(3) order by 1 $$, array['Atap', 'Plafon'], 'is another line'
);
select throws_ok(
  $$ select public.perbarui_sppg(pg_temp.change('61%'), tests.day(-1)) $$, 'P0001', 'Tanggal perkembangan tidak boleh setelah hari ini.',
  'no day that is yet to come'
);
select is(public.perbarui_sppg(pg_temp.change('65%')), '{}', 'without a day');
select results_eq($$ select pg_temp.lines('2') offset 4 $$, array['0 Proses Pembangunan 65%'], 'it is today, without the note of the call before');

-- What nobody stands for yet
select tests.as('pending');
select throws_ok(
  $$ select public.perbarui_sppg(pg_temp.change('99%'), null, 'Palsu') $$, '42501', 'permission denied for table sppg_perkembangan',
  'who is no manager writes no note'
);
update public.sppg set progres_pembangunan = '99%' where kode_unik_pendaftaran = 'UJI-002';
select is_empty($$ select from public.sppg_perkembangan where progres_pembangunan = '99%' $$, 'who is no manager does not read the own line');
select tests.as('visitor');
select is_empty($$ select from public.sppg_perkembangan where progres_pembangunan = '99%' $$, 'nor do visitors');
select tests.as('manager');
select results_eq($$ select pg_temp.lines('2') offset 5 $$, array['0 Proses Pembangunan 99% ?'], 'a manager does');
update public.sppg_perkembangan set dikonfirmasi = true where progres_pembangunan = '99%';
select isnt_empty($$ select from public.sppg_perkembangan where progres_pembangunan = '99%' and dikonfirmasi $$, 'and confirms it');
select tests.as('pending');
update public.sppg set progres_pembangunan = '98%', lokasi = 'Kota Tegal' where kode_unik_pendaftaran = 'UJI-001';
update public.sppg set progres_pembangunan = '97%' where kode_unik_pendaftaran = 'UJI-002';
select tests.as('admin');
select public.konfirmasi_sppg(id, updated_at) from public.sppg where kode_unik_pendaftaran = 'UJI-001';
select set_eq(
  $$ select progres_pembangunan from public.sppg_perkembangan where not dikonfirmasi $$, array['97%'],
  'who confirms a kitchen stands for the line that says what it says, too'
);

-- Deleting, restoring and undoing
select tests.as('owner');
create temporary table held as select * from public.sppg_perkembangan where sppg_id = '40000000-0000-4000-8000-000000000002';
delete from public.audit_log;
select tests.as('admin');
delete from public.sppg where kode_unik_pendaftaran = 'UJI-002';
select results_eq('select table_name, action from public.audit_log', $$ values ('sppg', 'DELETE') $$, 'the lines of a deleted kitchen stay');
select lives_ok('select public.restore_audit_entry(max(id)) from public.audit_log', 'the kitchen comes back');
create function pg_temp.as_held(what text) returns text language sql as $$
  select set_eq(
    $q$ select * from public.sppg_perkembangan where sppg_id = '40000000-0000-4000-8000-000000000002' $q$, 'select * from held', what
  );
$$;
select pg_temp.as_held('its lines are as they were');
delete from public.sppg_perkembangan where catatan = 'Dinding';
select lives_ok('select public.restore_audit_entry(max(id)) from public.audit_log', 'a deleted line comes back');
select pg_temp.as_held('as it was');
select tests.as('owner');
delete from public.audit_log;
select tests.as('pending');
update public.sppg set progres_pembangunan = '1%' where kode_unik_pendaftaran = 'UJI-002';
select tests.as('admin');
select is_empty(
  $$
    select public.undo_account_changes(
      tests.id('pending'), now() - interval '1 hour', now() + interval '1 hour', jsonb_object_agg(table_name || ' ' || row_id, last_entry)
    )
    from public.account_changes(tests.id('pending'), now() - interval '1 hour', now() + interval '1 hour')
  $$,
  'what an account did is undone'
);
select pg_temp.as_held('with the line of it, and without another one');
select is(pg_temp.kitchen(), 'Proses Pembangunan 97%', 'and the kitchen is as before');
update public.sppg set progres_pembangunan = '2%' where kode_unik_pendaftaran = 'UJI-002';
select lives_ok(
  $$ select public.restore_audit_entry(max(id), max(id)) from public.audit_log where table_name = 'sppg' $$, 'one change alone is taken back'
);
select isnt_empty(
  $$
    select from public.sppg_perkembangan
    where sppg_id = '40000000-0000-4000-8000-000000000002' and progres_pembangunan = '97%' and tanggal = tests.day(0)
  $$,
  'the newest line says what the kitchen says again'
);

select * from finish();
rollback;
