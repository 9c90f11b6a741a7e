-- What we call a kitchen: the words that a manager confirmed last, whoever changes its row; and who, of all views and functions, quotes
-- whose words.
begin;
\ir setup.psql
select plan(48);

insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
select tests.set_access('any_signed_in');
create function pg_temp.id(n integer) returns uuid language sql immutable as $$
  select ('40000000-0000-4000-8000-00000000000' || n)::uuid;
$$;
create function pg_temp.add(n integer, name text) returns void language sql as $$
  insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, kabupaten_kota, yayasan_id)
  values (pg_temp.id(n), 'UJI-' || n, name, 'Jalan Uji', 'Kota Tegal', '20000000-0000-4000-8000-000000000001');
$$;
create function pg_temp.called(n integer) returns text language sql as $$
  select concat_ws(' | ', kode, nama, lokasi, kabupaten_kota) from public.sppg_disebut where dapur_id = pg_temp.id(n);
$$;

-- Whose words
select tests.as('manager');
select pg_temp.add(1, 'SPPG Satu');
select is(pg_temp.called(1), 'UJI-1 | SPPG Satu | Jalan Uji | Kota Tegal', 'what a manager adds is called as they say');
select tests.as('pending');
select pg_temp.add(2, 'PALSU');
select is(pg_temp.called(2), 'UJI-2', 'what anybody else adds by its code alone');
update public.sppg set kode_unik_pendaftaran = 'UJI-22' where id = pg_temp.id(2);
select is(pg_temp.called(2), 'UJI-22', 'by the present one, as long as nobody has confirmed any');
update public.sppg
set nama = 'PALSU', lokasi = 'PALSU', kabupaten_kota = 'Kota Semarang', kode_unik_pendaftaran = 'PALSU-1' where id = pg_temp.id(1);
select is(pg_temp.called(1), 'UJI-1 | SPPG Satu | Jalan Uji | Kota Tegal', 'what a stranger changes is not');
select tests.as('visitor');
select is(pg_temp.called(1), 'UJI-1 | SPPG Satu | Jalan Uji | Kota Tegal', 'as everyone reads');
select results_eq($$ select id from public.cari_sppg('uji 1') limit 1 $$, array[pg_temp.id(1)], 'it is found by the code that we call it by');
select results_eq($$ select id from public.cari_sppg('PALSU-1') $$, array[pg_temp.id(1)], 'and by the code of its row');
select tests.as('manager');
update public.sppg set estimasi_selesai = '2027' where id = pg_temp.id(1);
select is(pg_temp.called(1), 'UJI-1 | SPPG Satu | Jalan Uji | Kota Tegal', 'nor does a manager in passing stand for it');
select public.konfirmasi_sppg(id, updated_at) from public.sppg where id in (pg_temp.id(1), pg_temp.id(2));
select is(pg_temp.called(1), 'PALSU-1 | PALSU | PALSU | Kota Semarang', 'who confirms it does');
select is(pg_temp.called(2), 'UJI-22 | PALSU | Jalan Uji | Kota Tegal', 'also for the first time');
update public.sppg set nama = 'SPPG Satu', kode_unik_pendaftaran = 'UJI-1', lokasi = 'Jalan Uji', kabupaten_kota = null where id = pg_temp.id(1);
select is(pg_temp.called(1), 'UJI-1 | SPPG Satu | Jalan Uji', 'and so does a manager who changes what is confirmed');
select tests.as('owner');
update public.sppg set dikonfirmasi_pada = null where id = pg_temp.id(2);
select is(pg_temp.called(2), 'UJI-22', 'what the owner takes back nobody stands for');

-- Gone, and back
select tests.as('pending');
update public.sppg set nama = 'PALSU', kode_unik_pendaftaran = 'PALSU-1' where id = pg_temp.id(1);
delete from public.sppg where id = pg_temp.id(1);
select tests.as('visitor');
select is(pg_temp.called(1), null, 'of a kitchen that is gone nothing is said');
select results_eq(
  $$ select kode_unik_pendaftaran from public.sppg_dikeluarkan where kode_unik_pendaftaran ~ 'UJI|PALSU' $$, array['UJI-1'],
  'but that it is gone, by the code that we stood for, whatever a stranger made of it before'
);
select tests.as('admin');
select public.restore_audit_entry(max(id)) from public.audit_log where action = 'DELETE' and row_id = pg_temp.id(1);
select is(pg_temp.called(1), 'UJI-1 | SPPG Satu | Jalan Uji', 'restored, it is called as before');
select public.konfirmasi_sppg(id, updated_at) from public.sppg where id = pg_temp.id(1);
select tests.as('manager');
update public.sppg set nama = 'SPPG Satu', kode_unik_pendaftaran = 'UJI-1' where id = pg_temp.id(1);

-- The registry: whose words each view and function may quote. rows: those of a row in a list, beside whether somebody stands for it;
-- desk: what was written, for managers and admins at their desk; confirmed: of a kitchen only what a manager confirmed last; none: no
-- word of a kitchen.
create temporary table registry (name text, quotes text, call text);
insert into registry values
  ('admin_summary', 'confirmed', 'select * from public.admin_summary'),
  ('audit_actors', 'none', 'select * from public.audit_actors'),
  ('bukti', 'none', 'select * from public.bukti'),
  ('due_rows', 'confirmed', 'select * from public.due_rows'),
  ('files_to_remove', 'none', 'select * from public.files_to_remove'),
  ('leads', 'confirmed', 'select * from public.leads'),
  ('mails', 'none', 'select * from public.mails'),
  ('perlu_per_wilayah', 'none', 'select * from public.perlu_per_wilayah'),
  ('sekolah_tercatat', 'none', 'select * from public.sekolah_tercatat'),
  ('sertifikat', 'desk', 'select * from public.sertifikat'),
  ('sertifikat_per_minggu', 'none', 'select * from public.sertifikat_per_minggu'),
  ('sppg_angka', 'confirmed', 'select * from public.sppg_angka'),
  ('sppg_dihentikan', 'none', 'select * from public.sppg_dihentikan'),
  ('sppg_dikeluarkan', 'confirmed', 'select * from public.sppg_dikeluarkan'),
  ('sppg_per_wilayah', 'none', 'select * from public.sppg_per_wilayah'),
  ('sppg_perubahan', 'confirmed', 'select * from public.sppg_perubahan'),
  ('account_changes', 'desk', $$select * from public.account_changes(tests.id('pending'), '2026-01-01', now() + interval '1 hour')$$),
  ('account_devices', 'none', 'select * from public.account_devices()'),
  ('baca_permintaan', 'confirmed', $$select * from public.baca_permintaan('tarik')$$),
  ('cari_sppg', 'rows', $$select * from public.cari_sppg('PALSU')$$),
  ('claim_mails', 'confirmed', null),
  ('cocok_karena', 'none', $$select * from public.cocok_karena('PALSU', array[pg_temp.id(3)])$$),
  ('find_audit_entries', 'none', $$select * from public.find_audit_entries('PALSU')$$),
  ('keluhan_jaringan', 'none', 'select * from public.keluhan_jaringan()'),
  ('my_access', 'none', 'select * from public.my_access()'),
  ('personal_data', 'desk', null),
  ('perbarui_sppg', 'none', null),
  ('setup_steps', 'none', 'select public.setup_steps()'),
  ('sppg_belum_dibaca', 'desk', 'select public.sppg_belum_dibaca(array[pg_temp.id(3)])'),
  ('sppg_diubah_sejak', 'none', null),
  ('sppg_mirip', 'rows', null),
  ('undo_account_changes', 'desk', null),
  ('change_leads', 'none', null), ('delete_leads', 'none', null), ('jawab_keluhan', 'none', null);
-- What gives back no row of its own: a number, an id, a time, whether it was done; and what notes or is about complaints or letters.
insert into registry
select proname, 'none', null from pg_proc
where pronamespace = 'public'::regnamespace and (
  not proretset and prorettype in ('void'::regtype, 'uuid'::regtype, 'boolean'::regtype, 'timestamptz'::regtype, 'uuid[]'::regtype)
  or proname ~ '^note_' or prosrc ~ '^\s*select \* from private\.(buka|jawab|keluhan|status|read_|forget)'
) and proname not in (select name from registry);
select set_eq(
  $$
    select relname::text from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
    union select proname::text from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
  $$,
  'select name from registry', 'every view and function says whose words it may quote'
);

-- A stranger writes words into every column from which a view or function might quote them
select tests.as('owner');
delete from public.audit_log;
delete from private.sppg_ganti_kode;
select tests.as('manager');
select pg_temp.add(3, 'SPPG Tiga');
update public.sppg set status_verifikasi = 'Sudah Operasional', progres_pembangunan = '40%' where id = pg_temp.id(3);
select public.laporkan_kejadian(jsonb_build_object(
  'id', '70000000-0000-4000-8000-000000000001', 'sppg_id', pg_temp.id(3), 'jenis', 'gejala sakit', 'hari', tests.day(1)
));
insert into public.sppg_sertifikat (sppg_id, jenis, status, nomor, penerbit, tanggal_terbit, tanggal_berakhir)
values (pg_temp.id(3), 'SLHS', 'Terbit', 'U-1', 'Dinas', tests.day(300), tests.day(-10));
select tests.as('owner');
update public.sppg_kejadian set kabar_berikutnya = now() - interval '1 hour' where sppg_id = pg_temp.id(3);
insert into public.keluhan (sppg_id, kode_sppg, kategori, hari, isi, kode_lacak)
select pg_temp.id(3), 'UJI-3', 'lain', tests.day(1), 'Uji', 'AAAABBBBCCC' || n from generate_series(1, 3) as n;
insert into public.sppg_penanda_tangan (id, yayasan_id, email, token_hash, nama, jabatan, tarik_hash, ditandatangani_pada) values
  ('21000000-0000-4000-8000-000000000001', '20000000-0000-4000-8000-000000000001', 'y@contoh.id', 'x', 'Uji', 'Uji', private.token_hash('tarik'), now());
insert into public.sppg_tanda_tangan (penanda_tangan_id, sppg_id, dapur_id, yayasan_id, kode_sppg)
values ('21000000-0000-4000-8000-000000000001', pg_temp.id(3), pg_temp.id(3), '20000000-0000-4000-8000-000000000001', 'UJI-3');
select tests.as('pending');
update public.sppg set nama = 'SPPG PALSU', lokasi = 'Jalan PALSU' where id = pg_temp.id(3);
select tests.as('owner');
delete from public.mail_outbox;
delete from private.certificate_reminders;
insert into public.yayasan_kontak (yayasan_id, email) values ('20000000-0000-4000-8000-000000000001', 'y@contoh.id');
select private.queue_certificate_mails();
select is_empty(
  $$ select from public.mail_outbox where data::text ~ 'PALSU' or data::text !~ 'SPPG Tiga' $$, 'a mail about its certificate has the confirmed name'
);
select isnt_empty($$ select from public.mail_outbox where recipient = 'y@contoh.id' $$, 'to its foundation, too');

create function pg_temp.says(call text) returns text language plpgsql as $$
declare
  said text;
begin
  execute format('select string_agg(to_jsonb(answer)::text, '''') from (%s) as answer', call) into said;
  return coalesce(said, '');
end;
$$;
select tests.as('admin');
select is(
  pg_temp.says(call) ~ 'PALSU', quotes in ('rows', 'desk'), format('%s quotes %s', name, quotes)
)
from registry where call is not null order by name;
select ok(pg_temp.says(call) ~ 'SPPG Tiga', name || ' speaks of it all the same')
from registry where name in ('admin_summary', 'due_rows', 'leads', 'baca_permintaan') order by name;

select * from finish();
rollback;
