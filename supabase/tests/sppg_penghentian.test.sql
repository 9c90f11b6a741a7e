-- Suspensions: what their columns may say, and which kitchens are stopped today.
begin;
\ir setup.psql
select plan(52);

insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id, kabupaten_kota) values
  ('40000000-0000-4000-8000-000000000001', 'UJI-001', 'SPPG Uji', 'Kota Semarang', '20000000-0000-4000-8000-000000000001', 'Kota Semarang'),
  ('40000000-0000-4000-8000-000000000002', 'UJI-002', 'SPPG Lain', 'Jawa Tengah', '20000000-0000-4000-8000-000000000001', null);
delete from public.sppg_penghentian;
insert into public.sppg_penghentian (id, sppg_id, mulai, sampai, oleh, alasan) values
  ('50000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000001', '2026-03-01', '2026-03-10', 'BGN', 'Uji');

select tests.set_access('approved_only');

-- Constraints
select tests.as('owner');
select throws_ok(
  format($$ update public.sppg_penghentian set %s where id = '50000000-0000-4000-8000-000000000001' $$, change),
  '23514', format('new row for relation "sppg_penghentian" violates check constraint "%s"', rule), rule || ': ' || change
)
from (values
  ($$mulai = '1999-12-31'$$, 'sppg_penghentian_mulai_plausible'),
  ($$sampai = '2026-02-28'$$, 'sppg_penghentian_sampai_after_start'),
  ($$sampai = null, sampai_pukul = '10:00'$$, 'sppg_penghentian_sampai_pukul_of_day'),
  ($$sampai = '2100-01-01'$$, 'sppg_penghentian_sampai_plausible'),
  ($$oleh = 'Polisi'$$, 'sppg_penghentian_oleh_known'),
  ($$alasan = ' '$$, 'sppg_penghentian_alasan_not_blank'),
  ($$alasan = repeat('x', 1001)$$, 'sppg_penghentian_alasan_max_length'),
  ($$alasan = E'Uji\u200B'$$, 'sppg_penghentian_alasan_visible'),
  ($$tanggapan = ''$$, 'sppg_penghentian_tanggapan_not_blank'),
  ($$tanggapan = repeat('x', 2001)$$, 'sppg_penghentian_tanggapan_max_length'),
  ($$tanggapan = E'Uji\u2028'$$, 'sppg_penghentian_tanggapan_visible')
) as broken (change, rule);
select throws_ok(
  $$ update public.sppg_penghentian set sppg_id = '40000000-0000-4000-8000-0000000000ff' $$,
  '23503', 'insert or update on table "sppg_penghentian" violates foreign key constraint "sppg_penghentian_sppg_id_fkey"',
  'the kitchen must exist'
);
select lives_ok(format($$ update public.sppg_penghentian set %s $$, change), 'may be: ' || change)
from unnest(array[
  $$sampai = mulai$$, $$sampai = null$$, $$alasan = repeat('x', 1000), tanggapan = repeat('x', 2000)$$,
  $$sampai = '2026-03-10', alasan = 'Uji', tanggapan = null$$
]) as change;

-- Two of one issuer never overlap; here one lasts from 1 to 10 March
create function pg_temp.suspend(kitchen text, issuer text, first text, last text) returns text language sql as $$
  select format(
    'insert into public.sppg_penghentian (sppg_id, mulai, sampai, oleh, alasan) values (%L, %L, %L, %L, ''Lain'')',
    '40000000-0000-4000-8000-00000000000' || kitchen, first, last, issuer
  );
$$;
select throws_ok(
  pg_temp.suspend('1', 'BGN', first, last),
  '23P01', 'conflicting key value violates exclusion constraint "sppg_penghentian_mulai_overlap"',
  format('refused: %s to %s', first, coalesce(last, 'open'))
)
from (values
  ('2026-03-10', '2026-03-20'), ('2026-02-01', '2026-03-01'), ('2026-03-04', '2026-03-05'), ('2026-02-01', null)
) as overlap (first, last);
select throws_ok(
  $$
    insert into public.sppg_penghentian (id, sppg_id, mulai, sampai, oleh, alasan)
    select id, sppg_id, mulai, sampai, oleh, alasan from public.sppg_penghentian
    where id = '50000000-0000-4000-8000-000000000001'
  $$,
  '23505', 'duplicate key value violates unique constraint "sppg_penghentian_pkey"',
  'one that is sent again, as after a lost answer, meets itself'
);
select lives_ok(pg_temp.suspend(kitchen, issuer, first, last), format('may be: %s by %s', first, issuer))
from (values
  ('1', 'BGN', '2026-03-11', '2026-03-20'), ('1', 'Dinas Kesehatan', '2026-03-04', null), ('2', 'BGN', '2026-03-04', '2026-03-05')
) as other (kitchen, issuer, first, last);

-- Days in WIB: between 17.00 and 24.00 UTC it is tomorrow there
select throws_ok(
  $$ update public.sppg_penghentian set mulai = tests.day(-1), sampai = null where oleh = 'Dinas Kesehatan' $$,
  'P0001', 'Tanggal mulai tidak boleh setelah hari ini.', 'it has begun'
);
delete from public.sppg_penghentian;
insert into public.sppg_penghentian (sppg_id, mulai, sampai, oleh, alasan) values
  ('40000000-0000-4000-8000-000000000001', tests.day(0), null, 'Kami', 'Mulai hari ini'),
  ('40000000-0000-4000-8000-000000000001', tests.day(3), tests.day(-5), 'BGN', 'Masih berjalan'),
  ('40000000-0000-4000-8000-000000000001', tests.day(30), tests.day(20), 'Kami', 'Sudah selesai'),
  ('40000000-0000-4000-8000-000000000002', tests.day(9), tests.day(1), 'BGN', 'Selesai kemarin'),
  ('40000000-0000-4000-8000-000000000002', tests.day(9), tests.day(0), 'Kami', 'Hari terakhir');
select tests.as('visitor');
select results_eq(
  'select * from public.sppg_dihentikan order by sppg_id',
  $$
    values
      (uuid '40000000-0000-4000-8000-000000000001', tests.day(3)), ('40000000-0000-4000-8000-000000000002', tests.day(9))
  $$,
  'stopped on the first and on the last day, each kitchen once; ' || zone
)
from (select zone from unnest(array['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) as zone) as zones
where pg_catalog.set_config('timezone', zone, true) is not null;
select pg_catalog.set_config('timezone', 'UTC', true);
select results_eq(
  'select nama, dihentikan from public.sppg_per_wilayah where dihentikan > 0 order by nama',
  $$ values ('Kota Semarang', 1), (null, 1) $$,
  'the map counts them where they are, also those without kabupaten or kota'
);
select tests.as('admin');
select results_eq(
  $$ select amount, since from public.admin_summary where topic = 'sppg_suspended' $$, $$ values (2, tests.day(9)) $$,
  'admins are told how many, and since when'
);

-- Open again within the day
update public.sppg_penghentian set sampai = tests.day(0), sampai_pukul = '00:00' where alasan in ('Mulai hari ini', 'Hari terakhir');
select results_eq(
  'select sppg_id from public.sppg_dihentikan', array['40000000-0000-4000-8000-000000000001'::uuid],
  'from that hour on a kitchen is stopped no more, but by another'
);
select lives_ok(
  $$ insert into public.sppg_penghentian (sppg_id, mulai, oleh, alasan)
     values ('40000000-0000-4000-8000-000000000001', tests.day(0), 'Kami', 'Lagi') $$, 'the same day may see another one begin'
);
select throws_ok(
  $$ update public.sppg_penghentian set sampai_pukul = null where alasan = 'Mulai hari ini' $$, '23P01', null, 'which it then does not overlap'
);
select throws_ok(
  $$ update public.sppg_penghentian set sampai = tests.day(-1), sampai_pukul = '10:00' where alasan = 'Lagi' $$,
  'P0001', 'Jam dibuka lagi tidak boleh setelah sekarang.', 'the hour has come'
);
delete from public.sppg_penghentian where alasan = 'Lagi';
update public.sppg_penghentian set sampai = null, sampai_pukul = null where alasan = 'Mulai hari ini';
update public.sppg_penghentian set sampai_pukul = null where alasan = 'Hari terakhir';

-- Audit trail and restoring
select tests.as('owner');
create temporary table held as select * from public.sppg_penghentian;
delete from public.audit_log;
select tests.as('admin');
update public.sppg_penghentian set sampai = tests.day(0) where alasan = 'Masih berjalan';
select results_eq(
  $$ select actor_email, action, before ->> 'sampai', after ->> 'sampai', after ? 'dapur_id' from public.audit_log $$,
  $$ values ('admin@contoh.id', 'UPDATE', tests.day(-5)::text, tests.day(0)::text, false) $$,
  'a change is recorded'
);
select lives_ok('select public.restore_audit_entry(max(id), max(id)) from public.audit_log', 'what it has overwritten comes back');
select set_eq('select * from public.sppg_penghentian', 'select * from held', 'as it was');
delete from public.sppg_penghentian where alasan = 'Sudah selesai';
select lives_ok('select public.restore_audit_entry(max(id)) from public.audit_log', 'a deleted suspension is restored');
select set_eq('select * from public.sppg_penghentian', 'select * from held', 'as it was, too');

-- A kitchen that is deleted leaves them, and they wait for it
select tests.as('owner');
select tests.set_access('any_signed_in');
delete from public.audit_log;
select tests.as('pending');
select throws_ok(
  $$ delete from public.sppg where id = '40000000-0000-4000-8000-000000000001' $$,
  'P0001', 'Dapur ini mempunyai catatan resmi (penghentian). Hanya pengelola yang dapat menghapusnya.', 'by managers alone'
);
select tests.as('admin');
delete from public.sppg where id = '40000000-0000-4000-8000-000000000001';
select results_eq(
  'select table_name, action from public.audit_log', $$ values ('sppg', 'DELETE') $$,
  'who deletes a kitchen deletes and changes none of its suspensions'
);
select is((select count(*) from public.sppg_penghentian), 5::bigint, 'all are there for an admin');
select tests.as('visitor');
select is_empty(
  $$ select from public.sppg_penghentian where sppg_id = '40000000-0000-4000-8000-000000000001' $$,
  'visitors read nothing of a kitchen that is gone'
);
select tests.as('admin');
select results_eq(
  'select sppg_id from public.sppg_dihentikan', array['40000000-0000-4000-8000-000000000002'::uuid],
  'a kitchen that is gone is not counted as stopped'
);
delete from public.sppg_penghentian where alasan = 'Sudah selesai';
select throws_ok(
  $$ select public.restore_audit_entry(max(id)) from public.audit_log where table_name = 'sppg_penghentian' $$,
  '23503', 'insert or update on table "sppg_penghentian" violates foreign key constraint "sppg_penghentian_sppg_id_fkey"',
  'a deleted suspension does not come back without its kitchen'
);
select lives_ok(
  $$ select public.restore_audit_entry(id) from public.audit_log where table_name = 'sppg' $$, 'a deleted kitchen is restored'
);
select lives_ok(
  $$ select public.restore_audit_entry(max(id)) from public.audit_log where table_name = 'sppg_penghentian' $$,
  'and now the deleted suspension'
);
select set_eq('select * from public.sppg_penghentian', 'select * from held', 'all is as it was');
select is((select count(*) from public.sppg_dihentikan), 2::bigint, 'and the kitchen is stopped again');

-- Undoing what an account did
select tests.as('owner');
delete from public.audit_log;
select tests.as('admin');
update public.sppg_penghentian set alasan = 'Lain' where alasan = 'Hari terakhir';
delete from public.sppg_penghentian where alasan = 'Sudah selesai';
insert into public.sppg_penghentian (sppg_id, mulai, oleh, alasan)
values ('40000000-0000-4000-8000-000000000002', tests.day(0), 'Dinas Kesehatan', 'Baru');
select set_eq(
  $$
    select table_name, effect
    from public.account_changes(tests.id('admin'), now() - interval '1 hour', now() + interval '1 hour')
  $$,
  $$ values ('sppg_penghentian', 'remove'), ('sppg_penghentian', 'revert'), ('sppg_penghentian', 'return') $$,
  'what an account has added, changed and deleted can be undone'
);
select is_empty(
  $$
    select public.undo_account_changes(
      tests.id('admin'), now() - interval '1 hour', now() + interval '1 hour', jsonb_object_agg(table_name || ' ' || row_id, last_entry)
    )
    from public.account_changes(tests.id('admin'), now() - interval '1 hour', now() + interval '1 hour')
  $$,
  'and is'
);
select set_eq('select * from public.sppg_penghentian', 'select * from held', 'all is as it was before');

select * from finish();
rollback;
