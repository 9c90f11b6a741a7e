-- The directory of contact persons, one per kabupaten or kota. Everyone reads it; admins manage it, in either access mode.

create table public.regional_contacts (
  id uuid primary key default gen_random_uuid(),
  kabupaten_kota text not null,
  nama_kontak text not null,
  nomor_telepon text not null,
  foto_url text,
  created_at timestamptz not null default now(),
  bersedia_whatsapp boolean not null default false,
  constraint regional_contacts_kabupaten_kota_key unique (kabupaten_kota),
  constraint regional_contacts_kabupaten_kota_known
    foreign key (kabupaten_kota) references public.wilayah (nama),
  -- Magelang, Semarang, Pekalongan and Tegal exist as both, so the kind is always named.
  constraint regional_contacts_kabupaten_kota_prefixed check (kabupaten_kota ~ '^(Kabupaten|Kota) \S'),
  constraint regional_contacts_kabupaten_kota_max_length check (char_length(kabupaten_kota) <= 100),
  constraint regional_contacts_nama_kontak_not_blank check (nama_kontak ~ '\S'),
  constraint regional_contacts_nomor_telepon_plausible check (private.is_phone(nomor_telepon)),
  constraint regional_contacts_nomor_telepon_max_length check (char_length(nomor_telepon) <= 80),
  -- Browsers read '/\evil.example' as '//evil.example', another site.
  constraint regional_contacts_foto_url_plausible check (foto_url ~ '^(/[^/\\\s]|https://)[^\\\s]*$'),
  constraint regional_contacts_foto_url_max_length check (char_length(foto_url) <= 2000),
  -- Photos are only found again, to keep or remove their files, when their address is written as uploads make it. The limit
  -- is checked before the patterns: constraints are checked in the order of their names.
  constraint regional_contacts_foto_url_in_bucket check (
    case when char_length(foto_url) <= 2000 then
      foto_url !~ 'contact_photos'
      or foto_url ~ '^(https://[^/\s]+)?/storage/v1/object/public/contact_photos/[0-9]+_[-a-z0-9]+\.(png|jpg|webp)$'
    else true end
  )
);

comment on table public.regional_contacts is 'Contact person of every kabupaten and kota of Central Java.';
comment on column public.regional_contacts.kabupaten_kota is 'With its kind: "Kabupaten Tegal" or "Kota Tegal".';
comment on column public.regional_contacts.foto_url is
  'Path on the site, or address of a file in contact_photos, where one that starts with /storage/ is relative to the Supabase URL: the site''s Content-Security-Policy lets no other picture in. Without one, the page shows initials.';
comment on column public.regional_contacts.bersedia_whatsapp is
  'Whether the person has agreed to be written to on WhatsApp, at the same number.';

grant select on table public.regional_contacts to anon, authenticated;
grant insert (id, kabupaten_kota, nama_kontak, nomor_telepon, foto_url, bersedia_whatsapp),
  update (kabupaten_kota, nama_kontak, nomor_telepon, foto_url, bersedia_whatsapp),
  delete
  on table public.regional_contacts to authenticated;
grant select, insert, update, delete on table public.regional_contacts to service_role;

alter table public.regional_contacts enable row level security;

create policy "Everyone can read regional contacts"
  on public.regional_contacts for select to anon, authenticated
  using (true);

create policy "Admins can add regional contacts"
  on public.regional_contacts for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins can edit regional contacts"
  on public.regional_contacts for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins can delete regional contacts"
  on public.regional_contacts for delete to authenticated
  using ((select private.is_admin()));

select private.declare_table(
  'regional_contacts', texts => '{
    "name": ["nama_kontak 200"],
    "phone": ["nomor_telepon"],
    "picture": ["foto_url"],
    "nobody": ["kabupaten_kota"]
  }',
  restorable => true, withdrawals => '{nama_kontak,nomor_telepon,foto_url}', stays => 'narahubung'
);
