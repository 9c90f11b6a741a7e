-- How many files of visitors come in, proposals and photos of complaints: each client has a share, of proposals 5 in 10 minutes and
-- 20 in a day, which its attempts use up whatever becomes of them. When all together have more than 20 in 10 minutes or 100 in a
-- day, each share is a fifth of that until there are fewer: slow for everybody, closed to nobody, as one home could otherwise
-- close the door for all. A policy of each bucket asks.
--
-- The storage service asks the policies in a transaction that it rolls back, and stores the file later without asking. So an
-- attempt is counted when it is allowed, and leaves the fuse within two minutes, in which 10 MB arrive at 0.7 Mbit/s.

create sequence private.proposals_under_way;

comment on sequence private.proposals_under_way is
  'Unix time until which attempts of the last two minutes use up the fuse, each for 6 seconds: 20 use it up.';

create sequence private.complaint_photos_under_way;

comment on sequence private.complaint_photos_under_way is 'Likewise, each for a second: 120 use it up.';

create function private.fuse_of(bucket text)
  returns table (
    activity text, under_way regclass, for_client integer, for_all integer, for_client_daily integer, for_all_daily integer
  )
  language sql stable security invoker set search_path = ''
as $$
  select fuse.activity, fuse.under_way::regclass, fuse.for_client, fuse.for_all, fuse.for_client_daily, fuse.for_all_daily
  from (
    values
      ('collaboration_documents', 'proposals', 'private.proposals_under_way', 5, 20, 20, 100),
      -- Three for each complaint that a client may send.
      ('keluhan_foto', 'complaint_photos', 'private.complaint_photos_under_way', 15, 120, 60, 1000)
  ) as fuse (bucket_id, activity, under_way, for_client, for_all, for_client_daily, for_all_daily)
  where fuse.bucket_id = bucket;
$$;

comment on function private.fuse_of(text) is 'How many files of visitors a bucket takes in 10 minutes and in a day, of one client and of all.';

-- What the services auth and storage keep, the owner alone reads (20261126003300_withheld_rows.sql).
create view private.stored_files as
  select objects.bucket_id, objects.owner_id, objects.created_at, (objects.metadata ->> 'size')::bigint as bytes from storage.objects;

comment on view private.stored_files is 'The files of all buckets, for functions that count them.';

create function private.too_many_uploads(bucket text)
  returns boolean
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  fuse record;
  under_way bigint;
  just_now bigint;
  last_minutes bigint;
  last_day bigint;
begin
  select * into fuse from private.fuse_of(bucket);
  under_way := ceil((private.used_until(fuse.under_way) - extract(epoch from now())::bigint) * fuse.for_all / 120.0);
  select
    count(*) filter (where stored_files.created_at > now() - interval '2 minutes'),
    count(*) filter (where stored_files.created_at > now() - interval '10 minutes'),
    count(*)
  into just_now, last_minutes, last_day
  from private.stored_files
  where stored_files.bucket_id = bucket and stored_files.created_at > now() - interval '1 day';
  -- What was stored just now was under way.
  under_way := greatest(under_way - just_now, 0);
  return last_minutes + under_way >= fuse.for_all or last_day + under_way >= fuse.for_all_daily;
end;
$$;

comment on function private.too_many_uploads(text) is
  'The fuse: whether as many files as a bucket takes are stored or under way, so that each client gets a fifth of its share.';

create function private.visitor_upload_allowed(bucket text)
  returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- A service that tells policies no headers makes all visitors one client, with as many attempts as the fuse has files.
  is_known constant boolean := not exists (select from private.client_networks() where network = 'unknown');
  fuse record;
  slower integer;
  counters regclass[];
  contents bigint[];
  used_up text[];
begin
  if private.is_admin() then
    return true;
  end if;

  select * into fuse from private.fuse_of(bucket);
  slower := case when private.too_many_uploads(bucket) then 5 else 1 end;
  select
    array_agg(counter), array_agg(label + used_until + share),
    array_agg(per.span) filter (where lets_in_at > extract(epoch from now())::bigint)
  into counters, contents, used_up
  from (
      values ('minutes', fuse.for_client, fuse.for_all, 600), ('day', fuse.for_client_daily, fuse.for_all_daily, 86400)
    ) as per (span, for_client, for_all, seconds),
    private.client_counters(per.span, fuse.activity, case when is_known then per.for_client else per.for_all end / slower, per.seconds);

  -- The storage service passes on the message of 42501 only; any other code becomes a nameless error 500.
  if used_up is not null then
    raise exception using
      errcode = '42501',
      message = case
        when 'day' <> all (used_up) then 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.'
        when bucket = 'keluhan_foto' then
          'Batas unggahan foto hari ini sudah tercapai. Kirim keluhan Anda tanpa foto, atau coba lagi besok.'
        else 'Batas unggahan hari ini sudah tercapai. Silakan coba lagi besok atau kirim proposal lewat email.'
      end;
  end if;
  perform setval(counter, content) from unnest(counters, contents) as moved (counter, content);
  perform setval(
    fuse.under_way,
    least(private.used_until(fuse.under_way) + 120 / fuse.for_all, extract(epoch from now())::bigint + 120)
  );
  return true;
end;
$$;

comment on function private.visitor_upload_allowed(text) is
  'A share of uploads to a bucket for each client, and a fuse for all that makes the shares smaller; admins are not counted.';

grant execute on function private.visitor_upload_allowed(text) to anon, authenticated;
