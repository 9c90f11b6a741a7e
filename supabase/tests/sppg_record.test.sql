-- What managers, foundations and authorities wrote of a kitchen keeps it, and its codes, from others; kitchens without such a record are
-- deleted as ever. The record stays when its kitchen goes, and is its own again when that is restored.
begin;
\ir setup.psql
select plan(31);

insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
create function pg_temp.id(n integer) returns uuid language sql immutable as $$
  select ('40000000-0000-4000-8000-00000000000' || n)::uuid;
$$;
create function pg_temp.add(code text, n integer default null) returns text language sql as $$
  select format(
    'insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, status_verifikasi, yayasan_id)
     values (%L, %L, %L, ''Jalan Uji'', ''Sudah Operasional'', ''20000000-0000-4000-8000-000000000001'')',
    coalesce(pg_temp.id(n), gen_random_uuid()), code, 'SPPG ' || code
  );
$$;
create function pg_temp.run(statement text) returns void language plpgsql as $$
begin
  execute statement;
end;
$$;
create function pg_temp.latest(verb text, of uuid) returns bigint language sql security definer as $$
  select max(id) from public.audit_log where table_name = 'sppg' and action = verb and row_id = of;
$$;
select tests.set_access('any_signed_in');
select pg_temp.run(pg_temp.add('UJI-' || n, n)) from generate_series(1, 7) as n;
select tests.as('manager');
select public.laporkan_kejadian(jsonb_build_object(
  'id', '70000000-0000-4000-8000-000000000001', 'sppg_id', pg_temp.id(1), 'jenis', 'gejala sakit', 'hari', tests.day(1), 'pengiriman_berhenti', true
));
select public.tulis_kabar(
  '{"id": "80000000-0000-4000-8000-000000000001", "kejadian_id": "70000000-0000-4000-8000-000000000001", "isi": "Uji"}'
);
insert into public.sppg_inspeksi (sppg_id, hari, oleh, hasil, temuan) values (pg_temp.id(2), tests.day(1), 'BGN', 'tidak laik', 'Uji');
insert into public.sppg_penghentian (sppg_id, mulai, oleh, alasan) values (pg_temp.id(3), tests.day(1), 'BGN', 'Uji');
update public.sppg set ditutup_pada = tests.day(1), alasan_tutup = 'Uji' where id = pg_temp.id(5);
select tests.as('owner');
insert into public.sppg_tanda_tangan (sppg_id, dapur_id, yayasan_id, kode_sppg)
values (pg_temp.id(4), pg_temp.id(4), '20000000-0000-4000-8000-000000000001', 'UJI-4');
insert into public.keluhan (sppg_id, kode_sppg, kategori, hari, isi, kode_lacak)
values (pg_temp.id(6), 'UJI-6', 'lain', tests.day(1), 'Uji', 'AAAABBBBCCCC');
delete from public.audit_log;

create temporary table before as
select 'kejadian' as kind, id from public.sppg_kejadian where sppg_id = pg_temp.id(1)
union all select 'kabar', id from public.sppg_kejadian_kabar where kejadian_id = '70000000-0000-4000-8000-000000000001'
union all select 'penghentian', id from public.sppg_penghentian where sppg_id = pg_temp.id(1);
select is((select count(*) from before), 3::bigint, 'an incident, its news and its stop');
create function pg_temp.readable() returns setof text language sql as $$
  select 'kejadian ' || id from public.sppg_kejadian where dapur_id = pg_temp.id(1)
  union all select 'kabar ' || kabar.id from public.sppg_kejadian_kabar as kabar join public.sppg_kejadian as kejadian on kejadian.id = kejadian_id where dapur_id = pg_temp.id(1)
  union all select 'penghentian ' || id from public.sppg_penghentian where dapur_id = pg_temp.id(1);
$$;

-- By whom
create temporary table kept (n integer, record text);
insert into kept values
  (1, 'kejadian, penghentian'), (2, 'inspeksi'), (3, 'penghentian'), (4, 'konfirmasi yayasan'), (5, 'penutupan'), (6, null), (7, null);
select is(private.record_of(pg_temp.id(n)), record, format('the record of kitchen %s: %s', n, record)) from kept;
select tests.as('pending');
select throws_ok(
  format('delete from public.sppg where id = %L', pg_temp.id(n)), 'P0001',
  format('Dapur ini mempunyai catatan resmi (%s). Hanya pengelola yang dapat menghapusnya.', record), 'who is no manager deletes none with ' || record
)
from kept where record is not null;
select lives_ok(format('delete from public.sppg where id = %L', pg_temp.id(7)), 'one without a record they do, as ever');
select lives_ok(format('delete from public.sppg where id = %L', pg_temp.id(6)), 'nor does a visitor''s complaint take that right away');
select lives_ok(pg_temp.add('UJI-7'), 'and its code is free');

-- Its codes
select lives_ok(
  format($$ update public.sppg set kode_unik_pendaftaran = 'LAIN-1' where id = %L $$, pg_temp.id(1)), 'another code it can be given by all who may'
);
select throws_ok(
  pg_temp.add('uji 1'), '23505', 'duplicate key value violates unique constraint "sppg_kode_unik_pendaftaran_of_record"',
  'and nobody else gets the one that it had'
);
select tests.as('manager');
-- A kitchen that is closed and gets another code in one statement keeps both codes from others.
update public.sppg set kode_unik_pendaftaran = 'LAIN-6', ditutup_pada = tests.day(0), alasan_tutup = 'Uji' where kode_unik_pendaftaran = 'UJI-7';
select throws_ok(pg_temp.add('UJI-7'), '23505', null, 'a code that goes with the closing is not free');

-- Deleted by a manager, and restored
delete from public.sppg where id = pg_temp.id(1);
select set_eq(
  $$ select id from public.sppg_kejadian where sppg_id = pg_temp.id(1) union all select id from public.sppg_penghentian where sppg_id = pg_temp.id(1) $$,
  $$ select id from before where kind <> 'kabar' $$, 'a manager deletes it, and the record stays where it is'
);
select tests.as('visitor');
select is_empty('select pg_temp.readable()', 'nobody else reads it meanwhile');
select tests.as('pending');
select throws_ok(pg_temp.add(code), '23505', null, 'nor gets its code ' || code) from unnest(array['UJI-1', 'LAIN-1']) as code;
select tests.as('admin');
select lives_ok(format('select public.restore_audit_entry(%s)', pg_temp.latest('DELETE', pg_temp.id(1))), 'so an admin can restore it');
select tests.as('visitor');
select set_eq('select pg_temp.readable()', $$ select kind || ' ' || id from before $$, 'and all of it is the kitchen''s again');

-- Undoing an account removes what it added, unless others have written of it since
select tests.as('pending');
select pg_temp.run(pg_temp.add('UJI-8', 8));
select tests.as('manager');
select public.laporkan_kejadian(jsonb_build_object(
  'id', '70000000-0000-4000-8000-000000000008', 'sppg_id', pg_temp.id(8), 'jenis', 'lain', 'hari', tests.day(0)
));
select tests.as('admin');
select is_empty(
  $$
    select public.undo_account_changes(
      tests.id('pending'), now() - interval '1 hour', now(), jsonb_object_agg(table_name || ' ' || row_id, last_entry)
    )
    from public.account_changes(tests.id('pending'), now() - interval '1 hour', now()) where row_id = pg_temp.id(8)
  $$, 'undoing removes a kitchen that a stranger added'
);
select results_eq(
  $$ select sppg_id, dapur_id from public.sppg_kejadian where id = '70000000-0000-4000-8000-000000000008' $$,
  $$ values (pg_temp.id(8), null::uuid) $$, 'the incident that a manager reported there stays'
);
select public.restore_audit_entry(pg_temp.latest('DELETE', pg_temp.id(8)));
select results_eq(
  $$ select sppg_id, dapur_id from public.sppg_kejadian where id = '70000000-0000-4000-8000-000000000008' $$,
  $$ values (pg_temp.id(8), pg_temp.id(8)) $$, 'and is its own again when it is restored'
);

-- What stands in the way
select tests.as('pending');
select pg_temp.run(pg_temp.add('uji-6'));
select tests.as('admin');
select throws_ok(
  format('select public.restore_audit_entry(%s)', pg_temp.latest('DELETE', pg_temp.id(6))), 'P0001',
  'Kode uji-6 sekarang dipakai SPPG uji-6. Beri dapur itu kode lain atau hapus dapur itu, lalu ulangi.',
  'who has its code now'
);
update public.sppg set id_bgn = 'K7QF2M9T', kode_unik_pendaftaran = 'X' where kode_unik_pendaftaran = 'uji-6';
select tests.as('owner');
update public.audit_log set before = before || '{"id_bgn": "K7QF2M9T"}' where action = 'DELETE' and row_id = pg_temp.id(6);
select tests.as('admin');
select throws_ok(
  format('select public.restore_audit_entry(%s)', pg_temp.latest('DELETE', pg_temp.id(6))), 'P0001',
  'ID BGN K7QF2M9T sekarang dipakai SPPG uji-6 (X). Ganti ID dapur itu dulu, lalu ulangi.', 'or its ID of BGN'
);
insert into public.sppg_inspeksi (sppg_id, hari, oleh, hasil, temuan) select id, tests.day(1), 'BGN', 'baik', 'Uji' from public.sppg where kode_unik_pendaftaran = 'X';
update public.sppg set id_bgn = null where kode_unik_pendaftaran = 'X';
select throws_ok(
  format('select public.restore_audit_entry(%s)', pg_temp.latest('DELETE', pg_temp.id(6))), 'P0001',
  'Kode UJI-6 tetap milik X, yang mempunyai catatan resmi (inspeksi) dengan kode itu.', 'or a record under its code'
);

select * from finish();
rollback;
