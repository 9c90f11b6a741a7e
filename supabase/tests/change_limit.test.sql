-- How much one account may do that is no manager's: change 20 rows in a minute, add 60 of each table and change or delete 5 that
-- managers stand for in an hour.
begin;
\ir setup.psql
select plan(50);

select tests.add_person('petugas@contoh.id');
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
-- None of these is confirmed: what is tried is the limit on rows, not that on ended confirmations.
update public.sppg set dikonfirmasi_pada = null where kode_unik_pendaftaran !~ '^UJI-4[3-8]$';
insert into storage.objects (bucket_id, name) values ('program_documents', 'program_regulations/99_baru.pdf');
update public.program_documents set dikonfirmasi_pada = null where file_name !~ '^(1[1-9]|2[0-9])_';
create function pg_temp.is_refused(statement text, what text) returns text language sql as $$
  select throws_ok(
    statement, 'PT403', 'Paling banyak 20 data dapat diubah atau dihapus dalam satu menit. Tunggu sebentar, lalu coba lagi.', what
  );
$$;
create function pg_temp.add(code text, amount integer) returns text language sql as $$
  select format(
    'insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
     select %L || n, ''SPPG Baru'', ''Kota Tegal'', ''20000000-0000-4000-8000-000000000001'' from generate_series(1, %s) as n', code || '-', amount
  );
$$;
-- In tests all happens at once: as if a while had gone by.
create function pg_temp.later(than interval) returns void language plpgsql security definer as $$
begin
  update public.audit_log set created_at = created_at - than - interval '1 second' where created_at > now() - than;
end;
$$;
create temporary table whole (what, statement) as values
  ('deletes no whole list of SPPG', 'delete from public.sppg where id is not null'),
  ('overwrites no whole list of SPPG', $$ update public.sppg set nama = 'SPPG Palsu' where id is not null $$),
  ('deletes no whole list of documents', 'delete from public.program_documents where id is not null'),
  ('overwrites no whole list of documents', $$ update public.program_documents set title = 'Palsu' where id is not null $$);

-- One statement
select tests.as('pending');
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
select tests.as('owner');
grant insert (id) on public.sppg to authenticated;
select tests.as('pending');
select pg_temp.is_refused(
  $$ insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
     select id, kode_unik_pendaftaran, 'SPPG Palsu', lokasi, yayasan_id from public.sppg
     on conflict (id) do update set nama = excluded.nama $$,
  'an insert that overwrites what is there is an update'
);
select lives_ok(pg_temp.add('BARU', 60), '60 are added all the same');
select throws_ok(
  pg_temp.add('LEBIH', 1), 'PT429', 'Paling banyak 60 SPPG dapat Anda tambahkan dalam satu jam. Coba lagi nanti, atau hubungi pengelola.',
  'and not one more'
);
select tests.as('petugas');
select lives_ok(
  $$ delete from public.sppg where kode_unik_pendaftaran = 'UJI-21' $$, 'nobody else is held up'
);
select pg_temp.later('1 minute');
select tests.as('pending');
select lives_ok(
  $$ delete from public.sppg where kode_unik_pendaftaran in (select 'UJI-' || n from generate_series(22, 41) as n) $$,
  'a minute later it is 20 rows again'
);
select pg_temp.is_refused($$ delete from public.sppg where kode_unik_pendaftaran = 'UJI-42' $$, 'and no more');

-- Additions, and confirmations that end
select pg_temp.later('1 hour');
select throws_ok(pg_temp.add('BANYAK', 2000), 'PT429', null, 'no thousands in one statement');
select lives_ok(pg_temp.add('LAGI', 59), 'an hour later 60 can be added again');
select lives_ok(pg_temp.add('TERAKHIR', 1), 'also one by one');
select throws_ok(pg_temp.add('LEBIH', 1), 'PT429', null, 'and no more');
select lives_ok(
  $$ update public.sppg set estimasi_selesai = '2027' where kode_unik_pendaftaran in ('UJI-43', 'UJI-44') $$, 'two confirmations end'
);
select lives_ok($$ delete from public.sppg where kode_unik_pendaftaran = 'UJI-45' $$, 'one by a deletion');
select lives_ok(
  $$ update public.program_documents set file_path = 'program_regulations/99_baru.pdf', file_name = '99_baru.pdf' where file_name = '11_uji.pdf' $$,
  'one of a document, by another edition'
);
select lives_ok(
  $$ insert into public.sppg_sekolah (sppg_id, nama) select id, 'SD Uji' from public.sppg where kode_unik_pendaftaran = 'UJI-47' $$,
  'the fifth with a school'
);
create function pg_temp.ends_no_more(statement text) returns text language sql as $$
  select throws_ok(
    statement, 'PT429',
    'Paling banyak 5 SPPG atau dokumen yang sudah dikonfirmasi dapat Anda ubah atau hapus dalam satu jam. Coba lagi nanti, atau hubungi pengelola.',
    'and no sixth: ' || left(statement, 40)
  );
$$;
select pg_temp.ends_no_more(statement)
from unnest(array[
  $$ update public.sppg set estimasi_selesai = '2027' where kode_unik_pendaftaran = 'UJI-48' $$,
  $$ insert into public.sppg_sekolah (sppg_id, nama) select id, 'SD Uji' from public.sppg where kode_unik_pendaftaran = 'UJI-48' $$,
  $$ delete from public.sppg where kode_unik_pendaftaran = 'UJI-48' $$,
  $$ delete from public.program_documents where file_name = '12_uji.pdf' $$,
  $$ update public.program_documents set title = 'Palsu' where file_name ~ '^1[2-9]_' $$
]) as statement;
select lives_ok(
  $$ update public.sppg set estimasi_selesai = '2028' where kode_unik_pendaftaran in ('UJI-43', 'LAGI-1') $$,
  'what nobody stands for is changed all the same'
);
select lives_ok($$ delete from public.program_documents where file_name = '9_uji.pdf' $$, 'and deleted');

-- Schools and documents are added like kitchens
create function pg_temp.adds_no_more(what text, statement text, noun text) returns setof text language plpgsql as $$
begin
  return next throws_ok(
    format(statement, 2000), 'PT429', format('Paling banyak 60 %s dapat Anda tambahkan dalam satu jam. Coba lagi nanti, atau hubungi pengelola.', noun),
    'no 2,000 ' || what || ' in one request'
  );
  return next lives_ok(format(statement, 58), 'but 58');
  return next throws_ok(format(replace(statement, 'Uji', 'Lagi'), 3), 'PT429', null, 'and not three more');
end;
$$;
select pg_temp.adds_no_more('schools', $$
  insert into public.sppg_sekolah (sppg_id, nama)
  select sppg.id, 'SD Uji ' || n from public.sppg, generate_series(1, %s) as n where kode_unik_pendaftaran = 'LAGI-1' $$, 'sekolah');
select pg_temp.adds_no_more('documents', $$
  insert into public.program_documents (title, file_name, file_url, file_path)
  select
    'Dokumen', 'Uji', '/storage/v1/object/public/program_documents/program_regulations/' || n || '_Uji.pdf', 'program_regulations/' || n || '00_Uji.pdf'
  from generate_series(1, %s) as n $$, 'dokumen');

-- Whoever is not limited
select tests.as('admin');
select lives_ok(pg_temp.add('ADMIN', 200), 'an admin adds many');
select lives_ok($$ update public.sppg set nama = 'SPPG Admin' $$, 'and changes all of it');
select lives_ok('delete from public.program_documents', 'and deletes it');
select tests.as('service_role');
select lives_ok($$ update public.sppg set nama = 'SPPG Layanan' $$, 'so does the service role');
select tests.as('owner');
select lives_ok('delete from public.sppg', 'and SQL');

-- What others than managers may write by their policies has the limits; a new table needs them, too. What visitors send is counted
-- by the client.
select results_eq(
  format(
    $$
      select tablename::text collate "C" from pg_policies
      where schemaname = 'public' and cmd = any (%L) and 'authenticated' = any (roles) and 'anon' <> all (roles)
        and coalesce(qual, with_check) !~ 'is_(admin|manager)'
      group by 1 order by 1
    $$, verbs
  ),
  format(
    $$
      select event_object_table::text collate "C" from information_schema.triggers
      where trigger_schema = 'public' and trigger_name = %L group by 1 order by 1
    $$, limiter
  ),
  'no table that others than managers write is without ' || limiter
)
from (values (array['UPDATE', 'DELETE'], 'limit_changes'), (array['INSERT'], 'limit_added'), (array['INSERT'], 'count_added')) as limits (verbs, limiter);
-- Tables of which managers confirm something limit how many confirmations one account ends.
select results_eq(
  $$
    select table_name::text collate "C" from information_schema.columns
    where table_schema = 'public' and column_name = 'dikonfirmasi_pada'
      and table_name in (select event_object_table from information_schema.triggers where trigger_name = 'limit_changes')
    order by 1
  $$,
  $$
    select event_object_table::text collate "C" from information_schema.triggers
    where trigger_schema = 'public' and trigger_name ~ '^limit_endings' group by 1 having count(*) = 2 order by 1
  $$,
  'nor what managers stand for without the limit on endings'
);

select * from finish();
rollback;
