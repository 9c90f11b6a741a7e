-- A bucket's types and sizes hold for plain uploads of a known length only. On the storage service a copy takes the type
-- that the request names; a resumable or S3 upload that names none passes the list of types, and is no row that could
-- be counted until it is finished; a raw body without Content-Length is never measured; and a signed upload URL is a ticket
-- that lets its bearer in for two hours without asking the policies again. The site needs none of these, so everyone but
-- the service role comes in by plain uploads that say how long they are.
--
-- PostgreSQL asks restrictive policies in the order of their names: these two before 'Proposal uploads stop when there
-- are too many', which counts every attempt that gets so far.

create policy "Files come in by plain uploads only"
  on storage.objects as restrictive for insert to anon, authenticated
  with check (
    -- The service names what it is doing, with and without its own prefix; SQL has no name for it.
    coalesce((select current_setting('storage.operation', true)), '')
      ~ '^$|^(storage\.)?object\.upload(_update)?$'
  );

-- Services older than March 2026 tell policies nothing about a file: a body of unknown length still passes there.
create policy "Every upload says how long it is"
  on storage.objects as restrictive for insert to anon, authenticated
  with check (metadata is null or jsonb_typeof(metadata -> 'contentLength') = 'number');

-- A file is never overwritten or moved, in no bucket and by nobody: what people read under an address, and what a row names,
-- stays what it was. Another file is another path. Restrictive, so that no policy of a bucket that comes later allows it.
create policy "Nobody overwrites or moves a file"
  on storage.objects as restrictive for update to anon, authenticated
  using (false) with check (false);

create function private.has_access()
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from public.accounts where accounts.user_id = (select auth.uid()) and accounts.ended_at is null);
$$;

comment on function private.has_access() is 'Whether the caller has an account whose access has not ended: tokens live on for an hour.';

create policy "Accounts that have ended or are gone upload nothing"
  on storage.objects as restrictive for insert to authenticated
  with check ((select private.has_access()));

create function private.file_size_limit(bucket text)
  returns bigint
  language sql stable security definer set search_path = ''
as $$
  select buckets.file_size_limit from storage.buckets where buckets.id = bucket;
$$;

comment on function private.file_size_limit(text) is 'How many bytes a file of a bucket has at most.';

-- What one account stores in a day. As with proposals (20261126000815), what is stored is read from the table, what is under
-- way is counted by a sequence for two minutes: the service asks first, in a transaction that it rolls back.
create function private.upload_fits(bucket text, upload jsonb)
  returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  is_manager constant boolean := private.is_manager();
  allowed constant bigint := case when is_manager then 1024 else 60 end * 1024 * 1024;
  fuse_seconds constant integer := 120;
  -- Of a service that tells no length: as much as the bucket takes.
  bytes constant bigint := coalesce(
    (upload ->> 'contentLength')::bigint, private.file_size_limit(bucket), 0
  );
  moment constant bigint := extract(epoch from now());
  place record;
  just_now bigint;
  today bigint;
begin
  -- The limit is what a counter's seconds mean.
  select * into place
  from private.places_of(case when is_manager then 'manager_bytes' else 'bytes' end, 'bytes', auth.uid()::text) as account
    cross join lateral private.counter_at(account.places, account.label);
  select
    coalesce(sum(stored_files.bytes) filter (where stored_files.created_at > now() - make_interval(secs => fuse_seconds)), 0),
    coalesce(sum(stored_files.bytes), 0)
  into just_now, today
  from private.stored_files
  where stored_files.owner_id = auth.uid()::text and stored_files.created_at > now() - interval '1 day';

  if today - just_now + greatest(just_now, (place.used_until - moment) * allowed / fuse_seconds) + bytes > allowed then
    -- The storage service passes on the message of 42501 only.
    raise exception using
      errcode = '42501',
      message = 'Batas unggahan akun Anda untuk hari ini sudah tercapai. Coba lagi besok, atau minta admin mengunggahnya.';
  end if;
  perform setval(place.counter, place.label + place.used_until + greatest(1, ceil(bytes * fuse_seconds / allowed::numeric)::bigint));
  return true;
end;
$$;

comment on function private.upload_fits(text, jsonb) is
  'A fuse in bytes per account and day, whatever becomes of the files: 60 MB, of managers and admins 1 GB.';

grant execute on function private.has_access(), private.upload_fits(text, jsonb) to authenticated;

create policy "Uploads stop when an account has stored too much"
  on storage.objects as restrictive for insert to authenticated
  with check ((select private.upload_fits(bucket_id, metadata)));
