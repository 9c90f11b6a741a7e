-- The limits on proposals, 20 in 10 minutes and 100 in a day, counted stored files: uploads that were under way at the
-- same moment did not count each other, and 60 at once were 60 files. The storage service asks the policies in a
-- transaction that it rolls back, and stores the file later without asking, so an attempt must be counted when it is
-- allowed, by something that no rollback takes back: a sequence.
--
-- A sequence holds the second until which its allowance is used up, and each attempt moves that on by its share: 30
-- seconds for 20 in 10 minutes. Nobody whose uploads succeed meets this before the count of stored files.

create sequence private.proposals_of_ten_minutes;
create sequence private.proposals_of_a_day;

comment on sequence private.proposals_of_ten_minutes is 'Unix time until which attempts use up the allowance of 10 minutes.';
comment on sequence private.proposals_of_a_day is 'Unix time until which attempts use up the allowance of a day.';

revoke all on sequence private.proposals_of_ten_minutes, private.proposals_of_a_day
  from public, anon, authenticated, service_role;

create or replace function private.proposal_upload_allowed()
  returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  minutes_share constant integer := 600 / 20;
  day_share constant integer := 86400 / 100;
  moment constant bigint := extract(epoch from now());
  minutes_until bigint;
  day_until bigint;
  last_minutes bigint;
  last_day bigint;
begin
  if private.is_admin() then
    return true;
  end if;

  -- One attempt at a time reads and moves the sequences; the service ends this transaction at once.
  perform pg_advisory_xact_lock('private.proposals_of_ten_minutes'::regclass::bigint);
  select greatest(last_value, moment) into minutes_until from private.proposals_of_ten_minutes;
  select greatest(last_value, moment) into day_until from private.proposals_of_a_day;

  select count(*) filter (where objects.created_at > now() - interval '10 minutes'), count(*)
  into last_minutes, last_day
  from storage.objects
  where objects.bucket_id = 'collaboration_documents' and objects.created_at > now() - interval '1 day';

  -- What is under way is not stored yet, what is stored was an attempt: the greater number has both.
  last_day := last_day - last_minutes;
  last_minutes := greatest(last_minutes, ceil((minutes_until - moment) / minutes_share::numeric));
  last_day := greatest(last_day + last_minutes, ceil((day_until - moment) / day_share::numeric));

  -- The storage service passes on the message of 42501 only; any other code becomes a nameless error 500.
  if last_day >= 100 then
    raise exception using
      errcode = '42501',
      message = 'Batas unggahan hari ini sudah tercapai. Silakan coba lagi besok atau kirim proposal lewat email.';
  elsif last_minutes >= 20 then
    raise exception using
      errcode = '42501',
      message = 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.';
  end if;

  perform setval('private.proposals_of_ten_minutes', minutes_until + minutes_share);
  perform setval('private.proposals_of_a_day', day_until + day_share);
  return true;
end;
$$;

comment on function private.proposal_upload_allowed() is
  'Fuse for proposal uploads of everyone but admins: counts an attempt for good, also when it comes to nothing.';
