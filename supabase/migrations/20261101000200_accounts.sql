-- Anyone can sign up, so being signed in says little: every user gets an account whose role only an admin
-- (or the database's owner) can raise. The checks that all other policies share are defined here.

create table public.accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  role text not null default 'pending',
  created_at timestamptz not null default now(),
  constraint accounts_role_known check (role in ('pending', 'admin'))
);

comment on table public.accounts is 'One row per user, kept by a trigger on auth.users; role decides what the user may do.';
comment on column public.accounts.role is 'pending: signed up; admin: approved, may also read messages, applications and the audit trail.';

-- Owned by the migrating role, so it sees all accounts whatever the caller may see.
create function private.is_admin()
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.accounts
    where accounts.user_id = (select auth.uid()) and accounts.role = 'admin'
  );
$$;

comment on function private.is_admin() is 'Whether the caller has an account with the role admin.';

create function private.can_manage()
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.accounts
    where accounts.user_id = (select auth.uid())
      and (
        accounts.role = 'admin'
        or exists (select from public.access_settings where access_settings.access_mode = 'any_signed_in')
      )
  );
$$;

comment on function private.can_manage() is 'Whether the caller may change SPPG and programme documents in the current access mode.';

-- The role is never read from the sign-up: user metadata is written by the user.
create function private.sync_account()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.is_anonymous then
    return new;
  end if;
  insert into public.accounts (user_id, email)
  values (new.id, coalesce(new.email, ''))
  on conflict (user_id) do update set email = excluded.email;
  return new;
end;
$$;

comment on function private.sync_account() is 'Gives every user an account and keeps its e-mail current.';

revoke all on function private.is_admin(), private.can_manage(), private.sync_account()
  from public, anon, authenticated, service_role;
grant execute on function private.is_admin(), private.can_manage() to authenticated;

create trigger sync_account
  after insert or update of email, is_anonymous on auth.users
  for each row execute function private.sync_account();

-- Users who signed up before this migration.
insert into public.accounts (user_id, email)
select users.id, coalesce(users.email, '') from auth.users where not users.is_anonymous
on conflict (user_id) do nothing;

create function public.my_access()
  returns table (can_manage boolean, is_admin boolean)
  language sql stable security invoker set search_path = ''
as $$
  select private.can_manage(), private.is_admin();
$$;

comment on function public.my_access() is 'What the caller may do, so that the page offers nothing that would be refused.';

revoke all on function public.my_access() from public, anon, authenticated, service_role;
grant execute on function public.my_access() to authenticated;

revoke all on table public.accounts from public, anon, authenticated, service_role;
grant select on table public.accounts to authenticated;
grant select, insert, update, delete on table public.accounts to service_role;

alter table public.accounts enable row level security;

create policy "Users can read their own account, admins all of them"
  on public.accounts for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
