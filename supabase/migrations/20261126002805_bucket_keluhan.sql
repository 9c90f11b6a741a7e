-- Photos of complaints, drawn anew in the sender's browser, so that they don't tell where they were taken. The bucket is private:
-- children and homes are in them. Who reads a complaint opens its photos; nobody else does, not even who sent it.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('keluhan_foto', 'keluhan_foto', false, 1024 * 1024, array['image/jpeg', 'image/webp'])
on conflict (id) do update set
  name = excluded.name,
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Nobody reads one through the storage service, where a link could be signed for ten years: the Edge Function buka-foto signs for
-- minutes, once the trail has whose are opened. Whoever removes a file must find it; the service names what it is doing.
create policy "Admins can find photos of complaints to remove them"
  on storage.objects for select to authenticated
  using (
    bucket_id = 'keluhan_foto'
    and (select private.is_admin())
    and coalesce((select current_setting('storage.operation', true)), '') ~ '^(storage\.)?object\.delete(_many)?$'
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

create function private.note_photos_opened(folder uuid, is_shown boolean)
  returns text[]
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  opened record;
begin
  perform private.assert_manager();
  select keluhan.id, keluhan.foto into opened from public.keluhan where keluhan.id = folder
  union all
  select keluhan_pesan.keluhan_id, keluhan_pesan.foto from public.keluhan_pesan where keluhan_pesan.id = folder;
  if is_shown is not true or opened.id is null then
    raise exception using errcode = 'P0002', message = 'Keluhan ini sudah dihapus.';
  end if;
  perform private.note_act('OPEN', 'keluhan', opened.id, jsonb_build_object('foto', cardinality(opened.foto)));
  return opened.foto;
end;
$$;

-- Row level security says which of them the caller reads.
create function public.note_photos_opened(folder uuid)
  returns text[]
  language sql volatile security invoker set search_path = ''
as $$
  select private.note_photos_opened(
    folder,
    exists (select from public.keluhan where keluhan.id = folder) or exists (select from public.keluhan_pesan where keluhan_pesan.id = folder)
  );
$$;

comment on function public.note_photos_opened(uuid) is
  'Writes into the audit trail that the caller opens the photos of a complaint or of what its sender wrote since, and returns their paths, which the Edge Function buka-foto signs; for who reads it.';

grant execute on function private.note_photos_opened(uuid, boolean), public.note_photos_opened(uuid) to authenticated;
