-- Storage is asked to remove a file after its row is gone, and that request can be lost: then the photo of a deleted
-- contact stays public. Triggers note such files (20261126002950_file_removals.sql), and admins' pages ask storage again until
-- the file is gone.

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
  perform private.forget_settled_removals();
  if path is not null then
    perform private.await_removal(bucket, path, interval '0');
  end if;
  return null;
end;
$$;

comment on function private.note_file_removal() is 'Notes the file that a changed or deleted row named.';

-- A document comes back with its files: for 30 days, when an edition was undone or somebody has deleted it who is no manager.
create function private.note_document_removal()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  wait constant interval := case
    when tg_op = 'DELETE' and tg_table_name = 'program_documents'
      and (private.is_manager() or current_setting('role', true) is distinct from 'authenticated') then '0'
    else '30 days'
  end;
begin
  perform private.forget_settled_removals();
  perform private.await_removal('program_documents', old.file_path, wait);
  if tg_table_name = 'program_documents' and tg_op = 'DELETE' then
    perform private.await_removal('program_documents', edition.file_path, wait)
    from public.program_document_editions as edition where edition.document_id = old.id;
  end if;
  return null;
end;
$$;

comment on function private.note_document_removal() is 'Notes the files of a deleted document or edition, and the file that a document had.';

-- An earlier version of an article comes back with its photo for 30 days, unless people can be recognised in it: whoever
-- takes back that they agreed does not wait.
create function private.note_photo_removal()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.await_removal(
    'site_pictures', replace(old.photo_path, '.', '-' || width || '.'),
    case when old.shows_people then interval '0' else interval '30 days' end
  )
  from unnest(array[640, 1280]) as width;
  return null;
end;
$$;

comment on function private.note_photo_removal() is 'Notes the files of the photo that an article or the gallery had.';

create function private.note_article_photos_removal()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.await_removal(
    'site_pictures', replace(photo ->> 'path', '.', '-' || width || '.'),
    case when old.shows_people then interval '0' else interval '30 days' end
  )
  from jsonb_array_elements(old.photos) as photo, unnest(array[640, 1280]) as width
  where tg_op = 'DELETE' or not exists (
    select from jsonb_array_elements(new.photos) as kept where kept ->> 'path' = photo ->> 'path'
  );
  return null;
end;
$$;

comment on function private.note_article_photos_removal() is 'Notes the files of the photos below its text that an article had.';

create function private.note_progress_photo_removal()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.await_removal(
    'progress_photos', replace(photo.name, '.', '-' || width || '.'),
    case when old.shows_people then interval '0' else interval '30 days' end
  )
  from unnest(old.foto) as photo (name), unnest(array[640, 1280]) as width
  where tg_op = 'DELETE' or not new.foto @> array[photo.name];
  return null;
end;
$$;

comment on function private.note_progress_photo_removal() is 'Notes the files of the photos that a line of progress had, as of an article.';

create function private.note_complaint_photo_removal()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.await_removal('keluhan_foto', photo, interval '0') from unnest(old.foto) as photo;
  return null;
end;
$$;

comment on function private.note_complaint_photo_removal() is 'Notes the photos of a deleted complaint, or of what was written about it.';

create trigger note_document_removal
  after delete on public.program_documents
  for each row execute function private.note_document_removal();

create trigger note_replaced_file
  after update of file_path on public.program_documents
  for each row when (old.file_path is distinct from new.file_path)
  execute function private.note_document_removal();

create trigger note_document_removal
  after delete on public.program_document_editions
  for each row execute function private.note_document_removal();

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
  after delete on public.sppg_inspeksi
  for each row execute function private.note_file_removal('certificate_scans', 'scan_path');

create trigger note_replaced_file
  after update of scan_path on public.sppg_inspeksi
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

create trigger note_article_photos_removal
  after delete on public.news_articles
  for each row when (old.photos <> '[]') execute function private.note_article_photos_removal();

create trigger note_replaced_article_photos
  after update of photos on public.news_articles
  for each row when (old.photos is distinct from new.photos) execute function private.note_article_photos_removal();

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

create trigger note_complaint_photo_removal
  after delete on public.keluhan
  for each row when (old.foto <> '{}') execute function private.note_complaint_photo_removal();

create trigger note_complaint_photo_removal
  after delete on public.keluhan_pesan
  for each row when (old.foto <> '{}') execute function private.note_complaint_photo_removal();

-- A form adds the row of a file right after its upload; a visitor's proposal or photo may wait in an open tab.
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
    where files.bucket_id || '/' || files.name in (select private.removable_files())
      and now() >= coalesce(
      file_removals.since,
      files.created_at + case when files.bucket_id in ('collaboration_documents', 'keluhan_foto') then interval '7 days' else interval '1 hour' end
    )
      -- In all other buckets the policies let only admins remove files.
      and (private.is_admin() or files.bucket_id in ('program_documents', 'certificate_scans', 'progress_photos'));
end;
$$;

grant execute on function private.files_to_remove() to authenticated;

create view public.files_to_remove with (security_invoker = true) as
  select bucket_id, name, since from private.files_to_remove();

comment on view public.files_to_remove is
  'Files that no row names any more, or never did; policies let admins remove these and no others, managers those of their buckets. Rows to them only.';
comment on column public.files_to_remove.since is 'When the row that named it went (of a picture that comes back with its row: 30 days later), or when it was uploaded.';

grant select on table public.files_to_remove to authenticated;
