-- Photos of regional contacts, in a bucket of their own, as avatars are their users' own. No SVG: it can carry scripts.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('contact_photos', 'contact_photos', true, 1024 * 1024, array['image/png', 'image/jpeg', 'image/webp'])
on conflict (id) do update set
  name = excluded.name,
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- A new photo is a new file, so that no browser shows the old one.
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

create policy "Admins can remove contact photos that no contact has"
  on storage.objects for delete to authenticated
  using (bucket_id = 'contact_photos' and (select private.is_admin()));
