-- Kitchens that are closed for good: who closes and opens them, that no other kitchen gets their code, and that lists of what is due,
-- map and numbers leave them out.
begin;
\ir setup.psql
select plan(40);

delete from public.sppg_penghentian;
delete from public.sppg;
insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id, kabupaten_kota, status_verifikasi) values
  ('40000000-0000-4000-8000-000000000001', 'UJI-001', 'SPPG Uji', 'Jalan Uji', '20000000-0000-4000-8000-000000000001', 'Kota Tegal', 'Sudah Operasional'),
  ('40000000-0000-4000-8000-000000000002', 'UJI-002', 'SPPG Lain', 'Jalan Uji', '20000000-0000-4000-8000-000000000001', 'Kota Tegal', 'Sudah Operasional');
insert into public.sppg_penghentian (sppg_id, mulai, oleh, alasan)
values ('40000000-0000-4000-8000-000000000001', tests.day(9), 'BGN', 'Uji');
insert into public.sppg_sertifikat (sppg_id, jenis, status, nomor, tanggal_terbit, tanggal_berakhir)
values ('40000000-0000-4000-8000-000000000001', 'IPAL', 'Terbit', 'U-1', tests.day(400), tests.day(1));

create function pg_temp.close(day date, reason text default 'Kontrak sewa berakhir.') returns text language sql as $$
  select format(
    'update public.sppg set ditutup_pada = %L, alasan_tutup = %L where id = ''40000000-0000-4000-8000-000000000001'' returning id', day, reason
  );
$$;
create function pg_temp.add(code text) returns text language sql as $$
  select format(
    'insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
     values (%L, ''SPPG Baru'', ''Jalan Baru'', ''20000000-0000-4000-8000-000000000001'') returning id', code
  );
$$;
create function pg_temp.of_record() returns text language sql as $$
  select 'duplicate key value violates unique constraint "sppg_kode_unik_pendaftaran_of_record"';
$$;
create function pg_temp.numbers() returns setof text language sql stable as $$
  select concat_ws(' | ', angka, rincian, wilayah, jumlah) from public.sppg_angka
  where angka in ('SPPG', 'SLHS SPPG beroperasi', 'SPPG dengan catatan', 'Sertifikat IPAL') and rincian <> 'Sasaran belum dicatat';
$$;

-- By whom
select tests.set_access('any_signed_in');
select tests.as('visitor');
select throws_ok(pg_temp.close(tests.day(0)), '42501', 'permission denied for table sppg', 'a visitor closes nothing');
select tests.as('pending');
select throws_ok(pg_temp.close(tests.day(0)), '42501', 'permission denied for table sppg', 'nor does who may add and delete kitchens, but is no manager');
select throws_ok(
  $$ insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id, ditutup_pada, alasan_tutup)
     values ('UJI-3', 'SPPG Uji', 'Jalan Uji', '20000000-0000-4000-8000-000000000001', '2026-01-01', 'Uji') $$,
  '42501', 'permission denied for table sppg', 'no kitchen is added closed'
);
select tests.as('manager');
select throws_ok(pg_temp.close(tests.day(-1)), 'P0001', 'Hari tutup tidak boleh setelah hari ini.', 'it is closed, not to be');

-- With day and reason
select tests.as('owner');
select throws_ok(
  format($$ update public.sppg set %s where id = '40000000-0000-4000-8000-000000000001' $$, change),
  '23514', format('new row for relation "sppg" violates check constraint "%s"', rule), rule || ': ' || change
)
from (values
  ($$ditutup_pada = '1999-12-31', alasan_tutup = 'Uji'$$, 'sppg_ditutup_pada_plausible'),
  ($$ditutup_pada = '2026-01-01'$$, 'sppg_alasan_tutup_with_day'),
  ($$alasan_tutup = 'Uji'$$, 'sppg_alasan_tutup_with_day'),
  ($$ditutup_pada = '2026-01-01', alasan_tutup = ' '$$, 'sppg_alasan_tutup_not_blank'),
  ($$ditutup_pada = '2026-01-01', alasan_tutup = repeat('x', 1001)$$, 'sppg_alasan_tutup_max_length'),
  ($$ditutup_pada = '2026-01-01', alasan_tutup = E'Uji\u200B'$$, 'sppg_alasan_tutup_visible')
) as broken (change, rule);

-- Before: it is suspended, and its paper has expired
select tests.as('manager');
select isnt_empty($$ select from public.due_rows where sppg_code = 'UJI-001' $$, 'something is due of it');
select set_eq(
  'select pg_temp.numbers()',
  array[
    'SPPG | Dihentikan sementara | Kota Tegal | 1', 'SPPG | Sudah Operasional | Kota Tegal | 1',
    'SLHS SPPG beroperasi | Belum dicatat | Kota Tegal | 1', 'Sertifikat IPAL | Kedaluwarsa | Jawa Tengah | 1'
  ],
  'and it counts'
);

-- Closed
select isnt_empty(pg_temp.close(tests.day(2)), 'a manager closes a kitchen');
select results_eq(
  $$ select ditutup_pada, alasan_tutup, dikonfirmasi_pada is not null from public.sppg where kode_unik_pendaftaran = 'UJI-001' $$,
  $$ values (tests.day(2), 'Kontrak sewa berakhir.', true) $$, 'and stands for it as before'
);
select is_empty($$ select from public.due_rows where sppg_code = 'UJI-001' $$, 'nothing is due of it any more');
select is_empty($$ select from public.sertifikat where terkini $$, 'nobody is reminded of its papers');
select is_empty('select from public.sppg_dihentikan', 'it is not suspended for a while');
select is(
  (select sum(amount) from public.admin_summary where topic in ('certificates_expired', 'sppg_suspended', 'slhs_missing') and amount > 0),
  1::bigint, 'the summary has the other kitchen alone'
);
select tests.as('visitor');
select set_eq(
  'select pg_temp.numbers()',
  array[
    'SPPG | Sudah Operasional | Kota Tegal | 1', 'SLHS SPPG beroperasi | Belum dicatat | Kota Tegal | 1',
    'SPPG dengan catatan | Ditutup | Kota Tegal | 1'
  ],
  'the numbers leave it out, and say so'
);
select results_eq(
  $$ select sudah_operasional, dihentikan, ditutup from public.sppg_per_wilayah where nama = 'Kota Tegal' $$, 'values (1, 0, 1)',
  'so does the map'
);
select results_eq(
  $$ select kode_unik_pendaftaran, ditutup_pada from public.cari_sppg('uji-001') $$, $$ values ('UJI-001', tests.day(2)) $$,
  'whoever looks for its code finds it, and is told'
);

-- Its code
select tests.as('manager');
select throws_ok(pg_temp.add(' uji 001'), '23505', null, 'another kitchen does not get its code, however it is written');
update public.sppg set kode_unik_pendaftaran = 'UJI-001-LAMA' where kode_unik_pendaftaran = 'UJI-001';
select throws_ok(pg_temp.add('uji–001'), '23505', pg_temp.of_record(), 'not even when the closed one has another code now');
select throws_ok(
  $$ update public.sppg set kode_unik_pendaftaran = 'UJI-001' where kode_unik_pendaftaran = 'UJI-002' $$, '23505', pg_temp.of_record(),
  'nor does one that is renamed'
);
select throws_ok(
  $$
    select public.perbarui_sppg(jsonb_build_array(jsonb_build_object('id', id, 'updated_at', updated_at, 'kode_unik_pendaftaran', 'UJI-001')))
    from public.sppg where kode_unik_pendaftaran = 'UJI-002'
  $$,
  '23505', pg_temp.of_record(), 'nor one in an import'
);
select isnt_empty(
  $$ update public.sppg set kode_unik_pendaftaran = 'UJI-001' where kode_unik_pendaftaran = 'UJI-001-LAMA' returning id $$, 'itself can have it back'
);
delete from public.sppg where kode_unik_pendaftaran = 'UJI-001';
select throws_ok(pg_temp.add(code), '23505', pg_temp.of_record(), 'deleted after all, it still keeps ' || code)
from unnest(array['UJI-001', 'UJI-001-LAMA']) as code;
select tests.as('admin');
select lives_ok(
  $$ select public.restore_audit_entry(max(id)) from public.audit_log where table_name = 'sppg' and action = 'DELETE' $$, 'it is restored'
);
select results_eq(
  $$ select ditutup_pada, alasan_tutup from public.sppg where kode_unik_pendaftaran = 'UJI-001' $$,
  $$ values (tests.day(2), 'Kontrak sewa berakhir.') $$, 'closed, as it was'
);

-- Opened again, when it was closed by mistake
select tests.as('pending');
select throws_ok(pg_temp.close(null, null), '42501', 'permission denied for table sppg', 'only managers open it again');
select tests.as('manager');
select isnt_empty(pg_temp.close(null, null), 'a manager opens it again');
select isnt_empty($$ select from public.due_rows where sppg_code = 'UJI-001' $$, 'it is due again');
select results_eq(
  $$ select dihentikan, ditutup from public.sppg_per_wilayah where nama = 'Kota Tegal' $$, 'values (1, 0)', 'and on the map'
);
update public.sppg set kode_unik_pendaftaran = 'UJI-009' where kode_unik_pendaftaran = 'UJI-001';
select throws_ok(pg_temp.add('UJI-001'), '23505', pg_temp.of_record(), 'a code that it gives up stays its own, as it was suspended');
delete from public.sppg_penghentian;
select isnt_empty(pg_temp.add('UJI-001'), 'without a record it is free');

-- What the changelog of the open data tells of it
select tests.as('pending');
update public.sppg set kode_unik_pendaftaran = 'PALSU-2' where kode_unik_pendaftaran = 'UJI-002';
select tests.as('visitor');
select set_eq(
  'select tanggal, kejadian, kode_unik_pendaftaran, kabupaten_kota, kode_lama from public.sppg_perubahan',
  $$
    values
      (tests.day(0), 'Kode berganti', 'UJI-001-LAMA', 'Kota Tegal', 'UJI-001'),
      (tests.day(0), 'Kode berganti', 'UJI-001', 'Kota Tegal', 'UJI-001-LAMA'),
      (tests.day(0), 'Kode berganti', 'UJI-009', 'Kota Tegal', 'UJI-001'),
      (tests.day(2), 'Ditutup', 'UJI-009', 'Kota Tegal', null), (tests.day(0), 'Dibuka kembali', 'UJI-009', 'Kota Tegal', null)
  $$,
  'everyone reads its codes and when it was closed and opened, and nothing that a stranger wrote'
);
select throws_ok('delete from public.sppg_perubahan', '55000', null, 'nobody changes that');
select tests.as('manager');
select public.konfirmasi_sppg(id, updated_at) from public.sppg where kode_unik_pendaftaran = 'PALSU-2';
select tests.as('visitor');
select results_eq(
  $$ select kode_lama from public.sppg_perubahan where kode_unik_pendaftaran = 'PALSU-2' $$, array['UJI-002'],
  'a code counts once a manager stands for it'
);

-- The trail
select tests.as('admin');
select results_eq(
  $$
    select actor_email, after ->> 'alasan_tutup' from public.audit_log
    where table_name = 'sppg' and action = 'UPDATE' and before ->> 'ditutup_pada' is distinct from after ->> 'ditutup_pada' order by id
  $$,
  $$ values ('pengelola@contoh.id', 'Kontrak sewa berakhir.'), ('pengelola@contoh.id', null) $$,
  'tells who closed and opened it'
);

select * from finish();
rollback;
