-- Photos of complaints, drawn anew in the sender's browser, so that they don't tell where they were taken. The bucket is private:
-- children and homes are in them. Who reads a complaint sees its photos; nobody else reads one, not even who sent it.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('keluhan_foto', 'keluhan_foto', false, 1024 * 1024, array['image/jpeg', 'image/webp'])
on conflict (id) do update set
  name = excluded.name,
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- As row level security shows the caller the complaint, or what was written about it. What no row names yet may belong to either door.
create policy "Who reads a complaint can see its photos"
  on storage.objects for select to authenticated
  using (
    bucket_id = 'keluhan_foto' and (
      (select private.is_admin())
      or (select private.is_manager()) and (
        select
          exists (select from public.keluhan where keluhan.id = folder.id)
          or exists (select from public.keluhan_pesan where keluhan_pesan.id = folder.id)
        from (
          select case when objects.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/' then left(objects.name, 36)::uuid end as id
        ) as folder
      )
    )
  );

-- The folder is the id of the complaint, or of the message that follows it: made in the browser and known to nobody else.
create policy "Everyone can upload photos of a complaint"
  on storage.objects for insert to anon, authenticated
  with check (
    bucket_id = 'keluhan_foto'
    and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[1-3]\.(jpg|webp)$'
  );

create policy "Admins can remove photos of no complaint"
  on storage.objects for delete to authenticated
  using (bucket_id = 'keluhan_foto' and (select private.is_admin()));

-- Restrictive, as of proposals.
create policy "Uploads of complaints stop when there are too many"
  on storage.objects as restrictive for insert to anon, authenticated
  with check (bucket_id <> 'keluhan_foto' or (select private.visitor_upload_allowed(bucket_id)));
