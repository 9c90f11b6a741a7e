-- When a kitchen's record last changed is public, as it tells how fresh the record is. The audit trail knows it, but is
-- for admins.

alter table public.sppg add column updated_at timestamptz not null default now();

comment on column public.sppg.updated_at is 'When the row was last changed; set by a trigger. A restored row keeps it.';

-- Not itself a change, so it is not recorded.
alter table public.sppg disable trigger write_audit;

update public.sppg
set updated_at = greatest(
  sppg.created_at,
  (
    select max(audit_log.created_at) from public.audit_log
    where audit_log.row_id = sppg.id and audit_log.table_name = 'sppg' and audit_log.action = 'UPDATE'
  )
);

alter table public.sppg enable trigger write_audit;

create function private.set_updated_at()
  returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

comment on function private.set_updated_at() is 'Notes that a row was changed.';

revoke all on function private.set_updated_at() from public, anon, authenticated, service_role;

-- Saving a form without a change is no change.
create trigger set_updated_at
  before update on public.sppg
  for each row when (old.* is distinct from new.*) execute function private.set_updated_at();
