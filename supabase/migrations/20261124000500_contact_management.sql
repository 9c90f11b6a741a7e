-- Regional contacts were entered by SQL only. Admins manage them on the page now, in either access mode, with a photo.

grant insert (kabupaten_kota, nama_kontak, nomor_telepon, foto_url),
  update (kabupaten_kota, nama_kontak, nomor_telepon, foto_url),
  delete
  on table public.regional_contacts to authenticated;

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

-- Photos are only found again, to keep or remove their files, when their address is written as uploads make it.
alter table public.regional_contacts
  add constraint regional_contacts_foto_url_in_bucket check (
    foto_url !~ 'contact_photos'
    or foto_url ~ '^(https://[^/\s]+)?/storage/v1/object/public/contact_photos/[0-9]+_[-a-z0-9]+\.(png|jpg|webp)$'
  );

comment on column public.regional_contacts.foto_url is
  'Path on the site, or address of a file in contact_photos, where one that starts with /storage/ is relative to the Supabase URL: the site''s Content-Security-Policy lets no other picture in. Without one, the page shows initials.';

-- A bucket of its own, as avatars are their users' own. No SVG: it can carry scripts.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('contact_photos', 'contact_photos', true, 1024 * 1024, array['image/png', 'image/jpeg', 'image/webp'])
on conflict (id) do update set
  name = excluded.name,
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- A new photo is a new file, so that no browser shows the old one: nobody may replace one.
create policy "Admins can see contact photos"
  on storage.objects for select to authenticated
  using (bucket_id = 'contact_photos' and (select private.is_admin()));

create policy "Admins can upload contact photos"
  on storage.objects for insert to authenticated
  with check (
    bucket_id = 'contact_photos'
    and name ~ '^[0-9]+_[-a-z0-9]+\.(png|jpg|webp)$'
    and (select private.is_admin())
  );

-- Not the photo of a contact: the directory would show a broken picture.
create policy "Admins can remove contact photos that no contact has"
  on storage.objects for delete to authenticated
  using (
    bucket_id = 'contact_photos'
    and (select private.is_admin())
    and not exists (
      select from public.regional_contacts
      where split_part(regional_contacts.foto_url, '/contact_photos/', 2) = objects.name
    )
  );
