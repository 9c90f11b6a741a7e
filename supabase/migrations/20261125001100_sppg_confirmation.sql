-- Where everyone who signs up may add SPPG, a row is not a statement of the company. The public answer about a kitchen needs
-- an admin who stands for it: a row that an admin writes is confirmed, one that somebody else adds, or whose identity they
-- change, is not until an admin confirms it. Who that was, the audit trail tells admins; everyone may know that and when.

alter table public.sppg add column dikonfirmasi_pada timestamptz;

comment on column public.sppg.dikonfirmasi_pada is
  'Since when an admin stands for the row; null: nobody does. Set by a trigger and by konfirmasi_sppg, in no column grant.';

-- Existing rows: not confirmed are those whose identity was last written by somebody who is no admin, unless an admin wrote
-- to them later. What SQL or the service role wrote is the owner's. The same rule as that of the trigger below.
alter table public.sppg disable trigger user;

update public.sppg
set dikonfirmasi_pada = now()
where not exists (
  select from public.audit_log as claim
  where claim.table_name = 'sppg' and claim.row_id = sppg.id and claim.action in ('INSERT', 'UPDATE')
    and claim.actor_id is not null
    and not exists (
      select from public.accounts where accounts.user_id = claim.actor_id and accounts.role = 'admin'
    )
    and (
      claim.action = 'INSERT'
      or exists (
        select from unnest(
          array['kode_unik_pendaftaran', 'nama', 'lokasi', 'kabupaten_kota', 'yayasan_id', 'status_verifikasi']
        ) as identity (name)
        where claim.before -> identity.name is distinct from claim.after -> identity.name
      )
    )
    and not exists (
      select from public.audit_log as later
      where later.table_name = 'sppg' and later.row_id = sppg.id and later.action in ('INSERT', 'UPDATE')
        and later.id > claim.id
        and (
          later.actor_id is null
          or exists (select from public.accounts where accounts.user_id = later.actor_id and accounts.role = 'admin')
        )
    )
);

alter table public.sppg enable trigger user;

create function private.set_confirmation()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- The caller's role: inside this function current_user is the owner.
  if coalesce(current_setting('role', true), '') in ('anon', 'authenticated') and not private.is_admin() then
    if tg_op = 'INSERT' then
      new.dikonfirmasi_pada := null;
    elsif (
      new.kode_unik_pendaftaran, new.nama, new.lokasi, new.kabupaten_kota, new.yayasan_id, new.status_verifikasi
    ) is distinct from (
      old.kode_unik_pendaftaran, old.nama, old.lokasi, old.kabupaten_kota, old.yayasan_id, old.status_verifikasi
    ) then
      new.dikonfirmasi_pada := null;
    else
      new.dikonfirmasi_pada := old.dikonfirmasi_pada;
    end if;
    return new;
  end if;

  -- An admin or the database's owner. A row that is put back keeps the confirmation that it had.
  if coalesce(current_setting('app.restoring', true), '') = 'on' then
    return new;
  end if;
  -- The owner can take a confirmation back.
  if tg_op = 'UPDATE' and new.dikonfirmasi_pada is distinct from old.dikonfirmasi_pada then
    return new;
  end if;
  new.dikonfirmasi_pada := coalesce(new.dikonfirmasi_pada, now());
  return new;
end;
$$;

comment on function private.set_confirmation() is
  'Confirms what admins and the owner write; of others, new rows and new identities are not confirmed.';

create trigger set_confirmation
  before insert on public.sppg
  for each row execute function private.set_confirmation();

-- Saving a form without a change confirms nothing.
create trigger set_confirmation_of_change
  before update on public.sppg
  for each row when (old.* is distinct from new.*) execute function private.set_confirmation();

-- A confirmation says that the data are right, not that they are new.
create or replace function private.set_updated_at()
  returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  old.dikonfirmasi_pada := new.dikonfirmasi_pada;
  if old is distinct from new then
    new.updated_at := now();
  end if;
  return new;
end;
$$;

comment on function private.set_updated_at() is 'Notes that an SPPG was changed; to be confirmed is no change.';

-- What is confirmed is what the admin has read: a row that changed meanwhile is not.
create function private.konfirmasi_sppg(sppg_id uuid, terakhir_diubah timestamptz)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  -- Confirmed already: the answer to the first attempt may have been lost.
  update public.sppg set dikonfirmasi_pada = coalesce(sppg.dikonfirmasi_pada, now())
  where sppg.id = sppg_id and sppg.updated_at = terakhir_diubah;
  if found then
    return;
  end if;
  if exists (select from public.sppg where sppg.id = sppg_id) then
    raise exception using
      errcode = 'P0001',
      message = 'Data SPPG ini baru saja diubah. Periksa sekali lagi, lalu konfirmasi.';
  end if;
  raise exception using errcode = 'P0002', message = 'SPPG ini sudah dihapus.';
end;
$$;

create function public.konfirmasi_sppg(sppg_id uuid, terakhir_diubah timestamptz)
  returns void
  language sql security invoker set search_path = ''
as $$
  select private.konfirmasi_sppg(sppg_id, terakhir_diubah);
$$;

comment on function public.konfirmasi_sppg(uuid, timestamptz) is
  'Confirms an SPPG as it was when it was last changed at that time; admins only.';

revoke all on function
  private.set_confirmation(), private.konfirmasi_sppg(uuid, timestamptz), public.konfirmasi_sppg(uuid, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function
  private.konfirmasi_sppg(uuid, timestamptz), public.konfirmasi_sppg(uuid, timestamptz)
  to authenticated;
