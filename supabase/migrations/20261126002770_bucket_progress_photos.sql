-- Photos of how kitchens are built: two files each, drawn anew in the manager's browser, so that they don't tell where they
-- were taken. No SVG: it can carry scripts.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('progress_photos', 'progress_photos', true, 1024 * 1024, array['image/jpeg', 'image/webp'])
on conflict (id) do update set
  name = excluded.name,
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- A new photo is a new file, so that no browser shows the old one.
create policy "Managers can see progress photos"
  on storage.objects for select to authenticated
  using (bucket_id = 'progress_photos' and (select private.is_manager()));

create policy "Managers can upload progress photos"
  on storage.objects for insert to authenticated
  with check (
    bucket_id = 'progress_photos'
    and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-(640|1280)\.(jpg|webp)$'
    and (select private.is_manager())
  );

create policy "Managers can remove photos that no line has"
  on storage.objects for delete to authenticated
  using (bucket_id = 'progress_photos' and (select private.is_manager()));
