-- Admins edit articles, photos, questions and the company's data in tables; a build makes pages of them. One number says how
-- new what visitors see is: a build notes it, pages ask for it to learn whether there is something newer, and each row
-- has the number of its own last visible change.

create table public.content_revision (
  id boolean primary key default true,
  revision bigint not null default 0,
  constraint content_revision_single_row check (id)
);

comment on table public.content_revision is 'One row: how often what visitors see of the site''s content has changed.';
comment on column public.content_revision.revision is
  'Rises with each statement that changes what visitors see; higher numbers are committed later.';

insert into public.content_revision default values;

grant select on table public.content_revision to anon, authenticated, service_role;

alter table public.content_revision enable row level security;

create policy "Everyone can read the revision"
  on public.content_revision for select to anon, authenticated
  using (true);

select private.declare_table('content_revision', texts => '{}', audit => null);

-- A table without drafts has no status: its rows are always visible.
create function private.is_published(content jsonb)
  returns boolean
  language sql immutable strict security invoker set search_path = ''
as $$
  select coalesce(content ->> 'status', 'terbit') = 'terbit';
$$;

comment on function private.is_published(jsonb) is 'Whether visitors see this row of the content.';

-- The number is only taken here, and noted once the row is stored: an insert that meets its own row changes nothing. The
-- lock makes others who publish wait for the end of this transaction.
create function private.stamp_content()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.updated_at := old.updated_at;
    new.published_revision := old.published_revision;
    -- Saving a form without a change is no change.
    if new is not distinct from old then
      return new;
    end if;
    new.updated_at := now();
  end if;
  if private.is_published(to_jsonb(new)) or private.is_published(to_jsonb(old)) then
    select content_revision.revision + 1 into new.published_revision from public.content_revision for update;
  end if;
  return new;
end;
$$;

comment on function private.stamp_content() is 'Notes when a row of the content was changed, and with which revision visitors see that.';

create function private.raise_revision()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'DELETE' then
    update public.content_revision set revision = new.published_revision
    where content_revision.revision < new.published_revision;
  elsif private.is_published(to_jsonb(old)) then
    update public.content_revision set revision = content_revision.revision + 1 where content_revision.id;
  end if;
  return null;
end;
$$;

comment on function private.raise_revision() is 'Notes the revision that a change of the content has made.';
