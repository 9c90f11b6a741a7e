-- Three buckets. Types and sizes are limits of the bucket, folders and people are policies on storage.objects, so
-- that nothing depends on what the page checks. No policy lets anyone overwrite a document or a proposal.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('program_documents', 'program_documents', true, 20 * 1024 * 1024, array['application/pdf']),
  -- Private instead of public: proposals are confidential.
  (
    'collaboration_documents', 'collaboration_documents', false, 10 * 1024 * 1024,
    array[
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.ms-excel',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    ]
  ),
  -- No SVG: it can carry scripts.
  ('avatars', 'avatars', true, 1024 * 1024, array['image/png', 'image/jpeg', 'image/webp'])
on conflict (id) do update set
  name = excluded.name,
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Programme documents: a public bucket serves its files without a policy; removing one needs to see it first.
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

-- Not the file of a listed document: its download would break, and the audit log would know nothing.
create policy "Users who may manage can remove unlisted programme files"
  on storage.objects for delete to authenticated
  using (
    bucket_id = 'program_documents'
    and (select private.can_manage())
    and not exists (select from public.program_documents where program_documents.file_path = objects.name)
  );

-- Proposals. Names as the page makes them, for the address of an application takes no other.
create policy "Admins can open proposals"
  on storage.objects for select to authenticated
  using (bucket_id = 'collaboration_documents' and (select private.is_admin()));

create policy "Visitors can upload proposals to the anonymous folder"
  on storage.objects for insert to anon
  with check (
    bucket_id = 'collaboration_documents'
    and name ~ ('^partnership_proposals/(investasi_sppg|kemitraan_rantai_pasok|investasi_peralatan)'
      || '/anonymous/[0-9]+_[-A-Za-z0-9_]+\.([Pp][Dd][Ff]|[Dd][Oo][Cc][Xx]?|[Xx][Ll][Ss][Xx]?)$')
  );

create policy "Signed-in users can upload proposals to their own folder"
  on storage.objects for insert to authenticated
  with check (
    bucket_id = 'collaboration_documents'
    and name ~ ('^partnership_proposals/(investasi_sppg|kemitraan_rantai_pasok|investasi_peralatan)'
      || '/[-0-9a-f]{36}/[0-9]+_[-A-Za-z0-9_]+\.([Pp][Dd][Ff]|[Dd][Oo][Cc][Xx]?|[Xx][Ll][Ss][Xx]?)$')
    and (storage.foldername(name))[3] = (select auth.uid())::text
  );

-- Avatars: one picture per account and type, replaced in place, so that nobody fills the bucket.
create policy "Users can see their own avatar file"
  on storage.objects for select to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "Users can upload their own avatar"
  on storage.objects for insert to authenticated
  with check (
    bucket_id = 'avatars'
    and name ~ '^[-0-9a-f]{36}/avatar\.(png|jpg|webp)$'
    and (storage.foldername(name))[1] = (select auth.uid())::text
  );

create policy "Users can replace their own avatar"
  on storage.objects for update to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (
    bucket_id = 'avatars'
    and name ~ '^[-0-9a-f]{36}/avatar\.(png|jpg|webp)$'
    and (storage.foldername(name))[1] = (select auth.uid())::text
  );

create policy "Users can remove their own avatar"
  on storage.objects for delete to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
