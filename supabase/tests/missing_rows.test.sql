-- Rows that migrations bring and functions need: what lacks is told, and nobody answers 'nothing' for want of them.
begin;
\ir setup.psql
select plan(13);

select is_empty('select * from private.missing_rows()', 'a migrated database lacks nothing');

-- A table of which nobody said what it holds
delete from private.known_tables where table_name in ('contact_messages', 'sppg');
select tests.as('admin');
select results_eq(
  $$ select amount, reason from public.admin_summary where topic = 'rows_missing' $$,
  $$ values (2, 'private.known_tables (contact_messages), private.known_tables (sppg)') $$,
  'admins are told of it'
);
select throws_ok(
  refused, 'P0001',
  'Basis data ini tidak lengkap: isi tabel contact_messages, sppg tidak dikenal, jadi hasilnya akan keliru. Minta pengembang melengkapinya dulu.',
  'it refuses: ' || refused
)
from unnest(array[
  $$ select * from public.personal_data('a@contoh.id') $$,
  $$ select * from public.personal_data('a@contoh.id', true) $$,
  $$ select * from public.forget_person('a@contoh.id', '{}') $$,
  format('select * from public.account_changes(%L, now() - interval ''1 day'', now())', tests.id('pending')),
  format('select * from public.undo_account_changes(%L, now() - interval ''1 day'', now(), ''{}'')', tests.id('pending')),
  'select public.restore_audit_entry(1)',
  'select public.restore_version(1)'
]) as refused;
select tests.as('manager');
select is_empty(
  $$ select from public.admin_summary where topic = 'rows_missing' $$, 'a manager, who can do nothing about it, is not'
);

-- Buckets, lists and single rows
select tests.as('owner');
set local session_replication_role = replica;
select set_config('storage.allow_delete_query', 'true', true);
create temporary table bucket as select id from storage.buckets;
delete from storage.buckets;
select set_eq(
  $$ select missing from private.missing_rows() where source = 'storage.buckets' $$, 'select id from bucket', 'each bucket is needed'
);
delete from public.wilayah where nama like 'Kota %';
delete from public.access_settings;
select results_eq(
  $$ select source, missing from private.missing_rows() where source like 'public.%' order by source $$,
  $$ values ('public.access_settings', '1 of 1'), ('public.wilayah', '6 of 35') $$,
  'lists and single rows, by how many there are'
);
select tests.as('pending');
select throws_ok(
  $$ select * from public.personal_data('a@contoh.id') $$, '42501', null, 'who is no admin learns nothing of it from what refuses'
);

select * from finish();
rollback;
