-- Two topics of the admins' first page. Nothing rejects an account, so that strangers who once signed up would be waiting
-- for ever: an account waits for an admin only while approval is what it lacks. And how many SPPG were left alone says
-- little without saying which: no filter finds them.

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

create or replace view public.admin_summary with (security_invoker = true) as
  select topic, amount::integer, (since at time zone 'Asia/Jakarta')::date as since, sppg_codes
  from (
    select 'leads_waiting' as topic, waiting.*, null::text[] as sppg_codes
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
      select
        count(*), min(touched_at),
        (array_agg(kode_unik_pendaftaran order by touched_at, kode_unik_pendaftaran))[:5]
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
    select 'contacts_missing', missing.*, null, null
    from (
      select count(*)
      from public.kabupaten_kota
      where not exists (select from public.regional_contacts where regional_contacts.kabupaten_kota = kabupaten_kota.nama)
    ) as missing
    union all
    select 'accounts_pending', pending.*, null
    from (
      -- The last 30 days, today among them. While everyone signed in may manage data, nobody waits.
      select count(*), min(created_at)
      from public.accounts
      where role = 'pending'
        and created_at >= date_trunc('day', now(), 'Asia/Jakarta') - 29 * interval '24 hours'
        and exists (select from public.access_settings where access_mode = 'approved_only')
        and private.has_confirmed_email(user_id)
    ) as pending
    union all
    select 'access_mode_open', open.*, null, null
    from (select count(*) from public.access_settings where access_mode = 'any_signed_in') as open
    union all
    select 'own_admin_missing', (admins = 0)::integer, null, null
    from (
      select count(*) as admins from public.accounts where role = 'admin' and email <> 'admin@tampahgizi.contoh.id'
    ) as own
    union all
    -- Whatever its role: everyone knows the password.
    select 'seeded_admin_present', seeded.*, null, null
    from (select count(*) from public.accounts where email = 'admin@tampahgizi.contoh.id') as seeded
  ) as due
  where (select private.is_admin());

comment on column public.admin_summary.sppg_codes is
  'Of sppg_untouched: the codes of the five that were left alone longest, these first; null where nothing is due, and of other topics.';
