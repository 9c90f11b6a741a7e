-- Proposals of the partnership forms. The bucket is private: they are confidential. Names as the page makes them, for the
-- address of an application takes no other.
--
-- Nobody reads one through the storage service, not even an admin, who could sign a link for ten years: the Edge Function
-- buka-proposal signs for minutes, once the trail has which file is opened (note_proposal_opened).

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'collaboration_documents', 'collaboration_documents', false, 10 * 1024 * 1024,
  array[
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  ]
)
on conflict (id) do update set
  name = excluded.name,
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Whoever removes a file must find it; the service names what it is doing.
create policy "Admins can find proposals to remove them"
  on storage.objects for select to authenticated
  using (
    bucket_id = 'collaboration_documents'
    and (select private.is_admin())
    and coalesce((select current_setting('storage.operation', true)), '') ~ '^(storage\.)?object\.delete(_many)?$'
  );

create policy "Visitors can upload proposals to the anonymous folder"
  on storage.objects for insert to anon
  with check (
    bucket_id = 'collaboration_documents'
    and name ~ ('^partnership_proposals/(' || array_to_string((select private.opportunities_with_form()), '|')
      || ')/anonymous/[0-9]+_[-A-Za-z0-9_]+\.([Pp][Dd][Ff]|[Dd][Oo][Cc][Xx]?|[Xx][Ll][Ss][Xx]?)$')
  );

create policy "Signed-in users can upload proposals to their own folder"
  on storage.objects for insert to authenticated
  with check (
    bucket_id = 'collaboration_documents'
    and name ~ ('^partnership_proposals/(' || array_to_string((select private.opportunities_with_form()), '|')
      || ')/[-0-9a-f]{36}/[0-9]+_[-A-Za-z0-9_]+\.([Pp][Dd][Ff]|[Dd][Oo][Cc][Xx]?|[Xx][Ll][Ss][Xx]?)$')
    and (storage.foldername(name))[3] = (select auth.uid())::text
  );

create policy "Admins can remove proposals of no application"
  on storage.objects for delete to authenticated
  using (bucket_id = 'collaboration_documents' and (select private.is_admin()));

-- Restrictive: an upload must pass it besides the policy that allows it (20261126000815_upload_fuse.sql).
create policy "Proposal uploads stop when there are too many"
  on storage.objects as restrictive for insert to anon, authenticated
  with check (bucket_id <> 'collaboration_documents' or (select private.visitor_upload_allowed(bucket_id)));
