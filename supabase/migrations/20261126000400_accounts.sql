-- Anyone can sign up, so being signed in says little: every user gets an account whose role only an admin
-- (or the database's owner) can raise.

create table public.accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  role text not null default 'pending',
  created_at timestamptz not null default now(),
  constraint accounts_role_known check (role in ('pending', 'pengelola', 'admin'))
);

comment on table public.accounts is 'One row per user, kept by a trigger on auth.users; role decides what the user may do.';
comment on column public.accounts.role is 'pending: signed up; pengelola: manages kitchens, certificates and documents, and reads no personal data; admin: manages everything.';

revoke all on table public.accounts from public, anon, authenticated, service_role;
grant select on table public.accounts to authenticated;
grant select, insert, update, delete on table public.accounts to service_role;

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

-- What a manager writes of a kitchen is a statement of the company, as what an admin writes.
create function private.is_manager()
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.accounts
    where accounts.user_id = (select auth.uid()) and accounts.role in ('pengelola', 'admin')
  );
$$;

comment on function private.is_manager() is 'Whether the caller has an account with the role pengelola or admin.';

revoke all on function private.is_admin(), private.is_manager() from public, anon, authenticated, service_role;
grant execute on function private.is_admin(), private.is_manager() to authenticated;

alter table public.accounts enable row level security;

create policy "Users can read their own account, admins all of them"
  on public.accounts for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

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

revoke all on function private.sync_account() from public, anon, authenticated, service_role;

create trigger sync_account
  after insert or update of email, is_anonymous on auth.users
  for each row execute function private.sync_account();

-- Users who signed up before this migration.
insert into public.accounts (user_id, email)
select users.id, coalesce(users.email, '') from auth.users where not users.is_anonymous
on conflict (user_id) do nothing;

-- What admins do to accounts. No table grant allows it: each call checks that the caller is an admin and does one thing. The
-- public half runs with the caller's rights, so that no function with the owner's rights is reachable through the API; the
-- same holds for all calls of admins below.
create function private.assert_admin()
  returns void
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception using errcode = '42501', message = 'Hanya admin yang dapat melakukan ini.';
  end if;
end;
$$;

create function private.set_account_role(target_user_id uuid, new_role text)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  -- Whoever signed up with somebody else's address would keep the password that they chose.
  if new_role = 'admin' and exists (
    select from auth.users where users.id = target_user_id and users.email_confirmed_at is null
  ) then
    raise exception using errcode = 'P0001', message = 'Pemilik akun ini belum mengonfirmasi emailnya. Minta ia membuka tautan di email konfirmasi, lalu coba lagi.';
  end if;
  -- Two admins who revoke each other at the same moment wait for each other.
  lock table public.accounts in share row exclusive mode;
  -- The one who waited may have lost the right to this.
  perform private.assert_admin();
  update public.accounts set role = new_role where accounts.user_id = target_user_id;
  if not found then
    raise exception using errcode = 'P0002', message = 'Akun tidak ditemukan.';
  end if;
  if not exists (select from public.accounts where accounts.role = 'admin') then
    raise exception using errcode = 'P0001', message = 'Akses admin terakhir tidak dapat dicabut. Setujui admin lain lebih dulu.';
  end if;
end;
$$;

create function public.set_account_role(target_user_id uuid, new_role text)
  returns void
  language sql security invoker set search_path = ''
as $$
  select private.set_account_role(target_user_id, new_role);
$$;

comment on function public.set_account_role(uuid, text) is 'Gives an account a role (admin, pengelola) or takes it away (pending); admins only.';

revoke all on function
  private.assert_admin(), private.set_account_role(uuid, text), public.set_account_role(uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function private.set_account_role(uuid, text), public.set_account_role(uuid, text) to authenticated;

create function private.has_confirmed_email(account_id uuid)
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select private.is_admin()
    and exists (select from auth.users where users.id = account_id and users.email_confirmed_at is not null);
$$;

comment on function private.has_confirmed_email(uuid) is 'Whether the owner of an account has confirmed its e-mail; until then nobody can approve it; tells admins only.';

revoke all on function private.has_confirmed_email(uuid) from public, anon, authenticated, service_role;
grant execute on function private.has_confirmed_email(uuid) to authenticated;
