-- The 29 kabupaten and 6 kota of Central Java: one list for contacts, SPPG and the map. It also says where each lies, as a
-- map of tiles needs no boundary data.

create table public.wilayah (
  nama text primary key,
  kode text not null,
  kolom smallint not null,
  baris smallint not null,
  constraint wilayah_kode_key unique (kode),
  constraint wilayah_kode_plausible check (kode ~ '^33\.[0-9]{2}$'),
  constraint wilayah_kolom_baris_key unique (kolom, baris),
  constraint wilayah_kolom_baris_plausible check (kolom > 0 and baris > 0)
);

comment on table public.wilayah is 'Every kabupaten and kota of Central Java; changed by migrations only.';
comment on column public.wilayah.nama is 'With its kind: "Kabupaten Tegal" or "Kota Tegal".';
comment on column public.wilayah.kode is 'Code of the Ministry of Home Affairs: 33.01 to 33.29 are kabupaten, 33.71 to 33.76 kota.';
comment on column public.wilayah.kolom is 'Column of its tile on the map, from the west.';
comment on column public.wilayah.baris is 'Row of its tile on the map, from the north.';

insert into public.wilayah (kode, nama, kolom, baris) values
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
  ('33.76', 'Kota Tegal', 2, 1);

grant select on table public.wilayah to anon, authenticated, service_role;

alter table public.wilayah enable row level security;

create policy "Everyone can read the kabupaten and kota"
  on public.wilayah for select to anon, authenticated
  using ((select private.assert_no_circle()));

select private.declare_table('wilayah', texts => '{"nobody": ["kode", "nama"]}', audit => null);

-- What people call them: capitals, abbreviations, old names. The same as src/lib/text/place-names.ts, of which a test
-- sees to it. What is short for two is a name of both.
create function private.place_names(district text)
  returns text
  language sql immutable strict parallel safe security invoker set search_path = ''
as $$
  select string_agg(name, ' ')
  from (values
    ('purwokerto', 'kabupaten banyumas'),
    ('pwt', 'kabupaten banyumas'),
    ('bms', 'kabupaten banyumas'),
    ('clp', 'kabupaten cilacap'),
    ('pbg', 'kabupaten purbalingga'),
    ('braling', 'kabupaten purbalingga'),
    ('bna', 'kabupaten banjarnegara'),
    ('bjn', 'kabupaten banjarnegara'),
    ('kbm', 'kabupaten kebumen'),
    ('pwr', 'kabupaten purworejo'),
    ('kutoarjo', 'kabupaten purworejo'),
    ('wsb', 'kabupaten wonosobo'),
    ('mungkid', 'kabupaten magelang'),
    ('muntilan', 'kabupaten magelang'),
    ('mgl', 'magelang'),
    ('byl', 'kabupaten boyolali'),
    ('klt', 'kabupaten klaten'),
    ('skh', 'kabupaten sukoharjo'),
    ('kartasura', 'kabupaten sukoharjo'),
    ('wng', 'kabupaten wonogiri'),
    ('kra', 'kabupaten karanganyar'),
    ('srg', 'kabupaten sragen'),
    ('purwodadi', 'kabupaten grobogan'),
    ('pwd', 'kabupaten grobogan'),
    ('gbg', 'kabupaten grobogan'),
    ('bla', 'kabupaten blora'),
    ('cepu', 'kabupaten blora'),
    ('rbg', 'kabupaten rembang'),
    ('lasem', 'kabupaten rembang'),
    ('pti', 'kabupaten pati'),
    ('kds', 'kabupaten kudus'),
    ('jpr', 'kabupaten jepara'),
    ('jpa', 'kabupaten jepara'),
    ('japara', 'kabupaten jepara'),
    ('dmk', 'kabupaten demak'),
    ('ungaran', 'kabupaten semarang'),
    ('ambarawa', 'kabupaten semarang'),
    ('smg', 'semarang'),
    ('tmg', 'kabupaten temanggung'),
    ('kdl', 'kabupaten kendal'),
    ('kendhal', 'kabupaten kendal'),
    ('btg', 'kabupaten batang'),
    ('kajen', 'kabupaten pekalongan'),
    ('pkl', 'pekalongan'),
    ('pml', 'kabupaten pemalang'),
    ('slawi', 'kabupaten tegal'),
    ('slw', 'kabupaten tegal'),
    ('tgl', 'tegal'),
    ('bbs', 'kabupaten brebes'),
    ('brb', 'kabupaten brebes'),
    ('solo', 'kota surakarta'),
    ('sala', 'kota surakarta'),
    ('ska', 'kota surakarta'),
    ('slt', 'kota salatiga'),
    ('slg', 'kota salatiga')
  ) as place (name, of_district)
  where right(lower(district), length(of_district)) = of_district;
$$;

comment on function private.place_names(text) is
  'What people call a kabupaten or kota besides its name, in small letters: "solo sala ska" of Kota Surakarta; null without any.';
