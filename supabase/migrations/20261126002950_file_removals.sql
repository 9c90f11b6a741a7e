-- Which files rows name, which no row names, and who removes these. What a row names no longer is written down in the
-- transaction of the row's change; files whose row never came are told by their age.

create table private.file_removals (
  bucket_id text,
  name text,
  since timestamptz not null default now(),
  primary key (bucket_id, name)
);

comment on table private.file_removals is
  'Files that a row named until it was changed or deleted; one that is gone, or that a row names again, counts no more.';

alter table private.file_removals enable row level security;

create policy "Nobody reaches the list of files through the API"
  on private.file_removals for all to anon, authenticated
  using (false) with check (false);

-- Every file that a row names. A bucket that is added later needs a branch here (files_to_remove.test.sql asks for it): what
-- nothing names is removed.
create view private.named_files as
  with sized as (
    select 'site_pictures' as bucket_id, photo_path from public.news_articles
    union all
    select 'site_pictures', photo ->> 'path' from public.news_articles, jsonb_array_elements(photos) as photo
    union all
    select 'site_pictures', photo_path from public.gallery_photos
    union all
    select 'progress_photos', unnest(foto) from public.sppg_perkembangan
  )
  select 'program_documents' as bucket_id, file_path as name from public.program_documents
  union all
  select 'program_documents', edition.file_path
  from public.program_document_editions as edition
    join public.program_documents on program_documents.id = edition.document_id
  union all
  select 'contact_photos', split_part(foto_url, '/contact_photos/', 2) from public.regional_contacts
  union all
  select 'certificate_scans', scan_path from public.sppg_sertifikat
  union all
  select 'certificate_scans', scan_path from public.sppg_inspeksi
  union all
  select 'collaboration_documents', split_part(document_url, '/collaboration_documents/', 2) from public.partnership_applications
  union all
  select 'keluhan_foto', unnest(foto) from public.keluhan
  union all
  select 'keluhan_foto', unnest(foto) from public.keluhan_pesan
  union all
  select bucket_id, replace(photo_path, '.', size) from sized, unnest(array['-640.', '-1280.']) as size
  union all
  -- Users write it themselves: it names no file of others.
  select 'avatars', users.id || '/' || substring(users.raw_user_meta_data ->> 'avatar_url' from '/avatars/' || users.id || '/([^?]*)')
  from auth.users;

comment on view private.named_files is 'The files that rows name, by bucket.';

create function private.unreferenced_files()
  returns table (bucket_id text, name text, created_at timestamptz, owner_id text)
  language sql stable security definer set search_path = ''
as $$
  select objects.bucket_id, objects.name, objects.created_at, objects.owner_id
  from storage.objects
  where not exists (
    select from private.named_files
    where named_files.bucket_id = objects.bucket_id and named_files.name = objects.name
  );
$$;

comment on function private.unreferenced_files() is 'The files that no row names, in whatever folder.';

create function private.await_removal(bucket text, path text, wait interval)
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  insert into private.file_removals (bucket_id, name, since) values (bucket, path, now() + wait)
  on conflict (bucket_id, name) do update set since = excluded.since;
$$;

comment on function private.await_removal(text, text, interval) is 'Notes a file that a row named until now.';

create function private.forget_settled_removals()
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  delete from private.file_removals
  where (file_removals.bucket_id, file_removals.name) not in (
    select files.bucket_id, files.name from private.unreferenced_files() as files
  );
$$;

comment on function private.forget_settled_removals() is 'Forgets the files that are gone, or that a row names again.';

-- What a row has named goes by whoever may delete such rows. What none has named yet waits for its row: until that comes, it is
-- its uploader's, and admins'.
create function private.removable_files()
  returns setof text
  language sql stable security definer set search_path = ''
as $$
  select files.bucket_id || '/' || files.name
  from private.unreferenced_files() as files
    left join private.file_removals using (bucket_id, name)
  where private.is_admin()
    or private.has_access() and files.owner_id = auth.uid()::text
    or private.is_manager() and file_removals.since <= now();
$$;

comment on function private.removable_files() is 'The files, each as bucket/name, that the caller may remove where a bucket''s policy lets them: none that a row names.';

-- Restrictive, for all buckets: a broken download would be the least of it, as no trail would know of the file.
create policy "Files that rows name stay, others wait for their rows"
  on storage.objects as restrictive for delete to anon, authenticated
  using (bucket_id || '/' || name in (select private.removable_files()));

grant execute on function private.removable_files() to anon, authenticated;
