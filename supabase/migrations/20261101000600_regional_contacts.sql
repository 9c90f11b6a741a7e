-- The directory of contact persons, one per kabupaten or kota: the site shows it and no page changes it.

create table public.regional_contacts (
  id uuid primary key default gen_random_uuid(),
  kabupaten_kota text not null,
  nama_kontak text not null,
  nomor_telepon text not null,
  foto_url text,
  created_at timestamptz not null default now(),
  constraint regional_contacts_kabupaten_kota_key unique (kabupaten_kota),
  -- Magelang, Semarang, Pekalongan and Tegal exist as both, so the kind is always named.
  constraint regional_contacts_kabupaten_kota_prefixed check (kabupaten_kota ~ '^(Kabupaten|Kota) \S'),
  constraint regional_contacts_kabupaten_kota_max_length check (char_length(kabupaten_kota) <= 100),
  constraint regional_contacts_nama_kontak_not_blank check (nama_kontak ~ '\S'),
  constraint regional_contacts_nama_kontak_max_length check (char_length(nama_kontak) <= 200),
  constraint regional_contacts_nomor_telepon_plausible check (nomor_telepon ~ '^[+0-9][-0-9 ().]{4,39}$'),
  constraint regional_contacts_foto_url_plausible check (foto_url ~ '^(/[^/\s]|https://)[^\s]*$'),
  constraint regional_contacts_foto_url_max_length check (char_length(foto_url) <= 2000)
);

comment on table public.regional_contacts is 'Contact person of every kabupaten and kota of Central Java.';
comment on column public.regional_contacts.kabupaten_kota is 'With its kind: "Kabupaten Tegal" or "Kota Tegal".';
comment on column public.regional_contacts.foto_url is 'Path on the site or address in this project''s storage: the site''s Content-Security-Policy lets no other picture in. Without one, the page shows initials.';

revoke all on table public.regional_contacts from public, anon, authenticated, service_role;
grant select on table public.regional_contacts to anon, authenticated;
grant select, insert, update, delete on table public.regional_contacts to service_role;

alter table public.regional_contacts enable row level security;

create policy "Everyone can read regional contacts"
  on public.regional_contacts for select to anon, authenticated
  using (true);
