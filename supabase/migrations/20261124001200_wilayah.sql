-- The list of kabupaten and kota also says where each lies: a map of tiles needs no boundary data. One list for contacts,
-- SPPG and the map, so the table is renamed instead of copied.

alter table public.kabupaten_kota rename to wilayah;
alter table public.wilayah rename constraint kabupaten_kota_pkey to wilayah_pkey;

alter table public.wilayah
  add column kode text,
  add column kolom smallint,
  add column baris smallint;

update public.wilayah
set kode = tile.kode, kolom = tile.kolom, baris = tile.baris
from (values
  ('33.01', 'Kabupaten Cilacap', 2, 4),
  ('33.02', 'Kabupaten Banyumas', 2, 3),
  ('33.03', 'Kabupaten Purbalingga', 3, 3),
  ('33.04', 'Kabupaten Banjarnegara', 4, 3),
  ('33.05', 'Kabupaten Kebumen', 3, 4),
  ('33.06', 'Kabupaten Purworejo', 4, 4),
  ('33.07', 'Kabupaten Wonosobo', 5, 3),
  ('33.08', 'Kabupaten Magelang', 5, 4),
  ('33.09', 'Kabupaten Boyolali', 7, 4),
  ('33.10', 'Kabupaten Klaten', 7, 5),
  ('33.11', 'Kabupaten Sukoharjo', 8, 5),
  ('33.12', 'Kabupaten Wonogiri', 9, 6),
  ('33.13', 'Kabupaten Karanganyar', 9, 5),
  ('33.14', 'Kabupaten Sragen', 9, 4),
  ('33.15', 'Kabupaten Grobogan', 9, 3),
  ('33.16', 'Kabupaten Blora', 10, 2),
  ('33.17', 'Kabupaten Rembang', 10, 1),
  ('33.18', 'Kabupaten Pati', 9, 1),
  ('33.19', 'Kabupaten Kudus', 9, 2),
  ('33.20', 'Kabupaten Jepara', 8, 1),
  ('33.21', 'Kabupaten Demak', 8, 2),
  ('33.22', 'Kabupaten Semarang', 7, 3),
  ('33.23', 'Kabupaten Temanggung', 6, 3),
  ('33.24', 'Kabupaten Kendal', 6, 2),
  ('33.25', 'Kabupaten Batang', 5, 2),
  ('33.26', 'Kabupaten Pekalongan', 4, 2),
  ('33.27', 'Kabupaten Pemalang', 3, 2),
  ('33.28', 'Kabupaten Tegal', 2, 2),
  ('33.29', 'Kabupaten Brebes', 1, 2),
  ('33.71', 'Kota Magelang', 6, 4),
  ('33.72', 'Kota Surakarta', 8, 4),
  ('33.73', 'Kota Salatiga', 8, 3),
  ('33.74', 'Kota Semarang', 7, 2),
  ('33.75', 'Kota Pekalongan', 4, 1),
  ('33.76', 'Kota Tegal', 2, 1)
) as tile (kode, nama, kolom, baris)
where wilayah.nama = tile.nama;

alter table public.wilayah
  alter column kode set not null,
  alter column kolom set not null,
  alter column baris set not null,
  add constraint wilayah_kode_key unique (kode),
  add constraint wilayah_kode_plausible check (kode ~ '^33\.[0-9]{2}$'),
  add constraint wilayah_kolom_baris_key unique (kolom, baris),
  add constraint wilayah_kolom_baris_plausible check (kolom > 0 and baris > 0);

comment on column public.wilayah.kode is 'Code of the Ministry of Home Affairs: 33.01 to 33.29 are kabupaten, 33.71 to 33.76 kota.';
comment on column public.wilayah.kolom is 'Column of its tile on the map, from the west.';
comment on column public.wilayah.baris is 'Row of its tile on the map, from the north.';
