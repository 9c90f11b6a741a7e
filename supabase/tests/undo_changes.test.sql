-- What was overwritten comes back: one change, or everything that one account did in a span of time.
begin;
\ir setup.psql
select plan(37);

select tests.add_person('rekan@contoh.id');
delete from public.sppg_sertifikat;
delete from public.sppg;
insert into public.yayasan (id, nama) values
  ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji'), ('20000000-0000-4000-8000-000000000002', 'Yayasan Lain');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id, created_at, updated_at)
select
  ('40000000-0000-4000-8000-00000000000' || n)::uuid, 'UJI-' || n, 'SPPG ' || n, 'Kota Semarang',
  '20000000-0000-4000-8000-000000000001', '2026-01-01', '2026-02-01'
from generate_series(1, 9) as n;
insert into public.sppg_sertifikat (sppg_id, jenis, tanggal_daftar) values ('40000000-0000-4000-8000-000000000001', 'PBG', '2026-01-01');
insert into public.program_documents (id, title, file_name, file_url, file_path) values (
  '50000000-0000-4000-8000-000000000001', 'Dokumen Uji', '1_uji.pdf',
  '/storage/v1/object/public/program_documents/program_regulations/1_uji.pdf', 'program_regulations/1_uji.pdf'
);

-- None of these is confirmed: who is no manager may end only five confirmations in an hour.
update public.sppg set dikonfirmasi_pada = null where kode_unik_pendaftaran in ('UJI-3', 'UJI-5', 'UJI-6', 'UJI-9');

-- Within a test now() stands still: entries of the trail are dated back to when they would have been written.
delete from public.audit_log;
create function pg_temp.as_of(minutes_ago integer) returns void language sql security definer as $$
  update public.audit_log set created_at = now() - minutes_ago * interval '1 minute' where created_at = now();
$$;
create function pg_temp.latest(target text, verb text) returns bigint language sql security definer as $$
  select max(id) from public.audit_log where action = verb and (row_id::text = target or coalesce(before, after) ->> 'nama' = target);
$$;
create function pg_temp.sppg_id(n integer) returns uuid language sql immutable as $$
  select ('40000000-0000-4000-8000-00000000000' || n)::uuid;
$$;
-- The preview, as the dialog shows it.
create function pg_temp.preview() returns table (name text, effect text, changed_since boolean, lacks_file boolean) language sql as $$
  select coalesce(present, earlier) ->> (case table_name when 'sppg' then 'kode_unik_pendaftaran' when 'program_documents' then 'title' else 'nama' end),
    effect, changed_since, lacks_file
  from public.account_changes(tests.id('pending'), now() - interval '1 hour', now());
$$;
-- Undoes the rows that are ticked without asking, and those with these ids.
create function pg_temp.undo(ticked uuid[] default '{}') returns table (row_id uuid, code text, message text) language sql as $$
  select undone.row_id, undone.code, undone.message
  from public.undo_account_changes(
    tests.id('pending'), now() - interval '1 hour', now(),
    (
      select coalesce(jsonb_object_agg(changes.table_name || ' ' || changes.row_id, changes.last_entry), '{}')
      from public.account_changes(tests.id('pending'), now() - interval '1 hour', now()) as changes
      where not lacks_file and (not changed_since or changes.row_id = any (ticked))
    )
  ) as undone;
$$;

-- One change of one row
select tests.as('pending');
update public.sppg set nama = 'SPPG Palsu', kontraktor_pelaksana = 'Palsu' where id = pg_temp.sppg_id(1);
select tests.as('admin');
select lives_ok(
  $$ select public.restore_audit_entry(pg_temp.latest('SPPG 1', 'UPDATE'), pg_temp.latest('SPPG 1', 'UPDATE')) $$,
  'an admin undoes a change'
);
select results_eq(
  $$ select nama, kontraktor_pelaksana, created_at from public.sppg where id = pg_temp.sppg_id(1) $$,
  $$ values ('SPPG 1', null::text, timestamptz '2026-01-01') $$,
  'what it overwrote is back, also what was empty'
);
select results_eq(
  $$ select action, actor_email, before ->> 'nama', after ->> 'nama' from public.audit_log where row_id = pg_temp.sppg_id(1) order by id desc limit 1 $$,
  $$ values ('UPDATE', 'admin@contoh.id', 'SPPG Palsu', 'SPPG 1') $$,
  'the trail knows who undid it'
);
select tests.as('rekan');
update public.sppg set nama = 'SPPG Satu', lokasi = 'Kota Tegal' where id = pg_temp.sppg_id(1);
update public.sppg set lokasi = 'Kota Salatiga' where id = pg_temp.sppg_id(1);
select tests.as('admin');
select throws_ok(
  format('select public.restore_audit_entry(%1$s, %1$s)', pg_temp.latest('SPPG 1', 'UPDATE')),
  'P0001', 'Data ini baru saja berubah lagi. Periksa isinya yang terbaru, lalu ulangi.',
  'not when it was changed after the look at it'
);
select lives_ok(
  format('select public.restore_audit_entry(%s, %s)', pg_temp.latest('SPPG 1', 'UPDATE'), pg_temp.latest(pg_temp.sppg_id(1)::text, 'UPDATE')),
  'with a look at the latest state it is undone all the same'
);
select results_eq(
  $$ select nama, lokasi from public.sppg where id = pg_temp.sppg_id(1) $$, $$ values ('SPPG 1', 'Kota Semarang') $$,
  'the columns of that change get what they had before it'
);
select is(current_setting('app.restoring', true), '', 'no trigger takes later changes for restorations');

-- A vandal's hour, among changes of others
select tests.as('owner');
delete from public.audit_log;
insert into storage.objects (bucket_id, name) values ('program_documents', 'program_regulations/1_uji.pdf');
select tests.as('pending');
update public.sppg set nama = 'SPPG Lama' where id = pg_temp.sppg_id(9);
select pg_temp.as_of(90);
update public.sppg set nama = 'SPPG Palsu' where id in (pg_temp.sppg_id(1), pg_temp.sppg_id(2));
update public.sppg set nama = 'SPPG Palsu Sekali', lokasi = 'Palsu' where id = pg_temp.sppg_id(2);
update public.sppg set nama = 'Dihapus' where id = pg_temp.sppg_id(3);
delete from public.sppg where id in (pg_temp.sppg_id(3), pg_temp.sppg_id(4));
insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
values ('PALSU-1', 'SPPG Tambahan', 'Palsu', '20000000-0000-4000-8000-000000000001');
-- Two exchange their codes.
update public.sppg set kode_unik_pendaftaran = 'SEMENTARA' where id = pg_temp.sppg_id(5);
update public.sppg set kode_unik_pendaftaran = 'UJI-5' where id = pg_temp.sppg_id(6);
update public.sppg set kode_unik_pendaftaran = 'UJI-6' where id = pg_temp.sppg_id(5);
delete from public.program_documents where id = '50000000-0000-4000-8000-000000000001';
update public.sppg set nama = 'SPPG Palsu', lokasi = 'Palsu' where id = pg_temp.sppg_id(7);
select pg_temp.as_of(30);
select tests.as('rekan');
update public.sppg set lokasi = 'Kota Tegal' where id = pg_temp.sppg_id(7);
update public.sppg set lokasi = 'Kota Salatiga' where id = pg_temp.sppg_id(8);
select pg_temp.as_of(10);
select tests.as('admin');
select results_eq(
  'select * from pg_temp.preview() order by effect, name',
  $$
    values
      ('PALSU-1', 'remove', false, false),
      ('Dokumen Uji', 'return', false, false), ('UJI-3', 'return', false, false), ('UJI-4', 'return', false, false),
      ('UJI-1', 'revert', false, false), ('UJI-2', 'revert', false, false), ('UJI-5', 'revert', false, false),
      ('UJI-6', 'revert', false, false), ('UJI-7', 'revert', true, false)
  $$,
  'the preview has every row once, and says what somebody else has changed since'
);
select results_eq(
  $$
    select coalesce(present, earlier) ->> 'kode_unik_pendaftaran', earlier - 'created_at' - 'dikonfirmasi_pada'
    from public.account_changes(tests.id('pending'), now() - interval '1 hour', now())
    where effect = 'revert' and row_id in (pg_temp.sppg_id(2), pg_temp.sppg_id(7)) order by 1
  $$,
  $$
    values ('UJI-2', '{"nama": "SPPG 2", "lokasi": "Kota Semarang"}'::jsonb), ('UJI-7', '{"nama": "SPPG 7", "lokasi": "Kota Semarang"}')
  $$,
  'of several changes of a row, what it had before the first'
);
create temporary table seen as
  select jsonb_object_agg(table_name || ' ' || row_id, last_entry) as chosen
  from public.account_changes(tests.id('pending'), now() - interval '1 hour', now())
  where not changed_since;
select tests.as('rekan');
update public.sppg set lokasi = 'Kota Tegal' where id = pg_temp.sppg_id(1);
select tests.as('admin');
select throws_ok(
  $$ select public.undo_account_changes(tests.id('pending'), now() - interval '1 hour', now(), chosen) from seen $$,
  'P0001', 'Sebagian data ini baru saja berubah lagi. Periksa daftarnya yang terbaru, lalu ulangi.',
  'nothing is undone when one of them was changed after the preview'
);
select throws_ok(
  $$
    select public.undo_account_changes(
      tests.id('pending'), now() - interval '1 hour', now(),
      jsonb_build_object('sppg ' || pg_temp.sppg_id(8), pg_temp.latest(pg_temp.sppg_id(8)::text, 'UPDATE'))
    )
  $$,
  'P0001', null, 'nor what the account has not done'
);
select is_empty('select * from pg_temp.undo()', 'all that nobody else has changed since is undone in one step');
select results_eq(
  $$ select kode_unik_pendaftaran, nama, lokasi from public.sppg order by id $$,
  $$
    values
      ('UJI-1', 'SPPG Palsu', 'Kota Tegal'),
      ('UJI-2', 'SPPG 2', 'Kota Semarang'), ('UJI-3', 'SPPG 3', 'Kota Semarang'), ('UJI-4', 'SPPG 4', 'Kota Semarang'),
      ('UJI-5', 'SPPG 5', 'Kota Semarang'), ('UJI-6', 'SPPG 6', 'Kota Semarang'),
      ('UJI-7', 'SPPG Palsu', 'Kota Tegal'), ('UJI-8', 'SPPG 8', 'Kota Salatiga'),
      ('UJI-9', 'SPPG Lama', 'Kota Semarang')
  $$,
  'deleted rows are back, overwritten ones as they were, added ones gone; others'' and earlier changes stay'
);
select results_eq(
  $$
    select kode_unik_pendaftaran from public.sppg
    where dikonfirmasi_pada is null and id = any (array[pg_temp.sppg_id(2), pg_temp.sppg_id(4), pg_temp.sppg_id(7)]) order by 1
  $$,
  $$ values ('UJI-7') $$, 'with its confirmation, which what is left alone has lost'
);
select isnt_empty($$ select from public.program_documents where title = 'Dokumen Uji' and dikonfirmasi_pada is not null $$, 'documents are back, too, and confirmed as they were');
select results_eq(
  $$ select created_at, updated_at from public.sppg where id = pg_temp.sppg_id(4) $$,
  $$ values (timestamptz '2026-01-01', timestamptz '2026-02-01') $$, 'a row that is back is as old as it was'
);
select results_eq(
  $$ select action, count(*) > 0 from public.audit_log where actor_email = 'admin@contoh.id' group by 1 order by 1 $$,
  $$ values ('DELETE', true), ('INSERT', true), ('UPDATE', true) $$, 'the trail keeps all of it, as the admin''s'
);
select results_eq(
  'select * from pg_temp.preview() order by name',
  $$ values ('UJI-1', 'revert', true, false), ('UJI-7', 'revert', true, false) $$, 'what was left alone is still offered'
);
select is_empty('select * from pg_temp.undo(array[pg_temp.sppg_id(7)])', 'what somebody else has changed since is undone when it is ticked');
select results_eq(
  $$ select nama, lokasi from public.sppg where id = pg_temp.sppg_id(7) $$, $$ values ('SPPG 7', 'Kota Semarang') $$,
  'in the columns that the account has changed'
);
select is_empty('select * from pg_temp.undo(array[pg_temp.sppg_id(1)])', 'and the last one');
select is_empty('select * from pg_temp.preview()', 'then there is nothing left to undo');

-- The confirmation of an SPPG
select tests.as('owner');
update public.sppg set dikonfirmasi_pada = now() where dikonfirmasi_pada is null;
delete from public.audit_log;
select tests.as('pending');
update public.sppg set nama = 'SPPG Palsu' where id in (pg_temp.sppg_id(4), pg_temp.sppg_id(5), pg_temp.sppg_id(6));
update public.sppg set lokasi = 'Palsu' where id in (pg_temp.sppg_id(4), pg_temp.sppg_id(5));
select pg_temp.as_of(30);
select tests.as('rekan');
update public.sppg set lokasi = 'Palsu juga' where id = pg_temp.sppg_id(6);
select pg_temp.as_of(10);
select tests.as('admin');
select lives_ok(
  format('select public.restore_audit_entry(%s)', min(id)), 'an admin undoes the first of two changes'
)
from public.audit_log where row_id = pg_temp.sppg_id(4);
select results_eq(
  $$ select nama, lokasi, dikonfirmasi_pada is null from public.sppg where id = pg_temp.sppg_id(4) $$,
  $$ values ('SPPG 4', 'Palsu', true) $$, 'with an address that a stranger wrote, the confirmation does not come back'
);
select is_empty(
  'select * from pg_temp.undo(array[pg_temp.sppg_id(4), pg_temp.sppg_id(6)])', 'all that the stranger did is undone'
);
select results_eq(
  'select nama, lokasi, dikonfirmasi_pada is null from public.sppg where nama in (''SPPG 4'', ''SPPG 5'', ''SPPG 6'') order by id',
  $$ values ('SPPG 4', 'Kota Semarang', false), ('SPPG 5', 'Kota Semarang', false), ('SPPG 6', 'Palsu juga', true) $$,
  'SPPG that are as they were are confirmed as they were, one that another stranger has changed is not'
);
update public.sppg set lokasi = 'Kota Semarang' where id = pg_temp.sppg_id(6);

-- Nor where the row has accounts or schools that somebody else entered
select tests.as('owner');
update public.sppg set nama = 'SPPG ' || right(id::text, 1), dikonfirmasi_pada = '2026-02-01'
where id in (pg_temp.sppg_id(7), pg_temp.sppg_id(8), pg_temp.sppg_id(9));
delete from public.audit_log;
select tests.as('pending');
update public.sppg set nama = 'SPPG Palsu ' || id where id in (pg_temp.sppg_id(7), pg_temp.sppg_id(8), pg_temp.sppg_id(9));
select pg_temp.as_of(30);
select tests.as('rekan');
update public.sppg set akun_instagram = 'orang.lain' where id = pg_temp.sppg_id(7);
insert into public.sppg_sekolah (sppg_id, nama) values (pg_temp.sppg_id(8), 'SD Palsu');
select pg_temp.as_of(10);
select tests.as('admin');
insert into public.sppg_sekolah (sppg_id, nama) values (pg_temp.sppg_id(9), 'SD Admin');
select is_empty('select * from pg_temp.undo(array[pg_temp.sppg_id(7)])', 'what the first stranger did is undone');
select results_eq(
  $$
    select nama, dikonfirmasi_pada is null from public.sppg
    where id in (pg_temp.sppg_id(7), pg_temp.sppg_id(8), pg_temp.sppg_id(9)) order by id
  $$,
  $$ values ('SPPG 7', true), ('SPPG 8', true), ('SPPG 9', false) $$, 'and nothing of the second is confirmed'
);
delete from public.sppg_sekolah where nama in ('SD Palsu', 'SD Admin');
update public.sppg set akun_instagram = null where id = pg_temp.sppg_id(7);

-- What stands in the way
select tests.as('owner');
delete from public.audit_log;
select tests.as('pending');
delete from public.sppg where id in (pg_temp.sppg_id(1), pg_temp.sppg_id(2));
update public.sppg set nama = 'SPPG Palsu' where id = pg_temp.sppg_id(3);
delete from public.program_documents where id = '50000000-0000-4000-8000-000000000001';
select pg_temp.as_of(30);
select tests.as('owner');
delete from storage.objects where bucket_id = 'program_documents' and name = 'program_regulations/1_uji.pdf';
select tests.as('rekan');
insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
values ('uji-1', 'SPPG Pengganti', 'Kota Tegal', '20000000-0000-4000-8000-000000000001');
select tests.as('admin');
select results_eq(
  'select name, effect, lacks_file from pg_temp.preview() order by name',
  $$ values ('Dokumen Uji', 'return', true), ('UJI-1', 'return', false), ('UJI-2', 'return', false), ('UJI-3', 'revert', false) $$,
  'the preview says which documents have lost their PDF'
);
select results_eq(
  'select * from pg_temp.undo()',
  $$ values (pg_temp.sppg_id(1), 'P0001', 'Kode uji-1 sekarang dipakai SPPG Pengganti. Beri dapur itu kode lain atau hapus dapur itu, lalu ulangi.') $$,
  'who has taken the code meanwhile is named'
);
select results_eq(
  $$ select count(*), count(*) filter (where nama = 'SPPG Palsu') from public.sppg $$, $$ values (8::bigint, 1::bigint) $$,
  'and nothing was undone'
);
select is(coalesce(current_setting('app.restoring', true), ''), '', 'no trigger takes later changes for restorations');
delete from public.sppg where nama = 'SPPG Pengganti';
select is_empty('select * from pg_temp.undo()', 'without what stood in the way all of it is undone');
select throws_ok(
  $$
    select public.undo_account_changes(
      tests.id('pending'), now() - interval '1 hour', now(),
      (select jsonb_object_agg(table_name || ' ' || row_id, last_entry)
       from public.account_changes(tests.id('pending'), now() - interval '1 hour', now()))
    )
  $$,
  'P0001', null, 'a document without its PDF does not come back this way'
);

-- What belongs together: an account that was an admin's
select tests.as('owner');
delete from public.audit_log;
update public.accounts set role = 'admin' where user_id = tests.id('pending');
select tests.as('pending');
delete from public.sppg_sertifikat where sppg_id = pg_temp.sppg_id(1);
delete from public.sppg where yayasan_id = '20000000-0000-4000-8000-000000000001';
delete from public.yayasan where id = '20000000-0000-4000-8000-000000000001';
insert into public.yayasan (nama) values ('YAYASAN UJI');
select pg_temp.as_of(30);
select tests.as('admin');
select is_empty('select * from pg_temp.undo()', 'a foundation, its SPPG and their certificates come back together, after what took the name');
select results_eq(
  $$ select (select count(*) from public.sppg), (select count(*) from public.sppg_sertifikat), (select count(*) from public.sppg_sertifikat_publik) $$,
  $$ values (9::bigint, 1::bigint, 1::bigint) $$, 'all of them'
);
select results_eq(
  $$ select nama from public.yayasan where nama ilike 'yayasan uji' $$, $$ values ('Yayasan Uji') $$, 'and what was added is gone'
);

select * from finish();
rollback;
