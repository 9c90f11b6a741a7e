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

create policy "Admins can remove proposals of no application"
  on storage.objects for delete to authenticated
  using (bucket_id = 'collaboration_documents' and (select private.is_admin()));

-- Each client has a share of uploads, 5 in 10 minutes and 20 in a day, which its attempts use up whatever becomes of them.
-- When all together have more than 20 in 10 minutes or 100 in a day, each share is a fifth of that until there are fewer: slow for
-- everybody, closed to nobody, as one home could otherwise close the door for all. The fuse counts what is stored and what may be
-- under way: an attempt that stores nothing leaves it within two minutes, in which 10 MB arrive at 0.7 Mbit/s.
--
-- The storage service asks the policies in a transaction that it rolls back, and stores the file later without asking, so
-- an attempt is counted when it is allowed, by sequences, as in the throttle. It tells policies the headers of a request.
-- Where it does not, all are one client with as many attempts as the fuse has files.
create sequence private.proposals_under_way;

comment on sequence private.proposals_under_way is 'Unix time until which attempts of the last two minutes use up the fuse.';

create function private.proposal_upload_allowed()
  returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  is_known constant boolean := not exists (select from private.client_networks() where network = 'unknown');
  fuse_seconds constant integer := 120;
  fuse_share constant integer := fuse_seconds / 20;
  moment constant bigint := extract(epoch from now());
  slower integer := 1;
  counters regclass[];
  minutes_untils bigint[];
  day_counters regclass[];
  day_untils bigint[];
  under_way_until bigint;
  under_way bigint;
  just_now bigint;
  last_minutes bigint;
  last_day bigint;
begin
  if private.is_admin() then
    return true;
  end if;

  under_way_until := private.used_until('private.proposals_under_way');
  under_way := ceil((under_way_until - moment) / fuse_share::numeric);

  select
    count(*) filter (where objects.created_at > now() - make_interval(secs => fuse_seconds)),
    count(*) filter (where objects.created_at > now() - interval '10 minutes'),
    count(*)
  into just_now, last_minutes, last_day
  from storage.objects
  where objects.bucket_id = 'collaboration_documents' and objects.created_at > now() - interval '1 day';

  -- What is under way is not stored yet, what was stored just now was under way: the greater number has both.
  last_minutes := last_minutes - just_now + greatest(just_now, under_way);
  last_day := last_day - just_now + greatest(just_now, under_way);
  if last_minutes >= 20 or last_day >= 100 then
    slower := 5;
  end if;

  select array_agg(counter), array_agg(next_until) into counters, minutes_untils
  from private.next_uses('minutes', 'proposals', case when is_known then 5 else 20 end / slower, 600);
  select array_agg(counter), array_agg(next_until) into day_counters, day_untils
  from private.next_uses('day', 'proposals', case when is_known then 20 else 100 end / slower, 86400);

  -- The storage service passes on the message of 42501 only; any other code becomes a nameless error 500.
  if array_position(day_untils, null) is not null then
    raise exception using
      errcode = '42501',
      message = 'Batas unggahan hari ini sudah tercapai. Silakan coba lagi besok atau kirim proposal lewat email.';
  elsif array_position(minutes_untils, null) is not null then
    raise exception using
      errcode = '42501',
      message = 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.';
  end if;

  perform setval(counter, until) from unnest(counters || day_counters, minutes_untils || day_untils) as next_use (counter, until);
  perform setval('private.proposals_under_way', least(under_way_until + fuse_share, moment + fuse_seconds));
  return true;
end;
$$;

comment on function private.proposal_upload_allowed() is
  'A share of proposal uploads for each client, and a fuse for all that makes the shares smaller; admins are not counted.';

grant execute on function private.proposal_upload_allowed() to anon, authenticated;

-- Restrictive: an upload must pass it besides the policy that allows it.
create policy "Proposal uploads stop when there are too many"
  on storage.objects as restrictive for insert to anon, authenticated
  with check (bucket_id <> 'collaboration_documents' or (select private.proposal_upload_allowed()));
