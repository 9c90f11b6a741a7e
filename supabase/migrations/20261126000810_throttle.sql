-- The two forms, the proposal upload and the look at a tracking code work without an account, so one client's script could
-- fill the database overnight or try all codes: what one client tries is counted, and many clients together are for the
-- service in front of the API to stop. Admins and the service role are not counted.
--
-- A count in the transaction of whoever tries could be undone by them, with a statement that fails afterwards. A rollback
-- does not reach sequences, so these count. No request can make a sequence: a hash of client and activity chooses one of a
-- fixed number. It holds the second until which its allowance is used up, each try moves that on by its share, and nothing
-- needs to be cleared when time has passed. Who has used up 5 in 10 minutes waits 2 minutes for the next one.
--
-- Clients that meet in one counter share its allowance, so what is counted in other shares has counters of its own: bytes
-- that accounts store, and those of managers, who may store more. Of 30 clients in 10 minutes each meets another in 6 of 100
-- cases, and is stopped only where both together do more than one may. To fill all counters takes thousands of
-- addresses at once, which are for the service in front of the API to stop. A sequence is one page of 8 kB.

do $$
begin
  for number in 0..511 loop
    execute format('create sequence private.throttle_minutes_%s', number);
  end loop;
  for number in 0..127 loop
    execute format('create sequence private.throttle_day_%s', number);
  end loop;
  for number in 0..63 loop
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
-- each of the three has a share, and the larger network twice that of the smaller: neither takes what is for all.
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
      from (values (64, 1), (56, 2), (48, 4)) as level (bits, shares);
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

create function private.counter_of(span text, activity text, subject text)
  returns regclass
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  salt bigint;
  hash bytea;
begin
  perform private.forget_clients();
  select last_value into salt from private.throttle_salt;
  hash := sha256(convert_to(concat_ws(' ', salt, activity, subject), 'UTF8'));
  return format(
    'private.throttle_%s_%s', span,
    (get_byte(hash, 0) * 256 + get_byte(hash, 1)) % case span when 'minutes' then 512 when 'day' then 128 else 64 end
  )::regclass;
end;
$$;

comment on function private.counter_of(text, text, text) is
  'The sequence that counts what a client network or an account does today; span: minutes, day, bytes or manager_bytes.';

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

create function private.next_uses(span text, activity text, allowed integer, seconds integer)
  returns table (counter regclass, next_until bigint)
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  shares integer;
  share integer;
begin
  -- In the same order for all, so that no two wait for each other.
  for counter, shares in
    select private.counter_of(span, activity, client.network), client.shares from private.client_networks() as client order by 1
  loop
    share := greatest(1, seconds / (allowed * shares));
    next_until := private.used_until(counter) + share;
    if next_until > extract(epoch from now())::bigint + seconds then
      next_until := null;
    end if;
    return next;
  end loop;
end;
$$;

comment on function private.next_uses(text, text, integer, integer) is
  'What to set the counters of the client''s networks to for one more try; null where that were more than allowed in so many seconds.';

-- The activity is a table or a function.
create function private.throttle(activity text, allowed integer)
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  counters regclass[];
  untils bigint[];
begin
  -- The caller's role: inside this function current_user is the owner.
  if current_setting('role', true) not in ('anon', 'authenticated') or private.is_admin() then
    return;
  end if;

  select array_agg(counter), array_agg(next_until) into counters, untils
  from private.next_uses('minutes', activity, allowed, 600);
  -- What is refused is not counted: a client that keeps trying is let in when its time comes.
  if array_position(untils, null) is not null then
    -- PostgREST answers an error PTxyz with the HTTP status xyz.
    raise exception using
      errcode = 'PT429',
      message = 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.';
  end if;
  perform setval(counter, until) from unnest(counters, untils) as next_use (counter, until);
end;
$$;

comment on function private.throttle(text, integer) is
  'Refuses what one client tries more often than allowed within 10 minutes, whatever becomes of the tries, its /56 twice and its '
  '/48 four times as often; admins and the service role are not counted.';

create function private.throttle_write()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  is_stored boolean;
begin
  -- Sent again because the answer was lost: it meets its own id, is not stored twice and not counted twice.
  execute format('select exists (select from public.%I where id = $1)', tg_table_name) into is_stored using new.id;
  if not is_stored then
    perform private.throttle(tg_table_name, 5);
  end if;
  return new;
end;
$$;

comment on function private.throttle_write() is 'Refuses the sixth try of one client to write to one table within 10 minutes.';
