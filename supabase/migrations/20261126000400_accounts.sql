-- Anyone can sign up, so being signed in says little: every user gets an account whose role only an admin
-- (or the database's owner) can raise.

create table public.accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  role text not null default 'pending',
  created_at timestamptz not null default now(),
  nama text,
  ended_at timestamptz,
  ended_role text,
  wants_lead_mails boolean not null default true,
  wants_certificate_mails boolean not null default true,
  wants_complaint_mails boolean not null default true,
  wants_incident_mails boolean not null default true,
  constraint accounts_role_known check (role in ('pending', 'pengelola', 'admin')),
  constraint accounts_nama_not_blank check (nama ~ '\S'),
  -- So that whatever asks for a role refuses an account that has ended.
  constraint accounts_ended_at_without_role check (ended_at is null or role = 'pending'),
  constraint accounts_ended_role_known check (ended_role in ('pengelola', 'admin')),
  constraint accounts_ended_role_ended check (ended_role is null or ended_at is not null)
);

comment on table public.accounts is 'One row per user, kept by a trigger on auth.users; role decides what the user may do.';
comment on column public.accounts.role is 'pending: signed up; pengelola: manages kitchens, certificates and documents, and reads no personal data; admin: manages everything.';
comment on column public.accounts.nama is 'What its owner is called, set by them or by an admin.';
comment on column public.accounts.ended_at is 'Since when its owner may no more than a visitor, whatever the access mode.';
comment on column public.accounts.ended_role is 'The role that was lost with the access, and comes back with it; set by a trigger.';
comment on column public.accounts.wants_lead_mails is 'Whether its owner, as an admin, is mailed that something came.';
comment on column public.accounts.wants_certificate_mails is 'Whether its owner, as a manager or admin, is mailed that certificates expire.';
comment on column public.accounts.wants_complaint_mails is 'Whether its owner, as a manager or admin, is mailed that complaints came.';
comment on column public.accounts.wants_incident_mails is 'Whether its owner, as a manager or admin, is mailed of incidents that others report.';

grant select on table public.accounts to authenticated;
grant select, insert, update, delete on table public.accounts to service_role;

-- Only a verified device counts, as everybody who is signed in can begin to add one.
create function private.devices_of(account_id uuid)
  returns integer
  language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from auth.mfa_factors where mfa_factors.user_id = account_id and mfa_factors.status = 'verified';
$$;

comment on function private.devices_of(uuid) is 'How many devices for the second factor an account has.';

-- Without a device the aal of an older token proves nothing any more. The setting is read when it is called: its table is newer
-- than this file.
create function private.missing_second_factor()
  returns text
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.devices_of(auth.uid()) > 0 then
    return case when auth.jwt() ->> 'aal' is distinct from 'aal2' then 'show' end;
  end if;
  return (select 'set_up' from public.access_settings where access_settings.admins_need_second_factor);
end;
$$;

comment on function private.missing_second_factor() is
  'What the caller''s session lacks for the rights of an admin: show (the code of a device), set_up (a device, as all admins need one), or nothing (null).';

-- Owned by the migrating role, so it sees all accounts whatever the caller may see.
create function private.is_admin()
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.accounts
    where accounts.user_id = (select auth.uid()) and accounts.role = 'admin'
  ) and private.missing_second_factor() is null;
$$;

comment on function private.is_admin() is 'Whether the caller has an account with the role admin, and has shown the second factor, if they need one.';

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

comment on function private.is_manager() is
  'Whether the caller has an account with the role pengelola or admin: without the second factor an admin may what a manager may.';

-- The caller's role: inside a function with its owner's rights current_user is the owner.
create function private.is_outsider()
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select coalesce(current_setting('role', true), '') in ('anon', 'authenticated') and not private.is_manager();
$$;

comment on function private.is_outsider() is
  'Whether the caller comes through the API and is no manager: what they write is no statement of the company.';

grant execute on function private.missing_second_factor(), private.is_admin(), private.is_manager() to authenticated;

alter table public.accounts enable row level security;

create policy "Users can read their own account, admins all of them"
  on public.accounts for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

select private.declare_table(
  'accounts', texts => '{"email": ["email"], "name": ["nama 200"], "nobody": ["role", "ended_role"]}',
  audit => null, stays => 'akun', row_source => '(select user_id as id, * from public.accounts)'
);

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

create trigger sync_account
  after insert or update of email, is_anonymous on auth.users
  for each row execute function private.sync_account();

-- However the access ends, what it was is known when it is restored.
create function private.note_ended_role()
  returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  new.ended_role := case
    when new.ended_at is null then null
    when old.ended_at is null then nullif(old.role, 'pending')
    else old.ended_role
  end;
  return new;
end;
$$;

comment on function private.note_ended_role() is 'Notes the role that an account has when its access ends.';

create trigger note_ended_role
  before update of ended_at, ended_role on public.accounts
  for each row execute function private.note_ended_role();

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
    raise exception using errcode = '42501', message = case
      when not exists (select from public.accounts where accounts.user_id = auth.uid() and accounts.role = 'admin')
        then 'Hanya admin yang dapat melakukan ini.'
      when private.missing_second_factor() = 'set_up'
        then 'Pasang verifikasi dua langkah dulu di Pengaturan Akun untuk melakukan ini.'
      else 'Masukkan kode verifikasi dulu untuk melakukan ini.'
    end;
  end if;
end;
$$;

create function private.assert_manager()
  returns void
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_manager() then
    raise exception using errcode = '42501', message = 'Hanya pengelola dan admin yang dapat melakukan ini.';
  end if;
end;
$$;

create function private.awaits_confirmation(account_id uuid)
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from auth.users where users.id = account_id and users.email_confirmed_at is null);
$$;

comment on function private.awaits_confirmation(uuid) is 'Whether the owner of an account has not confirmed its e-mail yet.';

create function private.set_account_role(target_user_id uuid, new_role text)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  -- Whoever signed up with somebody else's address would keep the password that they chose.
  if new_role <> 'pending' and private.awaits_confirmation(target_user_id) then
    raise exception using errcode = 'P0001', message = 'Pemilik akun ini belum mengonfirmasi emailnya. Minta ia membuka tautan di email konfirmasi, lalu coba lagi.';
  end if;
  -- Two admins who revoke each other at the same moment wait for each other.
  lock table public.accounts in share row exclusive mode;
  -- The one who waited may have lost the right to this.
  perform private.assert_admin();
  if exists (select from public.accounts where accounts.user_id = target_user_id and accounts.ended_at is not null) then
    raise exception using errcode = 'P0001', message = 'Akses akun ini telah diakhiri. Pulihkan dulu aksesnya.';
  end if;
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

grant execute on function private.set_account_role(uuid, text), public.set_account_role(uuid, text) to authenticated;

create function private.set_account_name(target_user_id uuid, new_name text)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if target_user_id is not null and target_user_id is distinct from auth.uid() then
    perform private.assert_admin();
  end if;
  update public.accounts set nama = nullif(new_name, '') where accounts.user_id = target_user_id;
  if not found then
    raise exception using errcode = 'P0002', message = 'Akun tidak ditemukan.';
  end if;
end;
$$;

create function public.set_account_name(target_user_id uuid, new_name text)
  returns void
  language sql security invoker set search_path = ''
as $$
  select private.set_account_name(target_user_id, new_name);
$$;

comment on function public.set_account_name(uuid, text) is 'Names an account, or takes its name away (''''): the own one; admins all.';

create function private.end_account_access(target_user_id uuid)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  -- So the last admin stays one.
  if target_user_id = auth.uid() then
    raise exception using errcode = 'P0001', message = 'Akses Anda sendiri hanya dapat diakhiri oleh admin lain.';
  end if;
  -- Two admins who end each other at the same moment wait for each other.
  lock table public.accounts in share row exclusive mode;
  -- The one who waited may have lost the right to this.
  perform private.assert_admin();
  update public.accounts set role = 'pending', ended_at = coalesce(accounts.ended_at, now())
  where accounts.user_id = target_user_id;
  if not found then
    raise exception using errcode = 'P0002', message = 'Akun tidak ditemukan.';
  end if;
end;
$$;

create function public.end_account_access(target_user_id uuid)
  returns void
  language sql security invoker set search_path = ''
as $$
  select private.end_account_access(target_user_id);
$$;

comment on function public.end_account_access(uuid) is
  'Takes all rights of an account away, also what every signed-in user may do; admins only, and not their own.';

create function private.restore_account_access(target_user_id uuid, without_role boolean)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  update public.accounts
  set ended_at = null, role = case when without_role then accounts.role else coalesce(accounts.ended_role, accounts.role) end
  where accounts.user_id = target_user_id;
  if not found then
    raise exception using errcode = 'P0002', message = 'Akun tidak ditemukan.';
  end if;
end;
$$;

create function public.restore_account_access(target_user_id uuid, without_role boolean default false)
  returns void
  language sql security invoker set search_path = ''
as $$
  select private.restore_account_access(target_user_id, without_role);
$$;

comment on function public.restore_account_access(uuid, boolean) is
  'Gives an account whose access has ended the role back that it had, or lets it wait for approval; admins only.';

grant execute on function
  private.set_account_name(uuid, text), public.set_account_name(uuid, text),
  private.end_account_access(uuid), public.end_account_access(uuid),
  private.restore_account_access(uuid, boolean), public.restore_account_access(uuid, boolean)
  to authenticated;

create function private.has_confirmed_email(account_id uuid)
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select private.is_admin()
    and exists (select from auth.users where users.id = account_id and users.email_confirmed_at is not null);
$$;

comment on function private.has_confirmed_email(uuid) is 'Whether the owner of an account has confirmed its e-mail; until then nobody can approve it; tells admins only.';

grant execute on function private.has_confirmed_email(uuid) to authenticated;

create function private.account_devices()
  returns table (user_id uuid, devices integer)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  return query
    select accounts.user_id, private.devices_of(accounts.user_id) from public.accounts
    where private.devices_of(accounts.user_id) > 0;
end;
$$;

create function public.account_devices()
  returns table (user_id uuid, devices integer)
  language sql stable security invoker set search_path = ''
as $$
  select * from private.account_devices();
$$;

comment on function public.account_devices() is
  'How many devices for the second factor each account has that has one; admins only.';

-- The Edge Function lepas-perangkat calls it first. What the devices are called is nobody else's concern.
create function private.note_devices_removed(target_user_id uuid)
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  account public.accounts;
begin
  perform private.assert_admin();
  if target_user_id = auth.uid() then
    raise exception using errcode = 'P0001', message = 'Perangkat Anda sendiri dilepas di Pengaturan Akun.';
  end if;
  select * into account from public.accounts where accounts.user_id = target_user_id;
  if not found then
    raise exception using errcode = 'P0002', message = 'Akun tidak ditemukan.';
  end if;
  perform private.note_act(
    'DELETE', 'mfa_factors', target_user_id,
    jsonb_build_object('email', account.email, 'jumlah', private.devices_of(target_user_id))
  );
end;
$$;

create function public.note_devices_removed(target_user_id uuid)
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.note_devices_removed(target_user_id);
$$;

comment on function public.note_devices_removed(uuid) is
  'Writes into the audit trail that the caller takes the devices of another account off, before it is done; admins only.';

grant execute on function
  private.account_devices(), public.account_devices(),
  private.note_devices_removed(uuid), public.note_devices_removed(uuid)
  to authenticated;
