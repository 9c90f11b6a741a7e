-- Who may manage SPPG and programme documents is one setting, not code: a site starts open
-- (every signed-in user, as the specification says) and is closed to approved accounts by one line of SQL.

create table public.access_settings (
  id boolean primary key default true,
  access_mode text not null default 'any_signed_in',
  admins_need_second_factor boolean not null default false,
  constraint access_settings_single_row check (id),
  constraint access_settings_access_mode_known check (access_mode in ('any_signed_in', 'approved_only'))
);

comment on table public.access_settings is 'One row: who may manage SPPG and programme documents, and what admins need.';
comment on column public.access_settings.access_mode is
  'any_signed_in: every account; approved_only: accounts with the role admin or pengelola.';
comment on column public.access_settings.admins_need_second_factor is
  'Whether an admin without a device for the second factor may no more than a manager, until one is set up.';

insert into public.access_settings default values;

grant select on table public.access_settings to authenticated;
grant select, insert, update, delete on table public.access_settings to service_role;

alter table public.access_settings enable row level security;

create policy "Signed-in users can read the access mode"
  on public.access_settings for select to authenticated
  using (true);

select private.declare_table('access_settings', texts => '{"nobody": ["access_mode"]}', audit => null);

create function private.can_manage()
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.accounts
    where accounts.user_id = (select auth.uid()) and accounts.ended_at is null
      and (
        accounts.role in ('pengelola', 'admin')
        or exists (select from public.access_settings where access_settings.access_mode = 'any_signed_in')
      )
  );
$$;

comment on function private.can_manage() is 'Whether the caller may change SPPG and programme documents in the current access mode.';

-- The tables of auth and of invitations are read when it is called: the latter is newer than this file.
create function private.invited_as()
  returns text
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select invitations.role
    from public.accounts
      join auth.users on users.id = accounts.user_id
      join public.invitations on invitations.email = lower(accounts.email)
    where accounts.user_id = (select auth.uid()) and accounts.role = 'pending' and accounts.ended_at is null
      and users.email_confirmed_at is not null
      and invitations.accepted_at is null and invitations.withdrawn_at is null and invitations.expires_at > now()
  );
end;
$$;

comment on function private.invited_as() is 'The role of the open invitation to the confirmed address of the caller, who has none yet.';

create function public.my_access()
  returns table (can_manage boolean, is_admin boolean, is_manager boolean, is_ended boolean, nama text, invited_as text, second_factor text)
  language sql stable security invoker set search_path = ''
as $$
  select private.can_manage(), private.is_admin(), private.is_manager(), accounts.ended_at is not null, accounts.nama,
    private.invited_as(), case when accounts.role = 'admin' then private.missing_second_factor() end
  from (values (1)) as always
    left join public.accounts on accounts.user_id = (select auth.uid());
$$;

comment on function public.my_access() is 'What the caller may do, so that the page offers nothing that would be refused, what they are called, to which role they are invited, and what an admin''s session lacks (second_factor: show, set_up).';

create function private.set_access_mode(new_mode text)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  update public.access_settings set access_mode = new_mode where access_settings.id;
end;
$$;

create function public.set_access_mode(new_mode text)
  returns void
  language sql security invoker set search_path = ''
as $$
  select private.set_access_mode(new_mode);
$$;

comment on function public.set_access_mode(text) is 'Switches between any_signed_in and approved_only; admins only.';

-- Whoever requires it has it, so that one admin at least can still do everything.
create function private.require_second_factor(required boolean)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  if required and private.devices_of(auth.uid()) = 0 then
    raise exception using errcode = 'P0001', message = 'Pasang dulu verifikasi dua langkah untuk akun Anda sendiri di Pengaturan Akun.';
  end if;
  update public.access_settings set admins_need_second_factor = required where access_settings.id;
end;
$$;

create function public.require_second_factor(required boolean)
  returns void
  language sql security invoker set search_path = ''
as $$
  select private.require_second_factor(required);
$$;

comment on function public.require_second_factor(boolean) is
  'Whether all admins need a second factor; admins only, and to require it only those who have shown theirs.';

grant execute on function
  private.can_manage(), private.invited_as(), public.my_access(), private.set_access_mode(text), public.set_access_mode(text),
  private.require_second_factor(boolean), public.require_second_factor(boolean)
  to authenticated;
