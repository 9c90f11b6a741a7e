-- Storage is asked to remove a file after its row is gone, and that request can be lost: then the photo of a deleted
-- contact stays public. What a row no longer names is written down in the transaction of the row's change, and admins'
-- pages ask storage again until the file is gone. Files whose row never came are told by their age.

create table private.file_removals (
  bucket_id text,
  name text,
  since timestamptz not null default now(),
  primary key (bucket_id, name)
);

comment on table private.file_removals is
  'Files that a row named until it was changed or deleted; one that is gone, or that a row names again, counts no more.';

revoke all on table private.file_removals from public, anon, authenticated, service_role;

alter table private.file_removals enable row level security;

create policy "Nobody reaches the list of files through the API"
  on private.file_removals for all to anon, authenticated
  using (false) with check (false);

-- All files that belong to a row, whether or not they still do.
create function private.unreferenced_files()
  returns table (bucket_id text, name text, created_at timestamptz)
  language sql stable security invoker set search_path = ''
as $$
  select objects.bucket_id, objects.name, objects.created_at
  from storage.objects
  where objects.bucket_id = 'program_documents' and objects.name like 'program\_regulations/%'
    and not exists (select from public.program_documents where program_documents.file_path = objects.name)
    and not exists (
      select from public.program_document_editions as edition
        join public.program_documents on program_documents.id = edition.document_id
      where edition.file_path = objects.name
    )
  union all
  select objects.bucket_id, objects.name, objects.created_at
  from storage.objects
  where objects.bucket_id = 'contact_photos'
    and not exists (
      select from public.regional_contacts
      where split_part(regional_contacts.foto_url, '/contact_photos/', 2) = objects.name
    )
  union all
  select objects.bucket_id, objects.name, objects.created_at
  from storage.objects
  where objects.bucket_id = 'certificate_scans'
    and not exists (select from public.sppg_sertifikat where sppg_sertifikat.scan_path = objects.name)
  union all
  select objects.bucket_id, objects.name, objects.created_at
  from storage.objects
  where objects.bucket_id = 'collaboration_documents'
    and not exists (
      select from public.partnership_applications
      where split_part(partnership_applications.document_url, '/collaboration_documents/', 2) = objects.name
    )
  union all
  select objects.bucket_id, objects.name, objects.created_at
  from storage.objects
    cross join lateral (select regexp_replace(objects.name, '-(640|1280)\.', '.') as photo_path) as named
  where objects.bucket_id = 'site_pictures'
    and not exists (select from public.news_articles where news_articles.photo_path = named.photo_path)
    and not exists (select from public.gallery_photos where gallery_photos.photo_path = named.photo_path)
  union all
  select objects.bucket_id, objects.name, objects.created_at
  from storage.objects
  where objects.bucket_id = 'progress_photos'
    and not exists (
      select from public.sppg_perkembangan
      where sppg_perkembangan.foto @> array[regexp_replace(objects.name, '-(640|1280)\.', '.')]
    );
$$;

comment on function private.unreferenced_files() is 'The documents, photos, scans, proposals and pictures that no row names.';

create function private.note_file_removal()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  bucket constant text := tg_argv[0];
  address constant text := to_jsonb(old) ->> tg_argv[1];
  -- A column holds a path in the bucket, or an address.
  path text := case
    when tg_argv[1] like '%\_path' then address
    else nullif(split_part(address, '/' || bucket || '/', 2), '')
  end;
begin
  -- What is settled by now.
  delete from private.file_removals
  where (file_removals.bucket_id, file_removals.name) not in (
    select files.bucket_id, files.name from private.unreferenced_files() as files
  );
  if path is not null then
    insert into private.file_removals (bucket_id, name) values (bucket, path) on conflict do nothing;
  end if;
  return null;
end;
$$;

comment on function private.note_file_removal() is 'Notes the file that a changed or deleted row named.';

create function private.note_edition_removals()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.file_removals (bucket_id, name)
  select 'program_documents', edition.file_path
  from public.program_document_editions as edition where edition.document_id = old.id
  on conflict do nothing;
  return null;
end;
$$;

comment on function private.note_edition_removals() is 'Notes the files of a deleted document''s editions.';

-- An earlier version of an article comes back with its photo for 30 days, unless people can be recognised in it: whoever
-- takes back that they agreed does not wait.
create function private.note_photo_removal()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.file_removals (bucket_id, name, since)
  select
    'site_pictures', replace(old.photo_path, '.', '-' || width || '.'),
    now() + case when old.shows_people then interval '0' else interval '30 days' end
  from unnest(array[640, 1280]) as width
  on conflict (bucket_id, name) do update set since = excluded.since;
  return null;
end;
$$;

comment on function private.note_photo_removal() is 'Notes the files of the photo that an article or the gallery had.';

create function private.note_progress_photo_removal()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.file_removals (bucket_id, name, since)
  select
    'progress_photos', replace(photo.name, '.', '-' || width || '.'),
    now() + case when old.shows_people then interval '0' else interval '30 days' end
  from unnest(old.foto) as photo (name), unnest(array[640, 1280]) as width
  where tg_op = 'DELETE' or not new.foto @> array[photo.name]
  on conflict (bucket_id, name) do update set since = excluded.since;
  return null;
end;
$$;

comment on function private.note_progress_photo_removal() is 'Notes the files of the photos that a line of progress had, as of an article.';

create trigger note_file_removal
  after delete on public.program_documents
  for each row execute function private.note_file_removal('program_documents', 'file_path');

create trigger note_edition_removals
  after delete on public.program_documents
  for each row execute function private.note_edition_removals();

create trigger note_file_removal
  after delete on public.regional_contacts
  for each row execute function private.note_file_removal('contact_photos', 'foto_url');

create trigger note_replaced_file
  after update of foto_url on public.regional_contacts
  for each row when (old.foto_url is distinct from new.foto_url)
  execute function private.note_file_removal('contact_photos', 'foto_url');

create trigger note_file_removal
  after delete on public.sppg_sertifikat
  for each row execute function private.note_file_removal('certificate_scans', 'scan_path');

create trigger note_replaced_file
  after update of scan_path on public.sppg_sertifikat
  for each row when (old.scan_path is distinct from new.scan_path)
  execute function private.note_file_removal('certificate_scans', 'scan_path');

create trigger note_file_removal
  after delete on public.partnership_applications
  for each row execute function private.note_file_removal('collaboration_documents', 'document_url');

create trigger note_photo_removal
  after delete on public.news_articles
  for each row when (old.photo_path is not null) execute function private.note_photo_removal();

create trigger note_replaced_photo
  after update of photo_path on public.news_articles
  for each row when (old.photo_path is distinct from new.photo_path and old.photo_path is not null)
  execute function private.note_photo_removal();

create trigger note_photo_removal
  after delete on public.gallery_photos
  for each row when (old.photo_path is not null) execute function private.note_photo_removal();

create trigger note_replaced_photo
  after update of photo_path on public.gallery_photos
  for each row when (old.photo_path is distinct from new.photo_path and old.photo_path is not null)
  execute function private.note_photo_removal();

create trigger note_progress_photo_removal
  after delete on public.sppg_perkembangan
  for each row when (old.foto <> '{}') execute function private.note_progress_photo_removal();

create trigger note_replaced_progress_photos
  after update of foto on public.sppg_perkembangan
  for each row when (old.foto is distinct from new.foto) execute function private.note_progress_photo_removal();

-- A form adds the row of a file right after its upload; a visitor's proposal may wait in an open tab.
create function private.files_to_remove()
  returns table (bucket_id text, name text, since timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_manager() then
    return;
  end if;
  return query
    select files.bucket_id, files.name, coalesce(file_removals.since, files.created_at)
    from private.unreferenced_files() as files
      left join private.file_removals using (bucket_id, name)
    where now() >= coalesce(
      file_removals.since,
      files.created_at + case files.bucket_id when 'collaboration_documents' then interval '7 days' else interval '1 hour' end
    )
      -- The others' policies let only admins remove files.
      and (private.is_admin() or files.bucket_id in ('program_documents', 'certificate_scans', 'progress_photos'));
end;
$$;

revoke all on function private.unreferenced_files(), private.note_file_removal(), private.note_edition_removals(), private.note_photo_removal(),
  private.note_progress_photo_removal(), private.files_to_remove()
  from public, anon, authenticated, service_role;
grant execute on function private.files_to_remove() to authenticated;

create view public.files_to_remove with (security_invoker = true) as
  select bucket_id, name, since from private.files_to_remove();

comment on view public.files_to_remove is
  'Files that no row names any more, or never did; policies let admins remove these and no others, managers those of their buckets. Rows to them only.';
comment on column public.files_to_remove.since is 'When the row that named it went (of a picture that comes back with its row: 30 days later), or when it was uploaded.';

revoke all on table public.files_to_remove from public, anon, authenticated, service_role;
grant select on table public.files_to_remove to authenticated;

