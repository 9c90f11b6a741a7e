-- Avatars: each new picture is a new file in the folder of its account, so that no browser shows the old one; the account's
-- avatar_url names it, and the one before goes. No SVG: it can carry scripts.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 1024 * 1024, array['image/png', 'image/jpeg', 'image/webp'])
on conflict (id) do update set
  name = excluded.name,
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "Users can see their own avatar files, admins all of them"
  on storage.objects for select to authenticated
  using (
    bucket_id = 'avatars'
    and ((storage.foldername(name))[1] = (select auth.uid())::text or (select private.is_admin()))
  );

create policy "Users can upload their own avatar"
  on storage.objects for insert to authenticated
  with check (
    bucket_id = 'avatars'
    and name ~ '^[-0-9a-f]{36}/([0-9]+_)?avatar\.(png|jpg|webp)$'
    and (storage.foldername(name))[1] = (select auth.uid())::text
  );

-- Admins may also remove pictures that no account shows any more.
create policy "Users can remove their own avatars, admins all of them"
  on storage.objects for delete to authenticated
  using (
    bucket_id = 'avatars'
    and ((storage.foldername(name))[1] = (select auth.uid())::text or (select private.is_admin()))
  );
