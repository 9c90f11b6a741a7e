-- Whoever asks that their number be deleted, or reads that a kitchen is gone, must not find it in the pages that were built
-- before. So each statement that takes something from what built pages show is noted: it raises the revision, and until a build
-- has that revision, admins and managers are told what is still out and since when, and admins' pages ask the host to build.
-- A table that a build reads declares its withdrawals; tests/long/built-pages.test.ts fails for one that does not.

create table public.withdrawals (
  id bigint generated always as identity primary key,
  revision bigint not null,
  source text not null,
  amount integer not null,
  withdrawn_at timestamptz not null default now()
);

comment on table public.withdrawals is 'What was deleted or withdrawn of what built pages show, without its content; kept for a year.';
comment on column public.withdrawals.revision is 'A build with this content_revision, or a higher one, no longer shows it.';
comment on column public.withdrawals.source is 'The table of the rows.';
comment on column public.withdrawals.amount is 'How many rows.';

create index withdrawals_revision_idx on public.withdrawals (revision);

grant select on table public.withdrawals to authenticated, service_role;

alter table public.withdrawals enable row level security;

create policy "Managers and admins can read what was withdrawn"
  on public.withdrawals for select to authenticated
  using ((select private.is_manager()));

select private.declare_table('withdrawals', texts => '{"nobody": ["source"]}', audit => null);

-- A draft and a line of progress that nobody has confirmed are on no page.
create function private.is_shown(shown jsonb)
  returns boolean
  language sql immutable security invoker set search_path = ''
as $$
  select coalesce(shown ->> 'status', '') <> 'draf' and coalesce(shown ->> 'dikonfirmasi', '') <> 'false';
$$;

comment on function private.is_shown(jsonb) is 'Whether visitors see this row of what pages are built from.';

-- Of a changed row, what was emptied is gone, and what stood in the columns that the trigger names.
create function private.is_withdrawn(was jsonb, becomes jsonb, replaceable text[])
  returns boolean
  language sql immutable security invoker set search_path = ''
as $$
  select private.is_shown(was) and (
    becomes is null or not private.is_shown(becomes) or exists (
      select
      from jsonb_each(was) as part
      where part.value not in ('null', 'false', '""', '[]') and becomes -> part.key <> part.value
        and (part.key = any (replaceable) or becomes -> part.key in ('null', 'false', '""', '[]'))
    )
  );
$$;

comment on function private.is_withdrawn(jsonb, jsonb, text[]) is
  'Whether a change of a row takes something from what visitors see; null: it was deleted.';

-- The revision is raised at the end of a statement. The trigger of a table with revisions of its own has done it by then.
create function private.note_withdrawal()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  taken integer;
  has_revisions boolean;
begin
  if tg_op = 'DELETE' then
    select count(*), bool_or(to_jsonb(gone) ? 'published_revision') into taken, has_revisions
    from gone
    where private.is_withdrawn(to_jsonb(gone), null, tg_argv);
  else
    select count(*), bool_or(to_jsonb(gone) ? 'published_revision') into taken, has_revisions
    from gone
    join came on came.id = gone.id
    where gone is distinct from came and private.is_withdrawn(to_jsonb(gone), to_jsonb(came), tg_argv);
  end if;
  if taken > 0 then
    update public.content_revision set revision = content_revision.revision + 1
    where content_revision.id and not has_revisions;
    insert into public.withdrawals (revision, source, amount)
    select content_revision.revision, tg_table_name, taken from public.content_revision;
    delete from public.withdrawals where withdrawn_at < now() - interval '1 year';
  end if;
  return null;
end;
$$;

comment on function private.note_withdrawal() is
  'Notes what a statement takes from built pages. Arguments: columns of which another value is a withdrawal, too.';
