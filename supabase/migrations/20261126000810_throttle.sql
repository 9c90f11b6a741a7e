-- The two forms, the proposal upload and the look at a tracking code work without an account, so one client's script could
-- fill the database overnight or try all codes: what one client tries is counted, and many clients together are for the
-- service in front of the API to stop. Admins and the service role are not counted.
--
-- A count in the transaction of whoever tries could be undone by them, with a statement that fails afterwards. A rollback
-- does not reach sequences, so these count. No request can make a sequence: a hash of client and activity chooses one of a
-- fixed number. It holds the second until which its allowance is used up, each try moves that on by its share, and nothing
-- needs to be cleared when time has passed. Who has used up 5 in 10 minutes waits 2 minutes for the next one.
--
-- A counter bears a label, which says whose it is and what is counted: each activity of each client has one of its own, and
-- nobody is refused for what others do, however many addresses they have. The hash leaves four places; where all are taken,
-- the one that is free again first becomes the newcomer's. So to try from thousands of addresses makes the count forget, and
-- closes nothing. What one network may that holds thousands of others is counted apart, where these push nothing out. The
-- label is 24 bits of a hash whose salt lasts a day. A sequence is one page of 8 kB.

do $$
begin
  for number in 0..511 loop
    execute format('create sequence private.throttle_minutes_%s', number);
  end loop;
  for number in 0..127 loop
    execute format('create sequence private.throttle_day_%s', number);
  end loop;
  for number in 0..63 loop
    execute format('create sequence private.throttle_minutes_wide_%s', number);
    execute format('create sequence private.throttle_day_wide_%s', number);
    execute format('create sequence private.throttle_bytes_%s', number);
    execute format('create sequence private.throttle_manager_bytes_%s', number);
  end loop;
end;
$$;

create sequence private.throttle_salt;

comment on sequence private.throttle_salt is
  'The number of a day since 1970, and 44 random bits for it. A rollback must not bring another salt, hence no table.';

-- Which hop to trust: a hosted project is always behind Cloudflare, which sets cf-connecting-ip itself and lets no
-- client choose it. Whoever runs the API elsewhere must drop that header from requests, or clients choose their own
-- address. Then the last entry of x-forwarded-for counts, the one that our own proxy wrote; whatever stands before it
-- came with the request.
--
-- An IPv6 client owns more than an address: a phone's share is a /64, a line at home has a /56 or a /48, thousands of such. So
-- each of the three has a share, and the larger network twice that of the smaller: neither takes what is for all. A /40 may be
-- a town of a carrier, or rented by one: it has that of 30 phones.
create function private.client_networks()
  returns table (network text, shares integer)
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
  if family(address) = 6 then
    return query
      select network(set_masklen(address, level.bits))::text, level.shares
      from (values (64, 1), (56, 2), (48, 4), (40, 30)) as level (bits, shares);
  else
    return query select coalesce(host(address), 'unknown'), 1;
  end if;
exception
  -- A header that is no address: all such requests count as one client.
  when invalid_text_representation then
    return query select 'unknown', 1;
end;
$$;

comment on function private.client_networks() is
  'Address of the client as the trusted proxy saw it (IPv6: the networks that it is in), or unknown, each with how many shares it has.';

create function private.forget_clients()
  returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  today constant bigint := current_date - date '1970-01-01';
  last_day bigint;
begin
  select last_value >> 44 into last_day from private.throttle_salt;
  if last_day < today then
    perform pg_advisory_xact_lock('private.throttle_salt'::regclass::bigint);
    -- Another request may have made the salt of today meanwhile.
    select last_value >> 44 into last_day from private.throttle_salt;
    if last_day < today then
      perform setval(
        'private.throttle_salt', (today << 44) + ('x' || right(gen_random_uuid()::text, 11))::bit(44)::bigint
      );
    end if;
  end if;
end;
$$;

comment on function private.forget_clients() is
  'Replaces the salt of an earlier day, and with it goes every way from a counter to an address: before each try, and '
  'daily, as days may pass without one.';

-- What a school or a carrier has is a block: an IPv4 /24, an IPv6 /48.
create function private.origin_of(subject text)
  returns uuid
  language sql volatile security invoker set search_path = ''
as $$
  select private.forget_clients();
  select md5(concat_ws(' ', salt.last_value, subject, network(set_masklen(address, case family(address) when 4 then 24 else 48 end))))::uuid
  from private.throttle_salt as salt,
    (select client.network::inet as address from private.client_networks() as client where client.network <> 'unknown' limit 1) as client;
$$;

comment on function private.origin_of(text) is
  'The same for what comes from one address block about one subject in a day, and nothing that leads to the block after that; null where the address is unknown.';

create function private.places_of(span text, activity text, subject text)
  returns table (places regclass[], label bigint)
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  hash bytea;
  place integer;
begin
  perform private.forget_clients();
  select sha256(convert_to(concat_ws(' ', last_value, activity, subject), 'UTF8')) into hash from private.throttle_salt;
  place := (get_byte(hash, 0) * 256 + get_byte(hash, 1)) % case span when 'minutes' then 512 when 'day' then 128 else 64 end & -4;
  places := array(select format('private.throttle_%s_%s', span, place + number)::regclass from generate_series(0, 3) as number);
  label := ((get_byte(hash, 2) * 256 + get_byte(hash, 3)) * 256 + get_byte(hash, 4))::bigint << 32;
  return next;
end;
$$;

comment on function private.places_of(text, text, text) is
  'The four sequences of which one counts what a client network or an account does today, and its label; span: minutes, day, '
  'these with _wide, bytes or manager_bytes.';

create function private.counter_at(places regclass[], label bigint)
  returns table (counter regclass, used_until bigint)
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  moment constant bigint := extract(epoch from now());
  seconds constant bigint := (1::bigint << 32) - 1;
begin
  -- One try at a time looks for its counter and moves it; the services end their transactions at once.
  perform pg_advisory_xact_lock(places[1]::bigint);
  return query
    select place, case when content & ~seconds = label then greatest(content & seconds, moment) else moment end
    from unnest(places) as place, coalesce(pg_sequence_last_value(place), 1) as content
    order by content & ~seconds = label desc, content & seconds
    limit 1;
end;
$$;

comment on function private.counter_at(regclass[], bigint) is
  'Locks these places; the one with this label, else the one that is free first, and the second until which its allowance is used up, '
  'now at the earliest. What is written there is the label plus a second.';

create function private.used_until(counter regclass)
  returns bigint
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  used_until bigint;
begin
  -- One try at a time reads and moves a counter; the services end their transactions at once.
  perform pg_advisory_xact_lock(counter::bigint);
  execute format('select greatest(last_value, extract(epoch from now())::bigint) from %s', counter) into used_until;
  return used_until;
end;
$$;

comment on function private.used_until(regclass) is 'Locks a counter; the second until which its allowance is used up, now at the earliest.';

create function private.client_counters(span text, activity text, allowed integer, seconds integer)
  returns table (counter regclass, label bigint, used_until bigint, share integer, lets_in_at bigint)
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  place record;
begin
  -- In the same order for all, so that no two wait for each other.
  for place in
    select places.*, seconds / (allowed * client.shares) as share
    from private.client_networks() as client
      cross join lateral private.places_of(span || case when client.shares > 4 then '_wide' else '' end, activity, client.network) as places
    -- More than one in a second is for the service in front of the API.
    where allowed * client.shares <= seconds
    order by places.places[1]
  loop
    label := place.label;
    share := place.share;
    select found.counter, found.used_until into counter, used_until from private.counter_at(place.places, label) as found;
    lets_in_at := used_until + share - seconds;
    return next;
  end loop;
end;
$$;

comment on function private.client_counters(text, text, integer, integer) is
  'The counters of the client''s networks, where so many tries are allowed in so many seconds: what one try takes, and from when on the '
  'next is let in.';

create function private.counts_client()
  returns boolean
  language sql stable security invoker set search_path = ''
as $$
  -- The caller's role: inside functions of the owner current_user is the owner.
  select coalesce(current_setting('role', true), '') in ('anon', 'authenticated') and not private.is_admin();
$$;

comment on function private.counts_client() is 'Whether what the caller tries is counted: not of admins, the service role and the owner.';

-- The activity is a table or a function.
create function private.try_again_at(activity text, allowed integer)
  returns timestamptz
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  next_try record;
begin
  if not private.counts_client() then
    return null;
  end if;
  -- What is refused is not counted: a client that keeps trying is let in when its time comes.
  select array_agg(counter) as counters, array_agg(label + used_until + share) as contents, max(lets_in_at) as at into next_try
  from private.client_counters('minutes', activity, allowed, 600);
  if next_try.at > extract(epoch from now())::bigint then
    return to_timestamp(next_try.at);
  end if;
  perform setval(counter, content) from unnest(next_try.counters, next_try.contents) as moved (counter, content);
  return null;
end;
$$;

comment on function private.try_again_at(text, integer) is
  'Counts what one client tries, whatever becomes of it, or says from when on the next try is let in, where it were more than allowed '
  'within 10 minutes, of its /56 twice, of its /48 four times and of its /40 30 times as many.';

create function private.throttle(activity text, allowed integer)
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if private.try_again_at(activity, allowed) is not null then
    -- PostgREST answers an error PTxyz with the HTTP status xyz.
    raise exception using
      errcode = 'PT429',
      message = 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.';
  end if;
end;
$$;

comment on function private.throttle(text, integer) is 'Refuses what one client tries more often than allowed (private.try_again_at).';

-- What fails validation costs its sender as much again. A function says so when it fails.
create function private.count_garbage(activity text, allowed integer, tries integer default 1)
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if private.counts_client() then
    perform setval(counter, label + greatest(used_until + tries * share, extract(epoch from now())::bigint))
    from private.client_counters('minutes', activity, allowed, 600);
  end if;
end;
$$;

comment on function private.count_garbage(text, integer, integer) is
  'Counts more tries of a client that are refused nothing; negative: takes them back.';

-- A trigger does not see its row refused: the first row pays that in advance, and the end of the statement pays it back.
create function private.throttle_write()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  has_paid constant boolean := coalesce(current_setting('app.paid_in_advance', true), '') = tg_table_name;
  is_stored boolean;
begin
  if tg_level = 'ROW' then
    -- Sent again because the answer was lost: it meets its own id, is not stored twice and not counted twice.
    execute format('select exists (select from public.%I where id = $1)', tg_table_name) into is_stored using new.id;
    if is_stored then
      return new;
    end if;
  end if;
  if has_paid then
    perform private.count_garbage(tg_table_name, 5, -1);
  end if;
  if tg_level = 'ROW' then
    perform private.throttle(tg_table_name, 5);
    perform private.count_garbage(tg_table_name, 5);
  end if;
  perform set_config('app.paid_in_advance', case tg_level when 'ROW' then tg_table_name else '' end, true);
  return new;
end;
$$;

comment on function private.throttle_write() is
  'Refuses the sixth try of one client to write to one table within 10 minutes, the fourth of one whose rows are refused.';
