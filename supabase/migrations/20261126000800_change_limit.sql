-- One request of any account could change or delete all kitchens and documents. Whoever is no manager changes or deletes at
-- most 20 rows of both in a minute, in one statement or in many. Adding is not limited: that is what an import does, and
-- what was added is easily removed.
--
-- Counted are the rows in the audit trail, which is written in the transaction of the change: a statement that is
-- refused or rolled back counts for nothing, but has changed nothing either.

create function private.limit_changes()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  allowed constant integer := 20;
  changed bigint;
begin
  -- The caller's role: inside this function current_user is the owner.
  if current_setting('role', true) is distinct from 'authenticated' or private.is_manager() then
    return null;
  end if;
  -- Requests that are under way at the same moment count each other: the next one waits for the end of this transaction.
  perform pg_advisory_xact_lock(hashtextextended('private.limit_changes ' || auth.uid(), 0));
  -- What each row's trigger wrote is there before a statement's trigger runs.
  select count(*) into changed
  from public.audit_log
  where audit_log.created_at > now() - interval '1 minute'
    and audit_log.actor_id = auth.uid() and audit_log.action in ('UPDATE', 'DELETE')
    -- Written by a trigger, with the kitchen.
    and audit_log.table_name <> 'sppg_perkembangan';
  if changed > allowed then
    -- PostgREST answers an error PTxyz with the HTTP status xyz. Not 429, which the site takes for the throttle of visitors.
    raise exception using
      errcode = 'PT403',
      message = format('Paling banyak %s data dapat diubah atau dihapus dalam satu menit. Tunggu sebentar, lalu coba lagi.', allowed);
  end if;
  return null;
end;
$$;

comment on function private.limit_changes() is 'Refuses what makes an account that manages nothing change or delete more than 20 rows within a minute.';

revoke all on function private.limit_changes() from public, anon, authenticated, service_role;
