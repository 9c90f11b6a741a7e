-- Programme documents. Types and sizes are limits of the bucket, folders and people are policies on storage.objects, so
-- that nothing depends on what the page checks; the same holds for the other buckets. What holds for the files of all buckets
-- is in 20261126002500_storage_uploads.sql and 20261126003000_files_to_remove.sql.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('program_documents', 'program_documents', true, 20 * 1024 * 1024, array['application/pdf'])
on conflict (id) do update set
  name = excluded.name,
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- A public bucket serves its files without a policy; removing one needs to see it first.
create policy "Users who may manage can see programme files"
  on storage.objects for select to authenticated
  using (bucket_id = 'program_documents' and (select private.can_manage()));

create policy "Users who may manage can upload programme PDFs"
  on storage.objects for insert to authenticated
  with check (
    bucket_id = 'program_documents'
    and name ~ '^program_regulations/[0-9]+_[-A-Za-z0-9_]+\.[Pp][Dd][Ff]$'
    and (select private.can_manage())
  );

create policy "Users who may manage can remove unlisted programme files"
  on storage.objects for delete to authenticated
  using (bucket_id = 'program_documents' and (select private.can_manage()));
