-- Tries were counted in the transaction of whoever made them, who could undo it: four guessed tracking codes and one bad
-- row in an insert, or status_kiriman with a select= that fails afterwards, tried as many codes as one liked. A rollback
-- does not reach sequences, so these count.
--
-- No request can make a sequence: a hash of client and activity chooses one of a fixed number. As in the upload fuse, it
-- holds the second until which its allowance is used up, each try moves that on by its share, and nothing needs to be
-- cleared when time has passed. Who has used up 5 in 10 minutes waits 2 minutes for the next one.
--
-- Clients that meet in one counter share its allowance. Of 30 clients in 10 minutes each meets another in 6 of 100
-- cases, and is stopped only where both together do more than one may. To fill all counters takes thousands of
-- addresses at once, which are for the service in front of the API to stop. A sequence is one page of 8 kB.

drop table private.throttle_windows, private.throttle_salts;

do $$
begin
  for number in 0..511 loop
    execute format('create sequence private.throttle_minutes_%s', number);
  end loop;
  for number in 0..127 loop
    execute format('create sequence private.throttle_day_%s', number);
  end loop;
end;
$$;

create sequence private.throttle_salt;

comment on sequence private.throttle_salt is
  'The number of a day since 1970, and 44 random bits for it. A rollback must not bring another salt, hence no table.';

revoke all on all sequences in schema private from public, anon, authenticated, service_role;

create or replace function private.forget_clients()
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

create function private.client_counter(span text, activity text)
  returns regclass
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  salt bigint;
  hash bytea;
begin
  perform private.forget_clients();
  select last_value into salt from private.throttle_salt;
  hash := sha256(convert_to(concat_ws(' ', salt, activity, private.client_network()), 'UTF8'));
  return format(
    'private.throttle_%s_%s', span,
    (get_byte(hash, 0) * 256 + get_byte(hash, 1)) % case span when 'minutes' then 512 when 'day' then 128 end
  )::regclass;
end;
$$;

comment on function private.client_counter(text, text) is
  'The sequence that counts what this client does today; span: minutes or day.';

create function private.next_use(counter regclass, allowed integer, seconds integer)
  returns bigint
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  moment constant bigint := extract(epoch from now());
  share constant integer := seconds / allowed;
  used_until bigint;
begin
  -- One try at a time reads and moves a counter; the services end their transactions at once.
  perform pg_advisory_xact_lock(counter::bigint);
  execute format('select greatest(last_value, %s) from %s', moment, counter) into used_until;
  return case when used_until + share <= moment + seconds then used_until + share end;
end;
$$;

comment on function private.next_use(regclass, integer, integer) is
  'What to set the counter to for one more try; null if that were more than allowed in so many seconds.';

create or replace function private.throttle(activity text, allowed integer)
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  counter regclass;
  used_until bigint;
begin
  -- The caller's role: inside this function current_user is the owner.
  if current_setting('role', true) not in ('anon', 'authenticated') or private.is_admin() then
    return;
  end if;

  counter := private.client_counter('minutes', activity);
  used_until := private.next_use(counter, allowed, 600);
  -- What is refused is not counted: a client that keeps trying is let in when its time comes.
  if used_until is null then
    -- PostgREST answers an error PTxyz with the HTTP status xyz.
    raise exception using
      errcode = 'PT429',
      message = 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.';
  end if;
  perform setval(counter, used_until);
end;
$$;

comment on function private.throttle(text, integer) is
  'Refuses what one client tries more often than allowed within 10 minutes, whatever becomes of the tries; admins and the '
  'service role are not counted.';

revoke all on function private.client_counter(text, text), private.next_use(regclass, integer, integer)
  from public, anon, authenticated, service_role;
