-- An incident of one cause at several kitchens is told once, and each of them has its own.
begin;
\ir setup.psql
select plan(22);

insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id, status_verifikasi)
select ('40000000-0000-4000-8000-00000000000' || number)::uuid, 'UJI-00' || number, 'SPPG ' || number, 'Kota Semarang',
  '20000000-0000-4000-8000-000000000001', 'Sudah Operasional'
from generate_series(1, 4) as number;
delete from public.sppg_kejadian_kabar;
delete from public.sppg_kejadian;

create function pg_temp.id(kind text, number text) returns uuid language sql as $$
  select format('%s0000000-0000-4000-8000-00000000000%s', kind, number)::uuid;
$$;
create function pg_temp.report(numbers text, more jsonb default '{}') returns uuid[] language sql as $$
  select public.laporkan_kejadian_bersama(jsonb_agg(jsonb_build_object(
    'id', pg_temp.id('7', number), 'sppg_id', pg_temp.id('4', number), 'jenis', 'makanan ditarik', 'hari', tests.day(0),
    'sekolah', array['SD ' || number], 'pengiriman_berhenti', true
  ) || more order by place))
  from regexp_split_to_table(numbers, '') with ordinality as chosen (number, place);
$$;
create function pg_temp.tell(numbers text, told text, more jsonb default '{}') returns void language sql as $$
  select public.tulis_kabar_bersama(jsonb_agg(jsonb_build_object(
    'id', pg_temp.id(told, number), 'kejadian_id', pg_temp.id('7', number), 'isi', 'Ani Wati mual.'
  ) || more))
  from regexp_split_to_table(numbers, '') as number;
$$;
create function pg_temp.stopped() returns bigint language sql as $$
  select count(*) from public.sppg_dihentikan where sppg_id between pg_temp.id('4', '1') and pg_temp.id('4', '4');
$$;

-- Who may do it
select tests.as('visitor');
select throws_ok('select pg_temp.report(''12'')', '42501', 'permission denied for function laporkan_kejadian_bersama', 'a visitor reports nothing');
select throws_ok('select pg_temp.tell(''12'', ''8'')', '42501', 'permission denied for function tulis_kabar_bersama', 'and tells nothing');
select tests.as('pending');
select throws_ok('select pg_temp.report(''12'')', '42501', 'Hanya pengelola dan admin yang dapat melakukan ini.', 'nor does who may manage SPPG');
select throws_ok('select pg_temp.tell(''12'', ''8'')', '42501', 'Hanya pengelola dan admin yang dapat melakukan ini.', 'or tell');

-- A report
select tests.as('owner');
update public.sppg set status_verifikasi = 'Siap Bangun' where id = pg_temp.id('4', '4');
select tests.as('manager');
select throws_ok(
  'select pg_temp.report(''124'')', 'P0001', 'Belum beroperasi atau sudah ditutup: SPPG 4. Hapus dari pilihan, lalu ulangi.',
  'a kitchen where nobody cooks is named'
);
select is_empty('select from public.sppg_kejadian', 'and nothing is reported at the others');
select throws_ok(
  'select public.laporkan_kejadian_bersama(''[]'')', 'P0001', 'Pilih sedikitnya satu dan paling banyak 50 dapur.', 'nor at none'
);
select is(pg_temp.report('2'), array[pg_temp.id('7', '2')], 'one kitchen');
select is((select bersama from public.sppg_kejadian), null, 'is alone');
select is(pg_temp.report('312'), array[pg_temp.id('7', '3'), pg_temp.id('7', '1'), pg_temp.id('7', '2')], 'several are reported in one go');
select is(pg_temp.report('312'), array[pg_temp.id('7', '3'), pg_temp.id('7', '1'), pg_temp.id('7', '2')], 'a second time, as the answer was lost, they are there once');
select tests.as('visitor');
select results_eq(
  'select sekolah, count(*) over (partition by bersama) from public.sppg_kejadian order by sppg_id',
  $$ values (array['SD 1'], 3::bigint), (array['SD 2'], 3), (array['SD 3'], 3) $$, 'each has its schools, and they belong together'
);
select is(pg_temp.stopped(), 3::bigint, 'deliveries stop at each');

-- News
select tests.as('manager');
select pg_temp.tell('132', '8');
select pg_temp.tell('132', '8');
select tests.as('visitor');
select results_eq(
  'select isi, count(*) from public.sppg_kejadian_kabar group by isi', $$ values ('Ani Wati mual.', 3::bigint) $$,
  'one text is told at each, once'
);
select tests.as('manager');
select throws_ok(
  'select pg_temp.tell(''129'', ''9'')', 'P0002', 'Kejadian ini sudah tidak ada. Muat ulang halaman.', 'what can''t be told at one'
);
select is((select count(*) from public.sppg_kejadian_kabar), 3::bigint, 'is told at none');
select tests.as('admin');
select public.hapus_kata_kabar(pg_temp.id('8', '1'), 'Ani Wati', 'nama', 'Orang tuanya meminta.');
select is_empty('select from public.sppg_kejadian_kabar where isi ~ ''Ani''', 'a name is taken off at each');
select is(
  (select count(distinct after ->> 'sppg_id') from public.audit_log where after ->> 'alasan' = 'Orang tuanya meminta.'), 3::bigint, 'which the trail has'
);
select tests.as('manager');
select pg_temp.tell('12', 'a', '{"tutup": true}');
select results_eq(
  'select ditutup_pada is null from public.sppg_kejadian order by sppg_id', 'values (false), (false), (true)', 'those that are chosen end'
);
select is(pg_temp.stopped(), 1::bigint, 'with what they began');
select tests.as('owner');
update public.sppg set status_verifikasi = 'Sudah Operasional' where id = pg_temp.id('4', '4');
select tests.as('manager');
select is(pg_temp.report('43', '{"pengiriman_berhenti": false}'), array[pg_temp.id('7', '4'), pg_temp.id('7', '3')], 'a kitchen that comes later');
select is(
  (select count(*) from public.sppg_kejadian where bersama = (select known.bersama from public.sppg_kejadian as known where known.id = pg_temp.id('7', '1'))),
  4::bigint, 'joins the others'
);

select * from finish();
rollback;
