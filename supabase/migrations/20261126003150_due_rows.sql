-- The rows that wait for an admin, by what is due: admin_summary counts them, and the lists that it leads to show exactly
-- these. Each topic is read by itself (?topic=eq.…), which reads no table of another topic. Days are those of WIB. A kitchen
-- that is suspended is not in operation: it is a topic of its own. Of one that is closed nothing is due.

-- '40', '0,4' and '40 %' are what people type for 40%. src/features/kitchens/sppg/progress.ts finds the same.
create function private.progress_percent(progress text)
  returns numeric
  language sql immutable parallel safe security invoker set search_path = ''
as $$
  select case when found[2] is not null and found[3] = '' and number <= 1 then number * 100 else number end
  from (
    select coalesce(
      regexp_match(progress, '^\s*([0-9]{1,3})(?:[.,]([0-9]{1,6}))?\s*(%?)\s*$'),
      regexp_match(progress, '([0-9]{1,3})(?:[.,]([0-9]{1,6}))?\s*(%)')
    ) as found
  ) as matched
    cross join lateral (select (found[1] || '.' || coalesce(found[2], '0'))::numeric as number) as parsed;
$$;

comment on function private.progress_percent(text) is
  'The percentage in a building progress: of 40; 0,4; 40 % and "Atap selesai, 40%" it is 40; null where there is none.';

grant execute on function private.progress_percent(text) to authenticated;

-- The audit trail is for admins: the function tells managers no more of it than this.
create function private.sppg_changed_at(sppg_id uuid)
  returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select max(audit_log.created_at)
  from public.audit_log
  where audit_log.row_id = $1 and audit_log.table_name = 'sppg' and audit_log.action = 'UPDATE'
    and (audit_log.before - 'dikonfirmasi_pada' = audit_log.after - 'dikonfirmasi_pada') is not true;
$$;

comment on function private.sppg_changed_at(uuid) is 'When an SPPG was last changed; to be confirmed is no change.';

grant execute on function private.sppg_changed_at(uuid) to authenticated;

create view private.left_undone with (security_invoker = true) as
  -- 30 days ago or earlier. Being deleted and restored, or confirmed, is no news from a building site.
  select 'sppg_untouched' as topic, id as row_id, touched_at as since
  from public.sppg
    cross join lateral (
      select greatest(sppg.created_at, private.sppg_changed_at(sppg.id)) as touched_at
    ) as touched
  where sppg.status_verifikasi = 'Proses Pembangunan' and sppg.ditutup_pada is null
    and touched_at < date_trunc('day', now(), 'Asia/Jakarta') - 29 * interval '24 hours'
  union all
  -- In operation, and the latest is revoked or there is none: an expired one is a topic of its own, a registered one is on
  -- its way. The health office assesses a kitchen that operates, so its first one has a month.
  select 'slhs_missing', id, created_at
  from public.sppg
  where status_verifikasi = 'Sudah Operasional' and ditutup_pada is null
    and not exists (select from public.sppg_dihentikan where sppg_dihentikan.sppg_id = sppg.id)
    and not exists (
      select from public.sertifikat
      where sertifikat.sppg_id = sppg.id and sertifikat.jenis = 'SLHS' and terkini and sertifikat.status <> 'Dicabut'
    )
    and (
      -- A scalar subquery: it is looked up for each of the few rows, instead of reading the whole table.
      (
        select true from public.sppg_sertifikat
        where sppg_sertifikat.sppg_id = sppg.id and sppg_sertifikat.jenis = 'SLHS' limit 1
      )
      or coalesce(
        (
          select min(tanggal) from public.sppg_perkembangan
          where sppg_perkembangan.sppg_id = sppg.id and sppg_perkembangan.status_verifikasi = 'Sudah Operasional'
        ) + interval '1 month' <= (now() at time zone 'Asia/Jakarta')::date,
        true
      )
    )
  union all
  -- The status and the progress contradict each other.
  select 'progress_doubtful', id, created_at
  from public.sppg
  where status_verifikasi = 'Sudah Operasional' and ditutup_pada is null and private.progress_percent(progres_pembangunan) < 100
    and not exists (select from public.sppg_dihentikan where sppg_dihentikan.sppg_id = sppg.id);

comment on view private.left_undone is 'The kitchens that somebody should look at: of due_rows those that count as "anything", too.';

grant select on table private.left_undone to authenticated;

create view public.due_rows with (security_invoker = true) as
  select topic, row_id, since, spoken.kode as sppg_code, coalesce(spoken.nama, spoken.kode) as sppg_name
  from (
    select * from private.left_undone
    union all
    -- The kitchens of which anything is due, each once, for the map: also those that are suspended, not confirmed, or have a
    -- paper that has expired or expires within 60 days. What is only missing among their data is no matter of today.
    select 'anything', id, created_at
    from public.sppg
    where dikonfirmasi_pada is null and ditutup_pada is null
      or id in (select sppg_id from public.sppg_dihentikan)
      or id in (
        select sppg_id from public.sertifikat
        where terkini and status = 'Terbit' and tanggal_berakhir <= (now() at time zone 'Asia/Jakarta')::date + 60
      )
      or id in (select row_id from private.left_undone)
    union all
    -- A kitchen in operation that has no schools on record.
    select 'schools_missing', id, created_at
    from public.sppg
    where status_verifikasi = 'Sudah Operasional' and ditutup_pada is null
      and not exists (select from public.sppg_sekolah where sppg_sekolah.sppg_id = sppg.id)
    union all
    -- Kitchens whose foundation has no e-mail address.
    select 'contact_missing', id, created_at
    from public.sppg
    where ditutup_pada is null and not exists (select from public.yayasan_kontak where yayasan_kontak.yayasan_id = sppg.yayasan_id)
    union all
    -- Signed for, and not for long any more, or no more, as the year is over or it has another foundation or code. Not what the
    -- foundation withdrew or left out, nor where it has been asked.
    select 'signature_due', sppg.id, latest.ditandatangani_pada
    from public.sppg
      cross join lateral (
        select signed.ditandatangani_pada, signed.berlaku_sampai, signed.berakhir_karena
        from public.sppg_tanda_tangan as signed
        where signed.sppg_id = sppg.id and signed.berakhir_karena is distinct from 'Dikonfirmasi lagi'
        order by signed.ditandatangani_pada desc limit 1
      ) as latest
    where sppg.dikonfirmasi_pada is not null and sppg.ditutup_pada is null and latest.berlaku_sampai <= (now() at time zone 'Asia/Jakarta')::date + 30
      and coalesce(latest.berakhir_karena, '') not in ('Ditarik', 'Tidak dicentang lagi')
      and not exists (
        select from public.sppg_penanda_tangan as asked
        where asked.yayasan_id = sppg.yayasan_id and asked.ditandatangani_pada is null and asked.dibatalkan_pada is null
          and asked.expires_at > now()
      )
    union all
    -- Foundations that were asked a week ago or earlier and have not answered, also where the link has expired since.
    select 'signatures_unanswered', asked.yayasan_id, asked.created_at
    from public.sppg_penanda_tangan as asked
    where asked.ditandatangani_pada is null and asked.dibatalkan_pada is null and asked.created_at < now() - interval '7 days'
      and exists (select from public.sppg where sppg.yayasan_id = asked.yayasan_id and sppg.ditutup_pada is null)
    union all
    -- The last 30 days, today among them. While everyone signed in may manage data, nobody waits.
    select 'accounts_pending', user_id, created_at
    from public.accounts
    where role = 'pending' and ended_at is null
      and created_at >= date_trunc('day', now(), 'Asia/Jakarta') - 29 * interval '24 hours'
      and exists (select from public.access_settings where access_mode = 'approved_only')
      and private.has_confirmed_email(user_id)
  ) as due
    left join public.sppg_disebut as spoken
      on topic not in ('accounts_pending', 'signatures_unanswered') and spoken.dapur_id = row_id
  where (select private.is_admin())
    or topic in ('sppg_untouched', 'slhs_missing', 'progress_doubtful', 'anything', 'schools_missing')
      and (select private.is_manager());

comment on view public.due_rows is
  'The rows that wait for an admin or manager; of accounts, and of foundations'' addresses and signatures, to admins only, of kitchens to managers as well.';
comment on column public.due_rows.topic is 'What is due, as in admin_summary; "anything" is each kitchen of which something is.';
comment on column public.due_rows.row_id is 'Id of the SPPG or, of accounts_pending, of the user, of signatures_unanswered, of the foundation.';
comment on column public.due_rows.since is 'When it was last touched; of signature_due, when it was signed for; of signatures_unanswered, when it was asked; of the other topics, when it was created.';
comment on column public.due_rows.sppg_code is 'Code by which we call the SPPG; null of users and foundations.';
comment on column public.due_rows.sppg_name is 'Likewise its name, else the code.';

grant select on table public.due_rows to authenticated;
