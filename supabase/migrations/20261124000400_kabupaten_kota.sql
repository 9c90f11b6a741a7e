-- The 29 kabupaten and 6 kota of Central Java, which contacts are chosen from: the page offers those without a contact.

create table public.kabupaten_kota (
  nama text primary key
);

comment on table public.kabupaten_kota is 'Every kabupaten and kota of Central Java; changed by migrations only.';
comment on column public.kabupaten_kota.nama is 'With its kind: "Kabupaten Tegal" or "Kota Tegal".';

insert into public.kabupaten_kota (nama) values
  ('Kabupaten Banjarnegara'), ('Kabupaten Banyumas'), ('Kabupaten Batang'), ('Kabupaten Blora'), ('Kabupaten Boyolali'),
  ('Kabupaten Brebes'), ('Kabupaten Cilacap'), ('Kabupaten Demak'), ('Kabupaten Grobogan'), ('Kabupaten Jepara'),
  ('Kabupaten Karanganyar'), ('Kabupaten Kebumen'), ('Kabupaten Kendal'), ('Kabupaten Klaten'), ('Kabupaten Kudus'),
  ('Kabupaten Magelang'), ('Kabupaten Pati'), ('Kabupaten Pekalongan'), ('Kabupaten Pemalang'), ('Kabupaten Purbalingga'),
  ('Kabupaten Purworejo'), ('Kabupaten Rembang'), ('Kabupaten Semarang'), ('Kabupaten Sragen'), ('Kabupaten Sukoharjo'),
  ('Kabupaten Tegal'), ('Kabupaten Temanggung'), ('Kabupaten Wonogiri'), ('Kabupaten Wonosobo'),
  ('Kota Magelang'), ('Kota Pekalongan'), ('Kota Salatiga'), ('Kota Semarang'), ('Kota Surakarta'), ('Kota Tegal');

revoke all on table public.kabupaten_kota from public, anon, authenticated, service_role;
grant select on table public.kabupaten_kota to anon, authenticated, service_role;

alter table public.kabupaten_kota enable row level security;

create policy "Everyone can read the kabupaten and kota"
  on public.kabupaten_kota for select to anon, authenticated
  using (true);

alter table public.regional_contacts
  add constraint regional_contacts_kabupaten_kota_known
    foreign key (kabupaten_kota) references public.kabupaten_kota (nama);
