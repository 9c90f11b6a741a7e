-- How many proposals come in: each client has a share, 5 in 10 minutes and 20 in a day, which its attempts use up whatever
-- becomes of them. When all together have more than 20 in 10 minutes or 100 in a day, each share is a fifth of that until
-- there are fewer: slow for everybody, closed to nobody, as one home could otherwise close the door for all. A policy of the
-- bucket collaboration_documents asks.
--
-- The storage service asks the policies in a transaction that it rolls back, and stores the file later without asking. So an
-- attempt is counted when it is allowed, and leaves the fuse within two minutes, in which 10 MB arrive at 0.7 Mbit/s.

create sequence private.proposals_under_way;

comment on sequence private.proposals_under_way is
  'Unix time until which attempts of the last two minutes use up the fuse, each for 6 seconds: 20 use it up.';

create function private.too_many_proposals()
  returns boolean
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  under_way bigint := ceil((private.used_until('private.proposals_under_way') - extract(epoch from now())::bigint) / 6.0);
  just_now bigint;
  last_minutes bigint;
  last_day bigint;
begin
  select
    count(*) filter (where objects.created_at > now() - interval '2 minutes'),
    count(*) filter (where objects.created_at > now() - interval '10 minutes'),
    count(*)
  into just_now, last_minutes, last_day
  from storage.objects
  where objects.bucket_id = 'collaboration_documents' and objects.created_at > now() - interval '1 day';
  -- What was stored just now was under way.
  under_way := greatest(under_way - just_now, 0);
  return last_minutes + under_way >= 20 or last_day + under_way >= 100;
end;
$$;

comment on function private.too_many_proposals() is
  'The fuse: whether 20 proposals of 10 minutes or 100 of a day are stored or under way, so that each client gets a fifth of its share.';

create function private.proposal_upload_allowed()
  returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- A service that tells policies no headers makes all visitors one client, with as many attempts as the fuse has files.
  is_known constant boolean := not exists (select from private.client_networks() where network = 'unknown');
  slower integer;
  counters regclass[];
  untils bigint[];
  used_up text[];
begin
  if private.is_admin() then
    return true;
  end if;

  slower := case when private.too_many_proposals() then 5 else 1 end;
  select array_agg(counter), array_agg(next_until), array_agg(span) filter (where next_until is null)
  into counters, untils, used_up
  from (values ('minutes', 5, 20, 600), ('day', 20, 100, 86400)) as share (span, for_client, for_all, seconds),
    private.next_uses(span, 'proposals', case when is_known then for_client else for_all end / slower, seconds);

  -- The storage service passes on the message of 42501 only; any other code becomes a nameless error 500.
  if used_up is not null then
    raise exception using
      errcode = '42501',
      message = case when 'day' = any (used_up)
        then 'Batas unggahan hari ini sudah tercapai. Silakan coba lagi besok atau kirim proposal lewat email.'
        else 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.'
      end;
  end if;
  perform setval(counter, until) from unnest(counters, untils) as next_use (counter, until);
  perform setval(
    'private.proposals_under_way',
    least(private.used_until('private.proposals_under_way') + 6, extract(epoch from now())::bigint + 120)
  );
  return true;
end;
$$;

comment on function private.proposal_upload_allowed() is
  'A share of proposal uploads for each client, and a fuse for all that makes the shares smaller; admins are not counted.';

grant execute on function private.proposal_upload_allowed() to anon, authenticated;
