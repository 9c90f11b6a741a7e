-- Programme documents. Types and sizes are limits of the bucket, folders and people are policies on storage.objects, so
-- that nothing depends on what the page checks; the same holds for the other buckets. A document is overwritten by its
-- next edition only.

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
    and name ~* '^program_regulations/[0-9]+_[-a-z0-9_]+\.pdf$'
    and (select private.can_manage())
  );

create policy "Users who may manage can replace archived programme PDFs"
  on storage.objects for update to authenticated
  using (bucket_id = 'program_documents' and name in (select private.replaceable_documents()))
  with check (bucket_id = 'program_documents' and name in (select private.replaceable_documents()));

-- Not the file of a listed document: its download would break, and the audit log would know nothing.
create policy "Users who may manage can remove unlisted programme files"
  on storage.objects for delete to authenticated
  using (
    bucket_id = 'program_documents'
    and (select private.can_manage())
    and not exists (select from public.program_documents where program_documents.file_path = objects.name)
    -- Editions of documents that are there.
    and not exists (select from public.program_document_editions as edition where edition.file_path = objects.name)
  );
