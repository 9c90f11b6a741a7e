-- Photos of articles and of the gallery: two files each, made in the admin's browser. No SVG: it can carry scripts.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('site_pictures', 'site_pictures', true, 1024 * 1024, array['image/jpeg', 'image/webp'])
on conflict (id) do update set
  name = excluded.name,
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- A new photo is a new file, so that no browser shows the old one.
create policy "Admins can see site pictures"
  on storage.objects for select to authenticated
  using (bucket_id = 'site_pictures' and (select private.is_admin()));

create policy "Admins can upload site pictures"
  on storage.objects for insert to authenticated
  with check (
    bucket_id = 'site_pictures'
    and name ~ '^[-0-9a-f]{36}-(640|1280)\.(jpg|webp)$'
    and (select private.is_admin())
  );

create policy "Admins can remove site pictures that no page has"
  on storage.objects for delete to authenticated
  using (bucket_id = 'site_pictures' and (select private.is_admin()));
