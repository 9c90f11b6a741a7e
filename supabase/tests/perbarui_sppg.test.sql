-- Many changes at once, as an import makes them: by whom, which rows, and what stays.
begin;
\ir setup.psql
select plan(23);

insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id, sasaran_jumlah_penerima_manfaat, progres_pembangunan)
select 'UJI-' || n, 'SPPG ' || n, 'Kota Semarang', '20000000-0000-4000-8000-000000000001', 1000, '40%' from generate_series(1, 30) as n;
-- They were added earlier: within a test now() stands still.
alter table public.sppg disable trigger user;
update public.sppg set updated_at = updated_at - interval '1 day', created_at = created_at - interval '1 day'
where kode_unik_pendaftaran like 'UJI-%';
alter table public.sppg enable trigger user;

create temporary table read as
select id, kode_unik_pendaftaran as code, updated_at from public.sppg where kode_unik_pendaftaran like 'UJI-%';
-- What is sent of a row as it was read, with the changes.
create function pg_temp.change(code text, changes jsonb) returns jsonb language sql as $$
  select changes || jsonb_build_object('id', read.id, 'updated_at', read.updated_at) from read where read.code = change.code;
$$;
create function pg_temp.codes(ids uuid[]) returns text[] language sql as $$
  select array_agg(read.code order by read.code) from read where read.id = any (ids);
$$;

-- By whom
select isnt_definer('public', 'perbarui_sppg', array['jsonb', 'date', 'text', 'boolean'], 'with the rights of its caller');
select tests.set_access('approved_only');
select tests.as('pending');
select throws_ok(
  $$ select public.perbarui_sppg(jsonb_build_array(pg_temp.change('UJI-1', '{"nama": "SPPG Palsu"}'))) $$,
  '42501', 'permission denied for table sppg', 'nor does who waits for approval, who is told so'
);

-- Bounded
select tests.as('admin');
select throws_ok(
  $$ select public.perbarui_sppg((select jsonb_agg('{}'::jsonb) from generate_series(1, 2001))) $$,
  'P0001', 'Sekali impor paling banyak 2.000 baris.', '2,001 rows are too many'
);
select throws_ok(
  $$ select public.perbarui_sppg(jsonb_build_array(repeat('a', 21000000))) $$,
  'P0001', 'Sekali impor paling banyak 2.000 baris.', 'and so are 21 MB'
);
select throws_ok($$ select public.perbarui_sppg('{}') $$, '22023', null, 'it takes a list');
select is(public.perbarui_sppg('[]'), '{}', 'which may be empty');

-- What is changed, and what stays
select is(
  public.perbarui_sppg(jsonb_build_array(
    pg_temp.change('UJI-1', '{"nama": "SPPG Baru", "progres_pembangunan": null}'),
    pg_temp.change('UJI-2', '{"sasaran_jumlah_penerima_manfaat": 2500}')
  )),
  '{}', 'changes of two rows are taken'
);
select results_eq(
  $$
    select kode_unik_pendaftaran, nama, sasaran_jumlah_penerima_manfaat, progres_pembangunan
    from public.sppg where kode_unik_pendaftaran in ('UJI-1', 'UJI-2', 'UJI-3') order by 1
  $$,
  $$
    values
      ('UJI-1', 'SPPG Baru', 1000, null),
      ('UJI-2', 'SPPG 2', 2500, '40%'),
      ('UJI-3', 'SPPG 3', 1000, '40%')
  $$,
  'the columns that are named, of these rows'
);
select results_eq(
  $$
    select before ->> 'sasaran_jumlah_penerima_manfaat', after ->> 'sasaran_jumlah_penerima_manfaat' from public.audit_log
    where action = 'UPDATE' and table_name = 'sppg' and row_id = (select id from read where code = 'UJI-2')
  $$,
  $$ values ('1000', '2500') $$,
  'each has its entry in the trail'
);
select lives_ok(
  $$
    select public.restore_audit_entry(id, id) from public.audit_log
    where action = 'UPDATE' and row_id = (select id from read where code = 'UJI-2')
  $$,
  'by which it can be undone'
);
select results_eq(
  $$ select sasaran_jumlah_penerima_manfaat from public.sppg where kode_unik_pendaftaran = 'UJI-2' $$, 'values (1000)', 'and is'
);

-- Changed or deleted meanwhile
update public.sppg set progres_pembangunan = '60%' where kode_unik_pendaftaran = 'UJI-4';
delete from public.sppg where kode_unik_pendaftaran = 'UJI-5';
select results_eq(
  $$
    select pg_temp.codes(public.perbarui_sppg(jsonb_build_array(
      pg_temp.change('UJI-3', '{"progres_pembangunan": "50%"}'),
      pg_temp.change('UJI-4', '{"progres_pembangunan": "50%"}'),
      pg_temp.change('UJI-5', '{"progres_pembangunan": "50%"}')
    )))
  $$,
  $$ values (array['UJI-4', 'UJI-5']) $$,
  'what somebody else has changed or deleted is named'
);
select results_eq(
  $$ select kode_unik_pendaftaran, progres_pembangunan from public.sppg where kode_unik_pendaftaran in ('UJI-3', 'UJI-4', 'UJI-5') order by 1 $$,
  $$ values ('UJI-3', '50%'), ('UJI-4', '60%') $$,
  'and left alone, the rest is saved'
);
select is(
  public.perbarui_sppg(jsonb_build_array(pg_temp.change('UJI-3', '{"progres_pembangunan": "50%"}'))), '{}',
  'sent again after a lost answer, a change that has arrived is no conflict'
);

-- The table's rules
select throws_ok(
  $$
    select public.perbarui_sppg(jsonb_build_array(
      pg_temp.change('UJI-6', '{"nama": "SPPG Enam"}'), pg_temp.change('UJI-7', '{"status_verifikasi": "Selesai"}')
    ))
  $$,
  '23514', null, 'a value that the table refuses refuses all'
);
select results_eq(
  $$ select nama from public.sppg where kode_unik_pendaftaran = 'UJI-6' $$, $$ values ('SPPG 6') $$, 'nothing of it is saved'
);
select throws_ok(
  $$ select public.perbarui_sppg(jsonb_build_array(pg_temp.change('UJI-7', '{"kode_unik_pendaftaran": "UJI-8"}'))) $$,
  '23505', null, 'no row takes the code of another'
);
select results_eq(
  $$
    select pg_temp.codes(public.perbarui_sppg(jsonb_build_array(
      pg_temp.change('UJI-7', '{"dikonfirmasi_pada": "2020-01-01T00:00:00Z", "created_at": "2020-01-01T00:00:00Z"}')
    )))
  $$,
  $$ values (array['UJI-7']) $$,
  'what the database sets itself is not taken'
);
-- What is not confirmed stays so, unless the manager says otherwise
select tests.as('owner');
update public.sppg set dikonfirmasi_pada = null where kode_unik_pendaftaran in ('UJI-20', 'UJI-21');
create function pg_temp.now_of(code text, changes jsonb) returns jsonb language sql as $$
  select changes || jsonb_build_object('id', id, 'updated_at', updated_at) from public.sppg where kode_unik_pendaftaran = code;
$$;
create function pg_temp.is_confirmed(code text) returns boolean language sql as $$
  select dikonfirmasi_pada is not null from public.sppg where kode_unik_pendaftaran = code;
$$;
select tests.as('manager');
select is(public.perbarui_sppg(jsonb_build_array(pg_temp.now_of('UJI-20', '{"progres_pembangunan": "41%"}'))), '{}', 'a manager changes it');
select ok(not pg_temp.is_confirmed('UJI-20'), 'and it is still not confirmed');
select public.perbarui_sppg(
  jsonb_build_array(
    pg_temp.now_of('UJI-20', '{"progres_pembangunan": "42%"}'), pg_temp.change('UJI-21', '{"updated_at": "2020-01-01"}')
  ),
  konfirmasi => true
);
select ok(pg_temp.is_confirmed('UJI-20') and not pg_temp.is_confirmed('UJI-21'), 'with a tick what is changed is confirmed, and nothing else');

-- Many at once are for managers, in whatever mode
select tests.set_access('any_signed_in');
select tests.as('pending');
select throws_ok(
  $$ select public.perbarui_sppg(jsonb_build_array(pg_temp.change('UJI-9', '{"lokasi": "Kota Tegal"}'))) $$,
  '42501', 'permission denied for table sppg', 'who is no manager imports nothing'
);
select isnt_empty(
  $$ select from public.sppg where kode_unik_pendaftaran = 'UJI-9' and lokasi = 'Kota Semarang' and dikonfirmasi_pada is not null $$,
  'and nothing has changed'
);

select * from finish();
rollback;
