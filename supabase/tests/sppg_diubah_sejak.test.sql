-- What of an SPPG is newer than a file, for an import: which columns, since when, and whose values.
begin;
\ir setup.psql
select plan(8);

insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id, progres_pembangunan)
values ('40000000-0000-4000-8000-000000000001', 'UJI-1', 'SPPG Uji', 'Kota Tegal', '20000000-0000-4000-8000-000000000001', '40%');

-- 'kolom: whose', of what was changed since a time.
create function pg_temp.newer(since timestamptz) returns text language sql as $$
  select string_agg(change ->> 'kolom' || ': ' || coalesce(change ->> 'oleh', '?'), ', ' order by change ->> 'kolom')
  from jsonb_array_elements(
    public.sppg_diubah_sejak(jsonb_build_array(jsonb_build_object('id', '40000000-0000-4000-8000-000000000001', 'sejak', since)))
  ) as change;
$$;

select tests.as('manager');
update public.sppg set progres_pembangunan = '60%', nama = 'SPPG Baru' where kode_unik_pendaftaran = 'UJI-1';
select is(pg_temp.newer(now()), 'nama: Anda, progres_pembangunan: Anda', 'who changed it is told so');
select is(pg_temp.newer(now() + interval '1 second'), null, 'of a file that is newer nothing is told');
select tests.as('admin');
update public.sppg set nama = 'SPPG Terbaru' where kode_unik_pendaftaran = 'UJI-1';
select is(
  pg_temp.newer(now()), 'nama: Anda, progres_pembangunan: pengelola@contoh.id', 'an admin reads whose each value is, the last of each'
);
select tests.as('manager');
select is(pg_temp.newer(now()), 'nama: ?, progres_pembangunan: Anda', 'a manager reads no address of another');
select tests.as('owner');
update public.sppg set dikonfirmasi_pada = null where kode_unik_pendaftaran = 'UJI-1';
select tests.as('manager');
select is(pg_temp.newer(now()), 'nama: ?, progres_pembangunan: Anda', 'a confirmation is no change');
select is(public.sppg_diubah_sejak('[]'), '[]', 'nothing is newer than nothing');
select throws_ok(
  $$ select public.sppg_diubah_sejak((select jsonb_agg('{}'::jsonb) from generate_series(1, 2001))) $$,
  'P0001', 'Sekali impor paling banyak 2.000 baris.', 'it has a limit'
);
select tests.as('pending');
select throws_ok(
  $$ select public.sppg_diubah_sejak('[]') $$, '42501', 'permission denied for table sppg', 'who is no manager asks in vain'
);
select tests.as('visitor');

select * from finish();
rollback;
