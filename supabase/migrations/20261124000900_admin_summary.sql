-- What is due today, for the admins' first page. Each topic is one row, with 0 when nothing is due, and is read by itself
-- (?topic=eq.…): that reads no table of another topic. Days are those of WIB.

create view public.admin_summary with (security_invoker = true) as
  select topic, amount::integer, (since at time zone 'Asia/Jakarta')::date as since
  from (
    select 'leads_waiting' as topic, waiting.*
    from (
      -- Came the day before yesterday or earlier: what the inbox shows with this status and that last day.
      select count(*) as amount, min(created_at) as since
      from public.leads
      where status = 'Baru'
        and created_at < date_trunc('day', now(), 'Asia/Jakarta') - interval '24 hours'
    ) as waiting
    union all
    select 'sppg_untouched', untouched.*
    from (
      -- 30 days ago or earlier. Being deleted and restored is no news from a building site.
      select count(*), min(touched_at)
      from public.sppg
        left join lateral (
          select max(audit_log.created_at) as changed_at
          from public.audit_log
          where audit_log.row_id = sppg.id and audit_log.table_name = 'sppg' and audit_log.action = 'UPDATE'
        ) as trail on true
        cross join lateral (select greatest(sppg.created_at, changed_at) as touched_at) as touched
      where sppg.status_verifikasi = 'Proses Pembangunan'
        and touched_at < date_trunc('day', now(), 'Asia/Jakarta') - 29 * interval '24 hours'
    ) as untouched
    union all
    select 'contacts_missing', missing.*, null
    from (
      select count(*)
      from public.kabupaten_kota
      where not exists (select from public.regional_contacts where regional_contacts.kabupaten_kota = kabupaten_kota.nama)
    ) as missing
    union all
    select 'accounts_pending', pending.*
    from (select count(*), min(created_at) from public.accounts where role = 'pending') as pending
    union all
    select 'access_mode_open', open.*, null
    from (select count(*) from public.access_settings where access_mode = 'any_signed_in') as open
    union all
    select 'own_admin_missing', (admins = 0)::integer, null
    from (
      select count(*) as admins from public.accounts where role = 'admin' and email <> 'admin@tampahgizi.contoh.id'
    ) as own
    union all
    -- Whatever its role: everyone knows the password.
    select 'seeded_admin_present', seeded.*, null
    from (select count(*) from public.accounts where email = 'admin@tampahgizi.contoh.id') as seeded
  ) as due
  where (select private.is_admin());

comment on view public.admin_summary is 'What is due today, one row per topic; rows to admins only.';
comment on column public.admin_summary.topic is 'What is due.';
comment on column public.admin_summary.amount is 'How many there are; of a setting, 1 while it is to be changed.';
comment on column public.admin_summary.since is 'Day of the oldest, in WIB; null where no day is known or nothing is due.';

revoke all on table public.admin_summary from public, anon, authenticated, service_role;
grant select on table public.admin_summary to authenticated;
