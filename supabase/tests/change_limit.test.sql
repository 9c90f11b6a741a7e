-- How much one account may change in a minute: 20 rows of SPPG and documents, unless it is a manager's.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(26);

insert into auth.users (id, email) values
  ('10000000-0000-4000-8000-000000000001', 'warga@contoh.id'),
  ('10000000-0000-4000-8000-000000000002', 'pengelola@contoh.id'),
  ('10000000-0000-4000-8000-000000000003', 'petugas@contoh.id');
update public.accounts set role = 'admin' where user_id = '10000000-0000-4000-8000-000000000002';
delete from public.sppg_sertifikat;
delete from public.sppg;
delete from public.program_documents;
insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
select 'UJI-' || n, 'SPPG ' || n, 'Kota Semarang', '20000000-0000-4000-8000-000000000001' from generate_series(1, 60) as n;
insert into public.program_documents (title, file_name, file_url, file_path)
select
  'Dokumen ' || n, n || '_uji.pdf', '/storage/v1/object/public/program_documents/program_regulations/' || n || '_uji.pdf',
  'program_regulations/' || n || '_uji.pdf'
from generate_series(1, 30) as n;
create function pg_temp.is_refused(statement text, what text) returns text language sql as $$
  select throws_ok(
    statement, 'PT403', 'Paling banyak 20 data dapat diubah atau dihapus dalam satu menit. Tunggu sebentar, lalu coba lagi.', what
  );
$$;
-- In tests all happens at once: as if a minute had gone by.
create function pg_temp.a_minute_later() returns void language plpgsql security definer as $$
begin
  update public.audit_log set created_at = created_at - interval '61 seconds' where created_at > now() - interval '61 seconds';
end;
$$;
grant execute on all functions in schema pg_temp to anon, authenticated, service_role;
create temporary table whole (what, statement) as values
  ('deletes no whole list of SPPG', 'delete from public.sppg where id is not null'),
  ('overwrites no whole list of SPPG', $$ update public.sppg set nama = 'SPPG Palsu' where id is not null $$),
  ('deletes no whole list of documents', 'delete from public.program_documents where id is not null'),
  ('overwrites no whole list of documents', $$ update public.program_documents set title = 'Palsu' where id is not null $$);
grant select on whole to authenticated;

-- One statement
set local role authenticated;
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000001"}';
select pg_temp.is_refused(statement, 'an account that is no admin ' || what) from whole;
select results_eq(
  $$ select count(*), count(*) filter (where nama = 'SPPG Palsu') from public.sppg $$, $$ values (60::bigint, 0::bigint) $$,
  'nothing of it has happened'
);
select pg_temp.is_refused(
  $$ delete from public.sppg where kode_unik_pendaftaran in (select 'UJI-' || n from generate_series(1, 21) as n) $$,
  'not even 21 rows'
);
select lives_ok(
  $$ delete from public.sppg where kode_unik_pendaftaran in (select 'UJI-' || n from generate_series(1, 12) as n) $$,
  '12 are fine: what was refused has not been counted'
);

-- Many statements, over both tables
select lives_ok(
  $$ update public.program_documents set title = 'Judul baru' where file_name ~ '^[1-7]_' $$, 'and 7 documents beside them'
);
select lives_ok(
  $$ update public.sppg set nama = 'SPPG Baru' where kode_unik_pendaftaran = 'UJI-20' $$, 'the twentieth row is the last'
);
select pg_temp.is_refused(statement, what || ': no further row')
from (values
  ('delete', $$ delete from public.sppg where kode_unik_pendaftaran = 'UJI-21' $$),
  ('update', $$ update public.sppg set nama = 'SPPG Baru' where kode_unik_pendaftaran = 'UJI-21' $$),
  ('delete a document', $$ delete from public.program_documents where file_name = '20_uji.pdf' $$),
  ('update a document', $$ update public.program_documents set title = 'Judul baru' where file_name = '20_uji.pdf' $$)
) as further (what, statement);
select lives_ok(
  $$ update public.sppg set nama = nama where kode_unik_pendaftaran = 'UJI-21' $$, 'a form that is saved without a change is no change'
);
reset role;
grant insert (id) on public.sppg to authenticated;
set local role authenticated;
select pg_temp.is_refused(
  $$ insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
     select id, kode_unik_pendaftaran, 'SPPG Palsu', lokasi, yayasan_id from public.sppg
     on conflict (id) do update set nama = excluded.nama $$,
  'an insert that overwrites what is there is an update'
);
select lives_ok(
  $$ insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
     select 'BARU-' || n, 'SPPG Baru', 'Kota Tegal', '20000000-0000-4000-8000-000000000001' from generate_series(1, 100) as n $$,
  'an import is not limited'
);
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000003"}';
select lives_ok(
  $$ delete from public.sppg where kode_unik_pendaftaran = 'UJI-21' $$, 'nobody else is held up'
);
select pg_temp.a_minute_later();
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000001"}';
select lives_ok(
  $$ delete from public.sppg where kode_unik_pendaftaran in (select 'UJI-' || n from generate_series(22, 41) as n) $$,
  'a minute later it is 20 rows again'
);
select pg_temp.is_refused($$ delete from public.sppg where kode_unik_pendaftaran = 'UJI-42' $$, 'and no more');

-- Whoever is not limited
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000002"}';
select lives_ok($$ update public.sppg set nama = 'SPPG Admin' $$, 'an admin changes all of it');
select lives_ok('delete from public.program_documents', 'and deletes it');
set local role service_role;
set local "request.jwt.claims" = '{"role": "service_role"}';
select lives_ok($$ update public.sppg set nama = 'SPPG Layanan' $$, 'so does the service role');
reset role;
set local "request.jwt.claims" = '';
select lives_ok('delete from public.sppg', 'and SQL');

select has_trigger('public', 'sppg', 'limit_changes', 'SPPG are limited');
select has_trigger('public', 'program_documents', 'limit_changes', 'documents are limited');
-- What others than managers may change by their policies has the limit; a new table needs it, too.
select results_eq(
  $$
    select tablename::text collate "C" from pg_policies
    where schemaname = 'public' and cmd in ('UPDATE', 'DELETE') and 'authenticated' = any (roles)
      and coalesce(qual, with_check) !~ 'is_(admin|manager)'
    group by 1 order by 1
  $$,
  $$
    select event_object_table::text collate "C" from information_schema.triggers
    where trigger_schema = 'public' and trigger_name = 'limit_changes' group by 1 order by 1
  $$,
  'no table that others than managers change is without the limit'
);

select * from finish();
rollback;
