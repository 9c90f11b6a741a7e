-- Incidents and their news: everyone reads them, managers report and tell by two functions, and what was told
-- stays: an admin takes words off that name somebody, which leaves a mark.
begin;
\ir setup.psql
select plan(73);

insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id, status_verifikasi) values
  ('40000000-0000-4000-8000-000000000001', 'UJI-001', 'SPPG Uji', 'Kota Semarang', '20000000-0000-4000-8000-000000000001', 'Sudah Operasional');
delete from public.sppg_kejadian_kabar;
delete from public.sppg_kejadian;
delete from public.sppg_penghentian;

create function pg_temp.report(number text, more jsonb default '{}') returns uuid language sql as $$
  select public.laporkan_kejadian(jsonb_build_object(
    'id', '70000000-0000-4000-8000-00000000000' || number, 'sppg_id', '40000000-0000-4000-8000-000000000001',
    'jenis', 'gejala sakit', 'hari', tests.day(0), 'sekolah', array['SD Uji']
  ) || more);
$$;
create function pg_temp.tell(number text, more jsonb default '{}') returns void language sql as $$
  select public.tulis_kabar(jsonb_build_object(
    'id', '80000000-0000-4000-8000-00000000000' || number, 'kejadian_id', '70000000-0000-4000-8000-000000000001', 'isi', 'Kabar ' || number
  ) || more);
$$;
create function pg_temp.incident(number text default '1') returns public.sppg_kejadian language sql as $$
  select * from public.sppg_kejadian where id = ('70000000-0000-4000-8000-00000000000' || number)::uuid;
$$;
create function pg_temp.is_stopped() returns boolean language sql as $$
  select exists (select from public.sppg_dihentikan where sppg_id = '40000000-0000-4000-8000-000000000001');
$$;

create function pg_temp.mark() returns text language sql security definer as $$
  select format('[nama dihapus %s]', private.day_in_words(tests.day(0)));
$$;

-- A report
select tests.as('owner');
update public.sppg set status_verifikasi = 'Proses Pembangunan';
select tests.as('manager');
select throws_ok(
  'select pg_temp.report(''1'')', 'P0001', 'Dapur ini belum beroperasi, jadi kejadian tidak dapat dilaporkan di sini.',
  'nothing happens where nobody cooks yet'
);
select tests.as('owner');
update public.sppg set status_verifikasi = 'Sudah Operasional', ditutup_pada = tests.day(1), alasan_tutup = 'Uji';
select tests.as('manager');
select throws_ok(
  'select pg_temp.report(''1'')', 'P0001', 'Dapur ini sudah ditutup, jadi kejadian tidak dapat dilaporkan di sini.', 'or no more'
);
select tests.as('owner');
update public.sppg set ditutup_pada = null, alasan_tutup = null;
select tests.as('manager');
select is(pg_temp.report('1'), '70000000-0000-4000-8000-000000000001', 'a manager reports');
select is(
  (pg_temp.incident()).kabar_berikutnya, now() + interval '2 hours', 'the next news is promised in two hours'
);
select ok(not (pg_temp.incident()).pengiriman_berhenti and not pg_temp.is_stopped(), 'deliveries go on');
select tests.as('visitor');
select is((pg_temp.incident()).sekolah, array['SD Uji'], 'everyone reads it at once');
select tests.as('manager');
select is(pg_temp.report('1', '{"sekolah": []}'), '70000000-0000-4000-8000-000000000001', 'a report whose answer was lost is there once');
select is((pg_temp.incident()).sekolah, array['SD Uji'], 'as it was first told');
select tests.as('admin');
select is(pg_temp.report('2', '{"sekolah": []}'), '70000000-0000-4000-8000-000000000001', 'who reports the same is told of the first');
select is(pg_temp.report('2', '{"jenis": "lain"}'), '70000000-0000-4000-8000-000000000002', 'another kind is another incident');
select is(
  pg_temp.report('3', jsonb_build_object('hari', tests.day(1))), '70000000-0000-4000-8000-000000000003', 'so is that of another day'
);
select throws_ok(format('select pg_temp.report(''9'', %L)', more), code, message, 'refused: ' || more::text)
from (values
  (jsonb_build_object('hari', tests.day(-1)), 'P0001', 'Hari kejadian tidak boleh setelah hari ini.'),
  (jsonb_build_object('kabar_berikutnya', now()), 'P0001', 'Waktu kabar berikutnya sudah lewat. Pilih waktu lain.'),
  (jsonb_build_object('kabar_berikutnya', now() + interval '8 days'), 'P0001', 'Kabar berikutnya paling lama tujuh hari lagi.'),
  ('{"jenis": "gosip"}', '23514', null),
  ('{"hari": "2020-01-01"}', '23514', null),
  ('{"sekolah": ["SD A", "SD A"]}', '23514', null),
  ('{"sekolah": ["SD\u200bA"]}', '23514', null),
  (jsonb_build_object('sekolah', array[repeat('x', 201)]), '23514', null),
  ('{"sppg_id": "40000000-0000-4000-8000-0000000000ff"}', '23503', null)
) as refused (more, code, message);

-- News
select tests.as('manager');
select pg_temp.tell('1', '{"angka": [{"jumlah": 12, "apa": "orang berobat", "menurut": "Puskesmas", "pada": "2026-11-03T10:40:00+07:00"}]}');
select pg_temp.tell('1', '{"isi": "Lain"}');
select results_eq(
  $$ select isi, angka -> 0 ->> 'jumlah', (angka -> 0 ->> 'pada')::timestamptz from public.sppg_kejadian_kabar $$,
  $$ values ('Kabar 1', '12', timestamptz '2026-11-03 03:40+00') $$,
  'news with a figure, its source and its time; sent twice they are there once'
);
select pg_temp.tell('2', '{"membetulkan": "80000000-0000-4000-8000-000000000001"}');
select is((select count(*) from public.sppg_kejadian_kabar), 2::bigint, 'a correction is added, and what it corrects stays');
select throws_ok(format('select pg_temp.tell(''9'', %L)', more), code, message, 'refused: ' || more::text)
from (values
  ('{"isi": " "}', '23514', null),
  (jsonb_build_object('isi', repeat('x', 2001)), '23514', null),
  ('{"angka": [{"jumlah": 12, "apa": "orang", "menurut": "", "pada": "2026-11-03T10:40:00+07:00"}]}', '23514', null),
  ('{"angka": [{"jumlah": 12, "apa": "orang", "menurut": "Kami"}]}', '23514', null),
  ('{"angka": [{"jumlah": -1, "apa": "orang", "menurut": "Kami", "pada": "2026-11-03T10:40:00+07:00"}]}', '23514', null),
  ('{"kejadian_id": "70000000-0000-4000-8000-0000000000ff"}', 'P0002', 'Kejadian ini sudah tidak ada. Muat ulang halaman.'),
  (
    '{"kejadian_id": "70000000-0000-4000-8000-000000000002", "membetulkan": "80000000-0000-4000-8000-000000000001"}', 'P0001',
    'Kabar yang dibetulkan bukan kabar kejadian ini.'
  )
) as refused (more, code, message);
select tests.as('visitor');
select is((select count(*) from public.sppg_kejadian_kabar), 2::bigint, 'everyone reads them');

-- Deliveries stop and go on by a suspension of our own
select tests.as('manager');
select pg_temp.tell('3', '{"pengiriman_berhenti": true, "sekolah": ["SD Uji", "SD Lain"]}');
select ok(pg_temp.is_stopped(), 'the kitchen is suspended in the same act');
select is((pg_temp.incident()).sekolah, array['SD Uji', 'SD Lain'], 'and the schools concerned are corrected');
select results_eq(
  'select mulai, sampai, oleh, alasan from public.sppg_penghentian',
  $$ values (tests.day(0), null::date, 'Kami', 'Pengiriman kami hentikan karena kejadian: gejala sakit.') $$, 'by us, from today on'
);
select tests.as('owner');
update public.sppg_penghentian set mulai = tests.day(2);
select tests.as('manager');
select pg_temp.tell('4', '{"pengiriman_berhenti": false}');
select is((select sampai from public.sppg_penghentian), tests.day(1), 'when deliveries go on, yesterday was its last day');
select ok(not pg_temp.is_stopped(), 'and the kitchen is suspended no more');
insert into public.sppg_penghentian (sppg_id, mulai, oleh, alasan)
values ('40000000-0000-4000-8000-000000000001', tests.day(0), 'Kami', 'Lemari pendingin rusak.');
select pg_temp.tell('5', '{"pengiriman_berhenti": true}');
select pg_temp.tell('6', '{"pengiriman_berhenti": false}');
select ok(pg_temp.is_stopped(), 'a suspension that was there for another reason is not the incident''s to end');

-- Within one day, and of two incidents at one kitchen
select tests.as('owner');
delete from public.sppg_penghentian;
select tests.as('manager');
select pg_temp.report('6', '{"jenis": "keterlambatan", "pengiriman_berhenti": true}');
create temporary table begun as select penghentian_id from pg_temp.incident('6');
create function pg_temp.ended() returns time language sql as $$
  select sampai_pukul from public.sppg_penghentian, begun where id = penghentian_id and sampai = mulai;
$$;
select pg_temp.tell('e', '{"pengiriman_berhenti": true}');
select pg_temp.tell('f', '{"kejadian_id": "70000000-0000-4000-8000-000000000006", "tutup": true, "pengiriman_berhenti": true}');
select ok(
  not (pg_temp.incident('6')).pengiriman_berhenti and pg_temp.is_stopped(),
  'closed with its tick on it stops nothing any more, but another incident does'
);
select is(
  (pg_temp.incident()).penghentian_id, (select penghentian_id from begun), 'which has taken the suspension over'
);
select pg_temp.tell('0', '{"pengiriman_berhenti": false}');
select ok(not pg_temp.is_stopped(), 'what began today ends today');
select is(
  pg_temp.ended(), date_trunc('minute', now() at time zone 'Asia/Jakarta')::time, 'at this hour'
);
select pg_temp.tell('', '{"id": "81000000-0000-4000-8000-000000000001", "pengiriman_berhenti": true}');
select is(
  (select count(*) from public.sppg_penghentian where oleh = 'Kami' and mulai = tests.day(0)), 2::bigint,
  'and may begin again on that day'
);
update public.sppg_penghentian set sampai = tests.day(0), sampai_pukul = '00:00' where sampai is null;
select ok(
  not (pg_temp.incident()).pengiriman_berhenti and not pg_temp.is_stopped(),
  'whoever says that the kitchen is open again says it of its incidents'
);

-- Closing
select pg_temp.tell('7', '{"tutup": true}');
select results_eq(
  'select ditutup_pada, kabar_berikutnya from pg_temp.incident()', 'values (now(), null::timestamptz)', 'a last news closes it'
);
select throws_ok(
  'select pg_temp.tell(''9'', ''{"isi": null, "tutup": true, "kejadian_id": "70000000-0000-4000-8000-000000000002"}'')',
  '23502', null, 'nothing is closed without one'
);
select pg_temp.tell('8', '{"pengiriman_berhenti": true}');
select ok((pg_temp.incident()).ditutup_pada is not null, 'what comes to light later is told, and opens nothing again');
select is(pg_temp.report('4'), '70000000-0000-4000-8000-000000000004', 'the same may happen once more on that day');

-- What was promised and has not come
select tests.as('owner');
update public.sppg_kejadian set kabar_berikutnya = now() - interval '1 minute' where id = '70000000-0000-4000-8000-000000000004';
select tests.as('manager');
select results_eq(
  $$ select amount, sppg_codes from public.admin_summary where topic = 'incidents_overdue' $$, $$ values (1, array['UJI-001']) $$,
  'managers are told that the promised news is overdue'
);

-- A kitchen that is deleted leaves them, and they wait for it
delete from public.sppg where id = '40000000-0000-4000-8000-000000000001';
select tests.as('visitor');
select is_empty('select from public.sppg_kejadian', 'visitors read nothing of a kitchen that is gone');
select is_empty('select from public.sppg_kejadian_kabar', 'nor any news of it');
select tests.as('manager');
select throws_ok('select pg_temp.tell(''9'')', 'P0002', 'Kejadian ini sudah tidak ada. Muat ulang halaman.', 'and nothing is told');
select tests.as('admin');
select public.restore_audit_entry(max(id)) from public.audit_log where table_name = 'sppg' and action = 'DELETE';
select tests.as('visitor');
select is((select count(*) from public.sppg_kejadian), 5::bigint, 'restored, it has them again');

-- The revision that every page asks for once
create function pg_temp.raises(change text) returns boolean language plpgsql as $$
declare
  before constant bigint := (select revision from public.content_revision);
begin
  execute change;
  return before < (select revision from public.content_revision);
end;
$$;
select tests.as('manager');
select ok(pg_temp.raises('select pg_temp.report(''5'', ''{"jenis": "keterlambatan"}'')'), 'a report makes the pages look');
select ok(
  pg_temp.raises('select pg_temp.tell(''9'', ''{"kejadian_id": "70000000-0000-4000-8000-000000000005", "tutup": true}'')'), 'so does its end'
);

-- Reported at a wrong kitchen
select tests.as('manager');
select pg_temp.tell('a', '{"kejadian_id": "70000000-0000-4000-8000-000000000002", "isi": "Bukan di dapur ini.", "salah_dapur": true}');
select results_eq(
  $$ select salah_dapur, ditutup_pada, kabar_berikutnya from pg_temp.incident('2') $$, 'values (true, now(), null::timestamptz)',
  'it is closed as such, and stays'
);
select ok(
  pg_temp.raises('select pg_temp.tell(''b'', ''{"isi": "Bukan di dapur ini.", "salah_dapur": true}'')') and (pg_temp.incident()).salah_dapur,
  'so is one that was closed already, and built pages are to say so'
);
select pg_temp.tell('c');
select ok((pg_temp.incident()).salah_dapur, 'for good');

-- What names somebody is taken off
select pg_temp.tell('d', '{
  "kejadian_id": "70000000-0000-4000-8000-000000000003", "isi": "Ani  Wati mual. ANI WATI, kelas 3, makanan ini sisa.",
  "angka": [{"jumlah": 1, "apa": "anak (Ani Wati)", "menurut": "ibu Ani Wati", "pada": "2026-11-03T10:40:00+07:00"}]
}');
create function pg_temp.takes_off(what text, kata text, alasan text default 'Nama anak.', apa text default 'nama') returns text language sql as $$
  select throws_ok(
    format('select public.hapus_kata_kabar(%L, %L, %L, %L)', '80000000-0000-4000-8000-00000000000d', kata, apa, alasan), 'P0001', what, what
  );
$$;
select throws_ok(
  $$ select public.hapus_kata_kabar('80000000-0000-4000-8000-00000000000d', 'Ani Wati', 'nama', 'Uji') $$,
  '42501', 'Hanya admin yang dapat melakukan ini.', 'a manager takes nothing off'
);
select tests.as('admin');
select pg_temp.takes_off('Kata itu tidak ada di kabar ini. Tulis persis seperti di kabarnya.', 'Ani Wat');
select pg_temp.takes_off('Kata itu tidak ada di kabar ini. Tulis persis seperti di kabarnya.', 'kelas .');
select pg_temp.takes_off('Alasannya tersimpan di Riwayat. Jangan tulis lagi kata yang dihapus di situ.', 'Ani Wati', 'Nama anak: ani wati.');
select pg_temp.takes_off('Tulis alasannya, paling banyak 500 karakter.', 'Ani Wati', ' ');
select pg_temp.takes_off('Tulis kata yang dihapus, 2 sampai 100 karakter.', '()');
select pg_temp.takes_off('Pilih apa yang dihapus: nama, umur, kelas, atau alamat.', 'Ani Wati', 'Nama anak.', 'kritik');
create temporary table noted as select count(*) as withdrawals from public.withdrawals where source = 'sppg_kejadian_kabar';
select public.hapus_kata_kabar('80000000-0000-4000-8000-00000000000d', ' Ani Wati', 'nama', 'Orang tuanya meminta.');
select tests.as('visitor');
select results_eq(
  $$ select isi, angka -> 0 ->> 'apa', angka -> 0 ->> 'menurut', angka -> 0 ->> 'jumlah'
     from public.sppg_kejadian_kabar where id = '80000000-0000-4000-8000-00000000000d' $$,
  $$ values (pg_temp.mark() || ' mual. ' || pg_temp.mark() || ', kelas 3, makanan ini sisa.', 'anak (' || pg_temp.mark() || ')', 'ibu ' || pg_temp.mark(), '1') $$,
  'a mark with the day stands in their place at once, in figures, too'
);
select tests.as('owner');
select is(private.day_in_words('2026-11-28'), '28 November 2026', 'as people write a day');
select is(
  (select count(*) from public.withdrawals where source = 'sppg_kejadian_kabar'), (select withdrawals + 1 from noted),
  'and built pages still have to be made without them'
);
select tests.as('admin');
select results_eq(
  $$ select action, actor_email, after ->> 'alasan', after ->> 'sppg_id' from public.audit_log
     where row_id = '80000000-0000-4000-8000-00000000000d' order by id $$,
  $$ values ('INSERT', 'pengelola@contoh.id', null::text, null::text),
       ('UPDATE', 'admin@contoh.id', 'Orang tuanya meminta.', '40000000-0000-4000-8000-000000000001') $$, 'the trail has who and why'
);
select is_empty(
  $$ select from public.audit_log where audit_log::text ~* 'ani\s+wati' $$, 'and the words nowhere'
);
select tests.as('owner');
update public.sppg_kejadian_kabar set isi = repeat('Wati, ', 333) where id = '80000000-0000-4000-8000-00000000000d';
select tests.as('admin');
select lives_ok(
  $$ select public.hapus_kata_kabar('80000000-0000-4000-8000-00000000000d', 'wati', 'nama', 'Uji') $$, 'however long the news becomes by its marks'
);

-- Trail and undoing: what was told publicly nobody undoes
select results_eq(
  $$ select count(*) filter (where table_name = 'sppg_kejadian'), count(*) filter (where table_name = 'sppg_kejadian_kabar')
     from public.audit_log where actor_id = tests.id('manager') and action = 'INSERT' $$,
  'values (4::bigint, 17::bigint)', 'who reported and told is in the trail'
);
select is_empty(
  $$
    select from public.account_changes(tests.id('manager'), now() - interval '1 hour', now() + interval '1 hour')
    where table_name in ('sppg_kejadian', 'sppg_kejadian_kabar')
  $$,
  'nothing of it is undone with what else an account did'
);
select throws_ok(
  format('select public.restore_audit_entry(%s)', max(id)), 'P0002',
  'Data ini tidak dapat dipulihkan. Muat ulang halaman untuk melihat keadaan terbaru.', 'nor restored by itself: ' || table_name
)
from public.audit_log where table_name in ('sppg_kejadian', 'sppg_kejadian_kabar') and action = 'UPDATE' group by table_name;

select * from finish();
rollback;
