-- The two forms and the proposal upload work without an account, so one client's script could fill the database
-- overnight: a client may send 5 messages and 5 applications in 10 minutes, and all visitors together 20 proposals in
-- 10 minutes and 100 in a day. Uploads that are under way at the same moment do not count each other, and many clients
-- together are for the service in front of the API to stop. Admins and the service role are not counted.

create table private.throttle_salts (
  valid_on date primary key,
  salt uuid not null default gen_random_uuid()
);

comment on table private.throttle_salts is
  'One random salt per day: yesterday''s is deleted, by the next write or the daily job, and with it every way back from a '
  'hash to an address.';

create table private.throttle_windows (
  client_hash bytea,
  table_name text,
  writes integer not null default 1,
  started_at timestamptz not null default now(),
  primary key (client_hash, table_name)
);

comment on table private.throttle_windows is
  'Writes of a client, by salted hash of its address, in the 10 minutes since the first of them.';

revoke all on table private.throttle_salts, private.throttle_windows from public, anon, authenticated, service_role;

alter table private.throttle_salts enable row level security;
alter table private.throttle_windows enable row level security;

create policy "Nobody reaches the throttle's salts through the API"
  on private.throttle_salts for all to anon, authenticated
  using (false) with check (false);

create policy "Nobody reaches the throttle's counters through the API"
  on private.throttle_windows for all to anon, authenticated
  using (false) with check (false);

-- Which hop to trust: a hosted project is always behind Cloudflare, which sets cf-connecting-ip itself and lets no
-- client choose it. Whoever runs the API elsewhere must drop that header from requests, or clients choose their own
-- address. Then the last entry of x-forwarded-for counts, the one that our own proxy wrote; whatever stands before it
-- came with the request.
create function private.client_network()
  returns text
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  address inet;
begin
  address := btrim(coalesce(
    nullif(btrim(headers ->> 'cf-connecting-ip'), ''),
    regexp_replace(headers ->> 'x-forwarded-for', '^.*,', '')
  ))::inet;
  -- An IPv4 client seen through an IPv6 socket.
  if address <<= inet '::ffff:0:0/96' then
    address := regexp_replace(host(address), '^.*:', '')::inet;
  end if;
  -- One IPv6 customer owns a whole /64.
  if family(address) = 6 then
    address := network(set_masklen(address, 64));
  end if;
  return coalesce(host(address), 'unknown');
exception
  -- A header that is no address: all such requests count as one client.
  when invalid_text_representation then
    return 'unknown';
end;
$$;

comment on function private.client_network() is
  'Address of the client as the trusted proxy saw it (IPv6: its /64), or unknown.';

create function private.forget_clients()
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  delete from private.throttle_salts where throttle_salts.valid_on < current_date;
  -- Skipping what another request holds: two that prune at once must not wait for each other.
  delete from private.throttle_windows where (throttle_windows.client_hash, throttle_windows.table_name) in (
    select expired.client_hash, expired.table_name
    from private.throttle_windows as expired
    where expired.started_at < now() - interval '10 minutes'
    for update skip locked
  );
$$;

comment on function private.forget_clients() is
  'Deletes salts of earlier days and windows that have ended: before each write, and daily, as days may pass without one.';

create function private.throttle_write()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  today_salt uuid;
  writes_so_far integer;
begin
  -- The caller's role: inside this function current_user is the owner.
  if current_setting('role', true) not in ('anon', 'authenticated') or private.is_admin() then
    return new;
  end if;

  perform private.forget_clients();
  insert into private.throttle_salts (valid_on) values (current_date) on conflict (valid_on) do nothing;
  select throttle_salts.salt into strict today_salt
  from private.throttle_salts where throttle_salts.valid_on = current_date;

  insert into private.throttle_windows as counter (client_hash, table_name)
  values (sha256(convert_to(today_salt::text || private.client_network(), 'UTF8')), tg_table_name)
  on conflict (client_hash, table_name) do update set writes = counter.writes + 1
  returning counter.writes into writes_so_far;

  -- The error undoes the count: a client that keeps trying is let in when its window ends.
  if writes_so_far > 5 then
    -- PostgREST answers an error PTxyz with the HTTP status xyz.
    raise exception using
      errcode = 'PT429',
      message = 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.';
  end if;
  return new;
end;
$$;

comment on function private.throttle_write() is 'Refuses the sixth write of one client to one table within 10 minutes.';

create trigger throttle_write
  before insert on public.contact_messages
  for each row execute function private.throttle_write();

create trigger throttle_write
  before insert on public.partnership_applications
  for each row execute function private.throttle_write();

-- A hosted project's storage tables belong to the storage service: no trigger may be added, and the service tries an
-- upload in a transaction that it rolls back, so nothing can be counted by writing. The files themselves are counted.
create function private.proposal_upload_allowed()
  returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
declare
  last_minutes bigint;
  last_day bigint;
begin
  if private.is_admin() then
    return true;
  end if;
  select count(*) filter (where objects.created_at > now() - interval '10 minutes'), count(*)
  into last_minutes, last_day
  from storage.objects
  where objects.bucket_id = 'collaboration_documents' and objects.created_at > now() - interval '1 day';
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
  return true;
end;
$$;

comment on function private.proposal_upload_allowed() is 'Fuse for proposal uploads of everyone but admins.';

revoke all on function
  private.client_network(), private.forget_clients(), private.throttle_write(), private.proposal_upload_allowed()
  from public, anon, authenticated, service_role;
grant execute on function private.proposal_upload_allowed() to anon, authenticated;

-- Restrictive: an upload must pass it besides the policy that allows it.
create policy "Proposal uploads stop when there are too many"
  on storage.objects as restrictive for insert to anon, authenticated
  with check (bucket_id <> 'collaboration_documents' or (select private.proposal_upload_allowed()));
