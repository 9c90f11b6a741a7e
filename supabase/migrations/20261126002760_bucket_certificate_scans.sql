-- Scans of certificates, which everyone may open: in them a manager has covered what is personal, and the originals are not
-- kept. Pictures come as JPEG, drawn anew by the page, so that they don't tell where they were taken.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('certificate_scans', 'certificate_scans', true, 5 * 1024 * 1024, array['application/pdf', 'image/jpeg'])
on conflict (id) do update set
  name = excluded.name,
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- A new scan is a new file, so that no browser shows the old one.
create policy "Managers can see certificate scans"
  on storage.objects for select to authenticated
  using (bucket_id = 'certificate_scans' and (select private.is_manager()));

create policy "Managers can upload certificate scans"
  on storage.objects for insert to authenticated
  with check (
    bucket_id = 'certificate_scans'
    and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|jpg)$'
    and (select private.is_manager())
  );

create policy "Managers can remove scans that no certificate has"
  on storage.objects for delete to authenticated
  using (bucket_id = 'certificate_scans' and (select private.is_manager()));
