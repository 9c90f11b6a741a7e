-- Bucket progress_photos: managers remove photos that no line has.
begin;
\ir setup.psql
select plan(8);

create function pg_temp.stem(n integer) returns text language sql immutable as $$
  select '7f3c1a52-0c1d-4b6e-9a58-00000000000' || n;
$$;
delete from public.sppg_perkembangan;
delete from storage.objects where bucket_id = 'progress_photos';
insert into storage.objects (bucket_id, name, owner_id)
select 'progress_photos', pg_temp.stem(n) || '-' || width || '.webp', tests.id('manager')
from generate_series(1, 3) as n, unnest(array[640, 1280]) as width;
insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
values ('40000000-0000-4000-8000-000000000001', 'UJI-001', 'SPPG Uji', 'Kota Semarang', '20000000-0000-4000-8000-000000000001');
insert into public.sppg_perkembangan (sppg_id, status_verifikasi, foto)
values ('40000000-0000-4000-8000-000000000001', 'Siap Bangun', array[pg_temp.stem(2) || '.webp', pg_temp.stem(3) || '.webp']);

select tests.as('manager');
delete from storage.objects where bucket_id = 'progress_photos';
select set_eq(
  $$ select name from storage.objects where bucket_id = 'progress_photos' $$,
  $$ select pg_temp.stem(n) || '-' || width || '.webp' from generate_series(2, 3) as n, unnest(array[640, 1280]) as width $$,
  'a manager removes photos, but none of a line'
);

-- When a photo goes, and which photos a restored line has
create function pg_temp.waiting() returns text[] language sql as $$
  select array_agg(name order by name) from private.file_removals where bucket_id = 'progress_photos' and since <= now();
$$;
select tests.as('owner');
delete from public.audit_log;
select tests.as('manager');
update public.sppg_perkembangan set foto = array[pg_temp.stem(3) || '.webp'];
select tests.as('owner');
select is(pg_temp.waiting(), null, 'a photo that was replaced stays for a while');
select is((select count(*) from private.unreferenced_files() where bucket_id = 'progress_photos'), 2::bigint, 'in two sizes');
select tests.as('manager');
update public.sppg_perkembangan set shows_people = true, people_agreed = true;
delete from public.sppg_perkembangan;
select tests.as('owner');
select is(
  pg_temp.waiting(), array[pg_temp.stem(3) || '-1280.webp', pg_temp.stem(3) || '-640.webp'], 'one with people in it goes at once'
);
delete from storage.objects where bucket_id = 'progress_photos' and name like pg_temp.stem(3) || '%';
select tests.as('admin');
select lives_ok(
  $$ select public.restore_audit_entry(max(id)) from public.audit_log where action = 'DELETE' $$, 'a deleted line is restored'
);
select results_eq('select foto from public.sppg_perkembangan', $$ values ('{}'::text[]) $$, 'without a photo that is gone');
select lives_ok(
  $$ select public.restore_audit_entry(min(id)) from public.audit_log where table_name = 'sppg_perkembangan' $$, 'and what an edit has overwritten'
);
select results_eq(
  'select foto from public.sppg_perkembangan', $$ values (array[pg_temp.stem(2) || '.webp']) $$, 'with the photo that is still there'
);

select * from finish();
rollback;
