-- What everyone reads of an answer to a complaint gives nobody away.
begin;
\ir setup.psql
select plan(43);

delete from public.keluhan;
insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
values ('40000000-0000-4000-8000-000000000001', 'UJI-1', 'SPPG Uji', 'Kota Semarang', '20000000-0000-4000-8000-000000000001');
update public.company_profile set
  phone = '(024) 7601234 ext. 12 / 0800-0000-0001', whatsapp = '62 811-2345-678', email = 'halo@contoh.id', press_email = 'Pers@contoh.id';
insert into public.keluhan (id, sppg_id, kategori, hari, isi, kode_lacak)
select
  ('c9000000-0000-4000-8000-00000000000' || n)::uuid, '40000000-0000-4000-8000-000000000001', kategori, '2026-01-01', 'RAHASIA', 'K7QF2M9TXW4' || n
from (values (1, 'makanan'), (2, 'kekerasan'), (3, 'makanan')) as sent (n, kategori);
insert into public.keluhan_pengirim (keluhan_id, name, phone)
values
  ('c9000000-0000-4000-8000-000000000001', 'Ibu Ani Wuryaningsih-Sari', '0899-1111-2222'),
  ('c9000000-0000-4000-8000-000000000003', 'Orang tua murid', null);
insert into public.keluhan_pesan (id, keluhan_id, dari, isi)
select ('c2000000-0000-4000-8000-00000000000' || n)::uuid, ('c9000000-0000-4000-8000-00000000000' || n)::uuid, 'kami', 'Halo, kode Anda K7QF-2M9T-XW41.'
from generate_series(1, 3) as n;

select tests.as('admin');
select throws_ok(
  format('select public.muat_jawaban(%L, %L)', 'c2000000-0000-4000-8000-000000000001', teks), 'P0001', message, 'nobody reads: ' || teks
)
from (values
  ('Halo {nama}.', 'Teks untuk umum dibaca apa adanya. Ganti “{nama}” dengan kata-kata.'),
  ('Sebut kode {{ kode }}.', 'Teks untuk umum dibaca apa adanya. Ganti “{” dengan kata-kata.'),
  ('Sebut kode {kode', 'Teks untuk umum dibaca apa adanya. Ganti “{kode” dengan kata-kata.'),
  ('Sebut <kode>.', 'Teks untuk umum dibaca apa adanya. Ganti “<kode>” dengan kata-kata.'),
  ('Yth. [ nama ]', 'Teks untuk umum dibaca apa adanya. Ganti “[ nama ]” dengan kata-kata.')
) as bad (teks, message);
select throws_ok(
  format('select public.muat_jawaban(%L, %L)', 'c2000000-0000-4000-8000-000000000001', 'Sebut kode ' || teks || ' saat menelepon.'), 'P0001',
  'Teks untuk umum memuat kode pengirim. Hapus kodenya: siapa pun yang memegangnya dapat menulis sebagai pengirim.', 'nor its sender''s code: ' || teks
)
from unnest(array['K7QF2M9TXW41', 'k7qf-2m9t-xw41', 'K7QF 2M9T XW4l', 'K7QF–2M9T–XW4I']) as teks;
select throws_ok(
  format('select public.muat_jawaban(%L, %L)', 'c2000000-0000-4000-8000-000000000001', 'Telepon ' || teks || ', sebelum pukul 16.00.'), 'P0001',
  format('Teks untuk umum memuat nomor “%s”, yang bukan nomor kami atau layanan resmi. Hapus nomornya.', teks), 'nor a number of somebody: ' || teks
)
from unnest(array[
  '0899-1111-2222', '+62 899 1111 2222', '0899.1111.2222', '(024) 7601235', '6289911112222', '812-3456-7890', '0811-2622-0001'
]) as teks;
select throws_ok(
  format('select public.muat_jawaban(%L, %L)', 'c2000000-0000-4000-8000-000000000001', 'Tulis ke ' || teks || '.'), 'P0001',
  format('Teks untuk umum memuat email “%s”, yang bukan email kami. Hapus emailnya.', teks), 'nor an address of somebody: ' || teks
)
from unnest(array['arum@contoh.id', 'xhalo@contoh.id', 'halo@contoh.id.lain.id']) as teks;
select throws_ok(
  format('select public.muat_jawaban(%L, %L)', 'c2000000-0000-4000-8000-000000000001', teks), 'P0001',
  format('Teks untuk umum menyebut nama pengirim (“%s”). Tulis tanpa namanya.', word), 'nor its sender''s name: ' || teks
)
from (values ('Terima kasih, Bu ANI!', 'ani'), ('Keluhan sari sudah benar.', 'sari'), ('Wuryaningsih', 'wuryaningsih')) as bad (teks, word);
select throws_ok(
  $$ select public.muat_jawaban('c2000000-0000-4000-8000-000000000002', 'Sudah.') $$, 'P0001',
  'Keluhan jenis ini hanya dibaca admin: tentangnya tidak ada yang ditampilkan untuk umum.', 'nor anything of harm'
);
select throws_ok(
  $$ select public.jawab_keluhan('{"id": "c2000000-0000-4000-8000-000000000009", "keluhan_id": "c9000000-0000-4000-8000-000000000001", "isi": "Ya.", "teks_publik": "Ya, Ani."}') $$,
  'P0001', null, 'an answer with such a text is refused'
);
select is_empty($$ select from public.keluhan_pesan where id = 'c2000000-0000-4000-8000-000000000009' $$, 'as a whole');
select throws_ok(
  $$ select public.muat_jawaban('c2000000-0000-4000-8000-000000000001', repeat('x', 2001)) $$, '23514', null, 'a text has at most 2,000 characters'
);
select is_empty($$ select * from public.jawaban_publik('UJI-1') $$, 'nothing of these is shown');

-- What may be shown
select lives_ok(format('select public.muat_jawaban(%L, %L)', 'c2000000-0000-4000-8000-000000000001', teks), 'everyone may read: ' || teks)
from unnest(array[
  'Mobilnya rusak pada 02-11-2026 pukul 08.00-09.30, dan diganti 3 November 2026.', 'Telepon (024) 760-1234 atau 0800 0000 0001.',
  'WhatsApp 0811-2345-678 atau +62 811 2345 678.', 'SAGI 127, 119, 110, atau 0811-2622-000 (24 jam).', 'Tulis ke halo@contoh.id atau pers@contoh.id.',
  'Lauk diganti: Rp 62.000.000 untuk 2.500 porsi, sejak 2026-11-02 09.00.', 'Anita dan sariawan bukan nama pengirim.', 'Dapur SPPG-3374-002 sudah dibersihkan.',
  'Ibu-ibu yang mengadu, terima kasih.'
]) as teks;
select lives_ok($$ select public.muat_jawaban('c2000000-0000-4000-8000-000000000003', 'Orang tua murid sudah kami kabari.') $$, 'by what nobody is named');
select results_eq(
  $$ select isi, dimuat_pada from public.jawaban_publik('UJI-1') where isi like 'Ibu%' $$, $$ values ('Ibu-ibu yang mengadu, terima kasih.', tests.day(0)) $$,
  'it is shown with the day on which it was'
);
select lives_ok($$ select public.muat_jawaban('c2000000-0000-4000-8000-000000000001', ' ') $$, 'without a text it is shown no longer');
select results_eq(
  $$ select teks_publik, dimuat_pada, isi from public.keluhan_pesan where id = 'c2000000-0000-4000-8000-000000000001' $$,
  $$ values (null::text, null::timestamptz, 'Halo, kode Anda K7QF-2M9T-XW41.') $$, 'the answer to the sender stays'
);
select tests.as('manager');
select throws_ok(
  $$ select public.muat_jawaban('c2000000-0000-4000-8000-000000000001', 'Sudah.') $$, '42501', 'Hanya admin yang dapat melakukan ini.', 'managers show nothing'
);

-- With the first answer a complaint is no longer new, even if no state is given
select lives_ok(
  $$ select public.jawab_keluhan('{"id": "c2000000-0000-4000-8000-000000000008", "keluhan_id": "c9000000-0000-4000-8000-000000000003", "isi": "Ya.", "status": "Baru"}') $$,
  'a manager answers, and leaves the state as it is'
);
select is(status, 'Diperiksa', 'which is the next one then') from public.keluhan where id = 'c9000000-0000-4000-8000-000000000003';

select * from finish();
rollback;
