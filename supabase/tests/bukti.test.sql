-- The chains of hashes: each thing that is told adds a line that anybody can check, nobody changes one, and words that are taken off go with their salt.
begin;
\ir setup.psql
select plan(18);

insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id, status_verifikasi) values
  ('40000000-0000-4000-8000-000000000001', 'UJI-001', 'SPPG Uji', 'Kota Semarang', '20000000-0000-4000-8000-000000000001', 'Sudah Operasional');
create temporary table before as select rantai, max(nomor) as nomor from public.bukti group by rantai;
grant select on pg_temp.before to anon, authenticated;

-- The lines that came since.
create function pg_temp.lines(chain text default 'kejadian') returns setof public.bukti language sql as $$
  select bukti.* from public.bukti join pg_temp.before using (rantai)
  where bukti.rantai = chain and bukti.nomor > before.nomor order by bukti.nomor;
$$;
create function pg_temp.said(path text) returns text[] language sql as $$
  select array_agg(coalesce(isi::jsonb #>> path::text[], '-')) from pg_temp.lines();
$$;
-- What whoever has the file counts: places without a gap, each hash and each head.
create function pg_temp.is_whole(chain text default 'kejadian') returns boolean language sql as $$
  select bool_and(
    nomor = place and kepala = encode(sha256(convert_to(coalesce(before, '') || hash, 'UTF8')), 'hex')
    and coalesce(hash = encode(sha256(convert_to(garam || isi, 'UTF8')), 'hex'), true)
  )
  from (
    select *, row_number() over (order by nomor) as place, lag(kepala) over (order by nomor) as before
    from public.bukti where rantai = chain
  ) as line;
$$;

select tests.as('manager');
select public.laporkan_kejadian(jsonb_build_object(
  'id', '70000000-0000-4000-8000-000000000001', 'sppg_id', '40000000-0000-4000-8000-000000000001',
  'jenis', 'gejala sakit', 'hari', tests.day(0), 'sekolah', array['SD Uji']
));
select public.tulis_kabar(
  '{"id": "80000000-0000-4000-8000-000000000001", "kejadian_id": "70000000-0000-4000-8000-000000000001", "isi": "Ani Wati mual.", "kabar_berikutnya": null}'
);
select public.tulis_kabar(
  '{"id": "80000000-0000-4000-8000-000000000002", "kejadian_id": "70000000-0000-4000-8000-000000000001", "isi": "Bukan di sini.", "salah_dapur": true}'
);
select tests.as('visitor');
select is(
  pg_temp.said('{catatan}'), '{sppg_kejadian,sppg_kejadian_kabar,sppg_kejadian_kabar,sppg_kejadian}',
  'a report, each news and a change are lines, the next promise is none'
);
select is(pg_temp.said('{baris,salah_dapur}'), '{false,-,-,true}', 'a wrong kitchen is a line of its own');
select is(pg_temp.said('{baris,isi}'), '{-,Ani Wati mual.,Bukan di sini.,-}', 'lines say what was told');
select ok(pg_temp.is_whole(), 'and everybody can count their hashes and heads');
select ok(pg_temp.is_whole('keluhan'), 'of complaints the heads');
select is_empty('select from public.bukti where rantai = ''keluhan'' and coalesce(isi, garam::text) is not null', 'of which nothing is told but hashes');
create temporary table kept as select rantai, nomor, hash, kepala from public.bukti;
grant select on pg_temp.kept to public;

-- What is taken off
select tests.as('admin');
select public.hapus_kata_kabar('80000000-0000-4000-8000-000000000001', 'Ani Wati', 'nama', 'Orang tuanya meminta.');
select tests.as('visitor');
select matches((pg_temp.said('{baris,isi}'))[5], '^\[nama dihapus .*\] mual\.$', 'the news as it is since is another line');
select is((pg_temp.said('{baris,isi}'))[2], '-', 'the line that had the words has them no more');
select tests.as('owner');
select is_empty('select from private.bukti where isi like ''%Ani Wati%''', 'nor has any other');
select is_empty('select from private.bukti where isi is null and garam is not null', 'its salt went along');
select is_empty('select * from pg_temp.kept except select rantai, nomor, hash, kepala from public.bukti', 'no hash changed');
select ok(pg_temp.is_whole(), 'the chain is whole');

-- What goes
delete from public.sppg where id = '40000000-0000-4000-8000-000000000001';
select tests.as('visitor');
select is(pg_temp.said('{catatan}'), '{-,-,-,-,-}', 'of a kitchen that is gone lines stay, without what they say');
select is_empty('select * from pg_temp.kept except select rantai, nomor, hash, kepala from public.bukti', 'with their hashes');
select tests.as('owner');
delete from public.sppg_kejadian_kabar where kejadian_id = '70000000-0000-4000-8000-000000000001';
select is((select count(*) from pg_temp.lines()), 7::bigint, 'of rows that are deleted lines stay, and one more each');

-- Nobody changes a line
select throws_ok('delete from private.bukti', '42501', 'Baris bukti tidak dapat diubah atau dihapus.', 'not the owner deletes one');
select throws_ok('update private.bukti set hash = ''''', '42501', 'Baris bukti tidak dapat diubah atau dihapus.', 'or changes a hash');
select throws_ok('update private.bukti set isi = ''{}''', '42501', 'Baris bukti tidak dapat diubah atau dihapus.', 'or what it says');

select * from finish();
rollback;
