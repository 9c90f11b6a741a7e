-- What admins do to accounts, to the access mode and with the audit trail. No table grant allows it: each call checks
-- that the caller is an admin and does one thing. The public halves run with the caller's rights, so that no function
-- with the owner's rights is reachable through the API.

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

create function private.set_access_mode(new_mode text)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  update public.access_settings set access_mode = new_mode where access_settings.id;
end;
$$;

create function private.restore_audit_entry(entry_id bigint)
  returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  entry public.audit_log;
begin
  perform private.assert_admin();
  select * into entry from public.audit_log where audit_log.id = entry_id;
  if entry.id is null or entry.action <> 'DELETE' or entry.table_name not in ('yayasan', 'sppg', 'program_documents') then
    raise exception using errcode = 'P0002', message = 'Data ini tidak dapat dipulihkan. Muat ulang halaman untuk melihat keadaan terbaru.';
  end if;
  execute format(
    'insert into public.%1$I select restored.* from jsonb_populate_record(null::public.%1$I, $1) as restored',
    entry.table_name
  ) using entry.before;
end;
$$;

revoke all on function
  private.assert_admin(),
  private.set_account_role(uuid, text),
  private.set_access_mode(text),
  private.restore_audit_entry(bigint)
  from public, anon, authenticated, service_role;
grant execute on function
  private.set_account_role(uuid, text),
  private.set_access_mode(text),
  private.restore_audit_entry(bigint)
  to authenticated;

create function public.set_account_role(target_user_id uuid, new_role text)
  returns void
  language sql security invoker set search_path = ''
as $$
  select private.set_account_role(target_user_id, new_role);
$$;

comment on function public.set_account_role(uuid, text) is 'Approves (admin) or revokes (pending) an account; admins only.';

create function public.set_access_mode(new_mode text)
  returns void
  language sql security invoker set search_path = ''
as $$
  select private.set_access_mode(new_mode);
$$;

comment on function public.set_access_mode(text) is 'Switches between any_signed_in and approved_only; admins only.';

create function public.restore_audit_entry(entry_id bigint)
  returns void
  language sql security invoker set search_path = ''
as $$
  select private.restore_audit_entry(entry_id);
$$;

comment on function public.restore_audit_entry(bigint) is 'Puts a deleted foundation, SPPG or document row back; admins only.';

revoke all on function
  public.set_account_role(uuid, text),
  public.set_access_mode(text),
  public.restore_audit_entry(bigint)
  from public, anon, authenticated, service_role;
grant execute on function
  public.set_account_role(uuid, text),
  public.set_access_mode(text),
  public.restore_audit_entry(bigint)
  to authenticated;
