-- Foundations: what their columns may say, and that none with SPPG is deleted.
begin;
\ir setup.psql
select plan(21);

insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');

-- Constraints
select tests.as('owner');
select throws_ok(
  $$ insert into public.yayasan (nama) values (E' \n\t') $$,
  '23514', 'new row for relation "yayasan" violates check constraint "yayasan_nama_not_blank"',
  'yayasan_nama_not_blank'
);
select throws_ok(
  format($$ insert into public.yayasan (nama) values (%L) $$, name),
  '23514', 'new row for relation "yayasan" violates check constraint "yayasan_nama_visible"',
  'yayasan_nama_visible: ' || description
)
from (values
  (E'Yayasan\u200BBaru', 'no space that shows nothing'),
  (E'Yayasan\u00A0Baru', 'no space that does not break'),
  (E'Yayasan\tBaru', 'no tab'),
  (E'Yayasan\nBaru', 'no second line')
) as hidden (name, description);
select throws_ok(
  $$ insert into public.yayasan (nama) values (repeat('x', 201)) $$,
  '23514', 'new row for relation "yayasan" violates check constraint "yayasan_nama_max_length"',
  'yayasan_nama_max_length'
);
select throws_ok(
  $$ insert into public.yayasan (nama, alamat) values ('Y', repeat('x', 501)) $$,
  '23514', 'new row for relation "yayasan" violates check constraint "yayasan_alamat_max_length"',
  'yayasan_alamat_max_length'
);
select throws_ok(
  $$ insert into public.yayasan (nama, pengelola) values ('Y', repeat('x', 201)) $$,
  '23514', 'new row for relation "yayasan" violates check constraint "yayasan_pengelola_max_length"',
  'yayasan_pengelola_max_length'
);
select lives_ok(
  $$ insert into public.yayasan (nama, alamat, pengelola) values (repeat('x', 200), repeat('x', 500), repeat('x', 200)) $$,
  'the longest allowed texts fit'
);

-- Names
insert into public.yayasan (nama) values ('Yayasan Kawung Gizi');
select throws_ok(
  format($$ insert into public.yayasan (nama) values (%L) $$, name),
  '23505', 'duplicate key value violates unique constraint "yayasan_nama_key"',
  format('a name is unique: "%s"', name)
)
from unnest(array[
  'Yayasan Kawung Gizi', 'YAYASAN KAWUNG GIZI', '  Yayasan   kawung gizi ', 'yayasan Kawung Gizi',
  'Yayasan “Kawung-Gizi”', 'Yayasan KawungGizi'
]) as name;
select lives_ok(
  $$ insert into public.yayasan (nama) values ('Yayasan Kawung Gizi Satu'), ('Yayasan Kawung Gizi Dua') $$,
  'other names are others'
);
select lives_ok(
  $$ update public.yayasan set nama = 'Yayasan KAWUNG Gizi' where nama = 'Yayasan Kawung Gizi' $$,
  'the own name may be written in another way'
);

-- With SPPG
insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000003', 'Yayasan Pemilik');
insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
select 'UJI-' || n, 'SPPG Uji', 'Kota Tegal', '20000000-0000-4000-8000-000000000003' from generate_series(1, 1001) as n;
select tests.as('admin');
select throws_ok(
  $$ delete from public.yayasan where id = '20000000-0000-4000-8000-000000000003' $$,
  'P0001', 'Yayasan ini masih memiliki 1001 SPPG. Pindahkan atau hapus SPPG-nya lebih dulu.',
  'a foundation with SPPG is not deleted, in words that say how many'
);
delete from public.sppg where kode_unik_pendaftaran <> 'UJI-1' and kode_unik_pendaftaran like 'UJI-%';
select throws_ok(
  $$ delete from public.yayasan where id = '20000000-0000-4000-8000-000000000003' $$,
  'P0001', 'Yayasan ini masih memiliki 1 SPPG. Pindahkan atau hapus SPPG-nya lebih dulu.',
  'nor with one that is left'
);
update public.sppg set yayasan_id = '20000000-0000-4000-8000-000000000001' where kode_unik_pendaftaran = 'UJI-1';
select isnt_empty(
  $$ delete from public.yayasan where id = '20000000-0000-4000-8000-000000000003' returning id $$,
  'once its SPPG have moved, it is'
);
select tests.as('service_role');
select throws_ok(
  $$ delete from public.yayasan where id = '20000000-0000-4000-8000-000000000001' $$,
  'P0001', 'Yayasan ini masih memiliki 1 SPPG. Pindahkan atau hapus SPPG-nya lebih dulu.',
  'the service role is refused, too'
);

select * from finish();
rollback;
