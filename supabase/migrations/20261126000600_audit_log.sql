-- Nothing that is changed or deleted is lost, and nobody can deny having done it: triggers write down who, when,
-- before and after. Admins read it; nobody changes it through the API, not even the service role.

-- Of all that a row says only what it is called is indexed: names, codes and addresses, before and after a change. No word of
-- a message is among them.
create function private.audit_names(before jsonb, after jsonb)
  returns tsvector
  language sql immutable parallel safe security invoker set search_path = ''
as $$
  select coalesce(array_to_tsvector(array_agg(distinct left(word, 100))), '')
  from string_to_table(
    concat_ws(
      ' ',
      private.search_words((
        select string_agg(distinct state ->> name, ' ')
        from unnest(array[before, after]) as states (state)
          cross join unnest(array[
            'nama', 'kode_unik_pendaftaran', 'nomor', 'npsn', 'title', 'question', 'email', 'kabupaten_kota', 'nama_kontak'
          ]) as columns (name)
      )),
      -- A code is written together, too.
      private.search_key(before ->> 'kode_unik_pendaftaran'),
      private.search_key(after ->> 'kode_unik_pendaftaran')
    ),
    ' '
  ) as word
  where word <> '';
$$;

comment on function private.audit_names(jsonb, jsonb) is
  'The words, as private.search_words has them, of what a row is called, before and after a change; of a long one its beginning.';

create table public.audit_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  actor_id uuid,
  actor_email text,
  actor_role text not null,
  action text not null,
  table_name text not null,
  row_id uuid,
  before jsonb,
  after jsonb,
  constraint audit_log_action_known check (action in ('INSERT', 'UPDATE', 'DELETE', 'EXPORT', 'OPEN'))
);

comment on table public.audit_log is
  'Who changed which row, when, before and after, and who took personal data out; written by triggers and functions only.';
comment on column public.audit_log.action is 'EXPORT: rows were saved to a file; OPEN: a proposal was opened, after names its file. Nobody deletes these two.';
comment on column public.audit_log.actor_id is 'Signed-in user; null for SQL, the service role and sign-ups. No foreign key: outlives the user.';
comment on column public.audit_log.actor_email is 'E-mail of the account at that time.';
comment on column public.audit_log.actor_role is 'Database role: authenticated, service_role, or the role of an SQL session.';
comment on column public.audit_log.row_id is 'Key of the changed row; null for the one-row table access_settings.';
comment on column public.audit_log.before is 'The row before an update or delete.';
comment on column public.audit_log.after is 'The row after an insert or update.';

create index audit_log_table_name_id_idx on public.audit_log (table_name, id);
create index audit_log_action_id_idx on public.audit_log (action, id);
create index audit_log_actor_id_id_idx on public.audit_log (actor_id, id);
-- The trail shows the rows of an import as one line with their number: all that have the time of their transaction.
create index audit_log_created_at_idx on public.audit_log (created_at);
-- Finds what the trail knows of one row.
create index audit_log_row_id_created_at_idx on public.audit_log (row_id, created_at);
-- Finds what the trail knows of what hangs on one kitchen.
create index audit_log_of_sppg_idx on public.audit_log ((coalesce(after, before) ->> 'sppg_id'), id)
  where coalesce(after, before) ->> 'sppg_id' is not null;
create index audit_log_names_idx on public.audit_log using gin (private.audit_names(before, after));

grant select on table public.audit_log to authenticated, service_role;

alter table public.audit_log enable row level security;

create policy "Admins can read the audit trail"
  on public.audit_log for select to authenticated
  using ((select private.is_admin()));

select private.declare_table(
  'audit_log', texts => '{"trail": ["actor_email", "before", "after"], "nobody": ["action", "actor_role", "table_name"]}',
  audit => null
);

-- Who has opened a proposal or saved data to a file stays known, whatever becomes of the rows: what forgets a person or deletes
-- old rows passes over these entries, which say nothing about the person.
create function private.keep_entry()
  returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  return null;
end;
$$;

comment on function private.keep_entry() is 'Leaves an entry of the trail where it is.';

create trigger keep_entry
  before delete on public.audit_log
  for each row when (old.action in ('OPEN', 'EXPORT')) execute function private.keep_entry();

-- Arguments: the key column (or '' for none), then the columns to keep (none: all of them).
create function private.write_audit()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  caller_role text := coalesce(nullif(current_setting('role', true), 'none'), session_user);
  row_before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  row_after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  row_key uuid := (coalesce(row_after, row_before) ->> nullif(tg_argv[0], ''))::uuid;
begin
  if tg_nargs > 1 then
    select
      jsonb_object_agg(kept.key, row_before -> kept.key),
      jsonb_object_agg(kept.key, row_after -> kept.key)
    into row_before, row_after
    from unnest(tg_argv[1:]) as kept (key);
  end if;
  -- Saving a form without a change is not an event, nor is a stamp for what hangs on the row, which has its own.
  if tg_op = 'UPDATE' and row_before - 'updated_at' = row_after - 'updated_at' then
    return null;
  end if;
  insert into public.audit_log (actor_id, actor_email, actor_role, action, table_name, row_id, before, after)
  values (
    auth.uid(),
    (select accounts.email from public.accounts where accounts.user_id = auth.uid()),
    caller_role, tg_op, tg_table_name, row_key, row_before, row_after
  );
  return null;
end;
$$;

comment on function private.write_audit() is 'Keeps who changed a row, when, before and after.';

create function private.note_act(action text, table_name text, row_id uuid default null, details jsonb default null)
  returns void
  language sql volatile security definer set search_path = ''
as $$
  insert into public.audit_log (actor_id, actor_email, actor_role, action, table_name, row_id, after)
  values (
    auth.uid(),
    (select accounts.email from public.accounts where accounts.user_id = auth.uid()),
    current_setting('role', true), $1, $2, $3, $4
  );
$$;

comment on function private.note_act(text, text, uuid, jsonb) is 'Keeps that the caller did something that changes no row, or whose row must not be kept.';

-- These two tables are older than the trail; the others have the trigger in their own files.
create trigger write_audit
  after insert or update or delete on public.accounts
  for each row execute function private.write_audit('user_id');

create trigger write_audit
  after update on public.access_settings
  for each row execute function private.write_audit('');

-- Whom the trail can be filtered by: everybody who ever changed something, also those whose account is gone.
create view public.audit_actors with (security_invoker = true) as
  select distinct on (actor_id) actor_id, actor_email
  from public.audit_log
  where actor_id is not null
  order by actor_id, id desc;

comment on view public.audit_actors is 'Each person in the audit trail once, with the e-mail of the last change; rows to admins only.';

grant select on table public.audit_actors to authenticated, service_role;

-- Each word begins a word. In a text without any there is nothing to look for, and nothing is found.
create function private.names_query(kata text)
  returns tsquery
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return (select string_agg(quote_literal(word) || ':*', ' & ') from unnest(private.wanted_words(kata)) as word)::tsquery;
end;
$$;

-- With the owner's rights, as @@ is not leakproof: under a policy PostgreSQL would read the whole trail.
create function private.find_audit_entries(kata text, dapur text)
  returns table (id bigint)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  words constant tsquery := private.names_query(kata);
  kitchen_words constant tsquery := private.names_query(dapur);
  kitchens uuid[];
begin
  perform private.assert_admin();
  if dapur is null then
    return query
      select audit_log.id from public.audit_log
      where private.audit_names(audit_log.before, audit_log.after) @@ words
      order by audit_log.id desc
      limit 500;
    return;
  end if;

  select array_agg(distinct found.row_id) into kitchens
  from public.audit_log as found
  where found.table_name = 'sppg' and private.audit_names(found.before, found.after) @@ kitchen_words;
  return query
    select entry.id
    from (
      select audit_log.id from public.audit_log
      where audit_log.table_name = 'sppg' and audit_log.row_id = any (kitchens)
      union all
      select audit_log.id from public.audit_log
      where coalesce(audit_log.after, audit_log.before) ->> 'sppg_id' = any (kitchens::text[])
    ) as entry
    where kata is null or entry.id in (
      select audit_log.id from public.audit_log
      where private.audit_names(audit_log.before, audit_log.after) @@ words
    )
    order by entry.id desc
    limit 500;
end;
$$;

create function public.find_audit_entries(kata text default null, dapur text default null)
  returns table (id bigint)
  language sql stable security invoker set search_path = ''
as $$
  select * from private.find_audit_entries(kata, dapur);
$$;

comment on function public.find_audit_entries(text, text) is
  'The newest 500 entries about rows that are or were called so (kata), and about kitchens that are or were, with what hangs on them (dapur). Admins only.';

grant execute on function private.find_audit_entries(text, text), public.find_audit_entries(text, text) to authenticated;
