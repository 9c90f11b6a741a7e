-- A tracking code that was taken answered with a unique violation: a guess, by an insert. Now it answers like any other;
-- status_kiriman tells of the oldest row. The forms, which knew by that error that an earlier attempt had arrived, name
-- the row's id for it instead: 122 random bits from their browser, shown to nobody but admins.

alter table public.contact_messages drop constraint contact_messages_kode_lacak_key;
alter table public.partnership_applications drop constraint partnership_applications_kode_lacak_key;

create index contact_messages_kode_lacak_idx on public.contact_messages (kode_lacak);
create index partnership_applications_kode_lacak_idx on public.partnership_applications (kode_lacak);

grant insert (id) on table public.contact_messages, public.partnership_applications to anon, authenticated;

create or replace function private.throttle_write()
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

-- A text of any size is no code, and is not compared with one. Until then the same work whether something is found or not.
create or replace function private.status_kiriman(kode text)
  returns table (kind text, created_at timestamptz, status text, answered_at timestamptz, pesan_publik text)
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.throttle('status_kiriman', 20);
  if octet_length(kode) > 12 then
    return;
  end if;
  return query
    select 'contact_messages', sent.created_at, sent.status, sent.answered_at, sent.pesan_publik
    from public.contact_messages as sent
    where sent.kode_lacak = kode
    union all
    select 'partnership_applications', sent.created_at, sent.status, sent.answered_at, sent.pesan_publik
    from public.partnership_applications as sent
    where sent.kode_lacak = kode
    -- Who reuses a code that they know does not hide what it stood for.
    order by 2
    limit 1;
end;
$$;
