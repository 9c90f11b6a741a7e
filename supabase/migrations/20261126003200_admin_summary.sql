-- What is due today, for the first page of admins and managers. Each topic is one row, with 0 when nothing is due, and is read by itself
-- (?topic=eq.…): that reads no table of another topic. Days are those of WIB. Of certificates only the latest of a kind
-- counts: a renewed one is no longer due.

create view public.admin_summary with (security_invoker = true) as
  select
    topic, amount::integer, (since at time zone 'Asia/Jakarta')::date as since, sppg_codes,
    case
      when topic in (
        'complaints_overdue', 'complaints_open', 'complaints_reopened', 'complaints_unsettled', 'data_requests_overdue',
        'data_requests_open'
      ) then since
    end as due_at,
    reason,
    sppg_names
  from (
    select others.*, null::text as reason
    from (
    select 'leads_waiting' as topic, waiting.*, null::text[] as sppg_codes, null::text[] as sppg_names
    from (
      -- Came the day before yesterday or earlier: what the inbox shows with this status and that last day.
      select count(*) as amount, min(created_at) as since
      from public.leads
      where kind <> 'keluhan' and status = 'Baru'
        and created_at < date_trunc('day', now(), 'Asia/Jakarta') - interval '24 hours'
    ) as waiting
    union all
    -- With those of today and yesterday each unread one is counted once.
    select 'leads_today', came.*, null, null, null
    from (
      select count(*) from public.leads
      where kind <> 'keluhan' and status = 'Baru' and created_at >= date_trunc('day', now(), 'Asia/Jakarta')
    ) as came
    union all
    select 'leads_yesterday', came.*, null, null, null
    from (
      select count(*) from public.leads
      where kind <> 'keluhan' and status = 'Baru' and created_at < date_trunc('day', now(), 'Asia/Jakarta')
        and created_at >= date_trunc('day', now(), 'Asia/Jakarta') - interval '24 hours'
    ) as came
    union all
    select 'data_requests_overdue', overdue.*, null, null
    from (
      select count(*), min(due_at)
      from public.leads
      where jenis_permintaan is not null and status not in ('Selesai', 'Ditolak') and due_at < now()
    ) as overdue
    union all
    select 'data_requests_open', open.*, null, null
    from (
      select count(*), min(due_at)
      from public.leads
      where jenis_permintaan is not null and status not in ('Selesai', 'Ditolak') and due_at >= now()
    ) as open
    union all
    -- A complaint has a clock until it is answered, a new one when its sender opens it again; those of a crowd, too.
    select 'complaints_overdue', overdue.*, null, null
    from (
      select count(*), min(tenggat) from public.keluhan where dijawab_pada is null and tenggat < now()
    ) as overdue
    union all
    select 'complaints_open', open.*, null, null
    from (
      select count(*), min(tenggat) from public.keluhan where dijawab_pada is null and tenggat >= now()
    ) as open
    union all
    -- Their senders wrote again, and have no answer; these are counted above, too.
    select 'complaints_reopened', reopened.*, null, null
    from (
      select count(*), min(tenggat) from public.keluhan where dijawab_pada is null and dibuka_lagi > 0
    ) as reopened
    union all
    -- Answered, and then left alone.
    select 'complaints_unsettled', unsettled.*, null, null
    from (
      select count(*), min(tenggat_selesai)
      from public.keluhan
      where selesai_pada is null and dijawab_pada is not null and tenggat_selesai < now()
    ) as unsettled
    union all
    select 'complaints_crowd', crowd.*, null, null
    from (select count(*), min(created_at) from public.keluhan where not dihitung) as crowd
    union all
    -- Kitchens with three or more in 30 days, today among them; those with the most first.
    select 'complaints_many', many.amount, null, many.codes, many.names
    from (
      select
        count(*) as amount, (array_agg(kode_sppg order by complaints desc, kode_sppg))[:5] as codes,
        (array_agg(nama order by complaints desc, kode_sppg))[:5] as names
      from (
        select keluhan.kode_sppg, count(*) as complaints, coalesce(max(spoken.nama), keluhan.kode_sppg) as nama
        from public.keluhan left join public.sppg_disebut as spoken on spoken.dapur_id = keluhan.sppg_id
        where keluhan.kode_sppg is not null
          and keluhan.created_at >= date_trunc('day', now(), 'Asia/Jakarta') - 29 * interval '24 hours'
        group by keluhan.kode_sppg
        having count(*) >= 3
      ) as kitchen
    ) as many
    union all
    select 'sppg_untouched', untouched.*
    from (
      select
        count(*), min(since), (array_agg(sppg_code order by since, sppg_code))[:5],
        (array_agg(sppg_name order by since, sppg_code))[:5]
      from public.due_rows
      where topic = 'sppg_untouched'
    ) as untouched
    union all
    select 'contacts_missing', missing.*, null, null, null
    from (
      select count(*)
      from public.wilayah
      where not exists (select from public.regional_contacts where regional_contacts.kabupaten_kota = wilayah.nama)
    ) as missing
    union all
    select 'accounts_pending', pending.*, null, null
    from (select count(*), min(since) from public.due_rows where topic = 'accounts_pending') as pending
    union all
    select 'access_mode_open', open.*, null, null, null
    from (select count(*) from public.access_settings where access_mode = 'any_signed_in') as open
    union all
    select 'own_admin_missing', (admins = 0)::integer, null, null, null
    from (
      select count(*) as admins from public.accounts where role = 'admin' and email <> 'admin@tampahgizi.contoh.id'
    ) as own
    union all
    -- Whatever their role: everyone knows the password.
    select 'seeded_admin_present', seeded.*, null, null, null
    from (
      select count(*) from public.accounts
      where email in ('admin@tampahgizi.contoh.id', 'pengelola@tampahgizi.contoh.id')
    ) as seeded
    union all
    select 'certificates_expired', expired.*, null, null
    from (
      select count(*), min(tanggal_berakhir)::timestamp at time zone 'Asia/Jakarta'
      from public.sertifikat
      where terkini and status = 'Terbit'
        and tanggal_berakhir < (now() at time zone 'Asia/Jakarta')::date
    ) as expired
    union all
    -- Each certificate in one of the three: today is day 0.
    select 'certificates_expiring_7', expiring.*, null, null
    from (
      select count(*), min(tanggal_berakhir)::timestamp at time zone 'Asia/Jakarta'
      from public.sertifikat
      where terkini and status = 'Terbit'
        and tanggal_berakhir between (now() at time zone 'Asia/Jakarta')::date
          and (now() at time zone 'Asia/Jakarta')::date + 7
    ) as expiring
    union all
    select 'certificates_expiring_30', expiring.*, null, null
    from (
      select count(*), min(tanggal_berakhir)::timestamp at time zone 'Asia/Jakarta'
      from public.sertifikat
      where terkini and status = 'Terbit'
        and tanggal_berakhir between (now() at time zone 'Asia/Jakarta')::date + 8
          and (now() at time zone 'Asia/Jakarta')::date + 30
    ) as expiring
    union all
    select 'certificates_expiring_60', expiring.*, null, null
    from (
      select count(*), min(tanggal_berakhir)::timestamp at time zone 'Asia/Jakarta'
      from public.sertifikat
      where terkini and status = 'Terbit'
        and tanggal_berakhir between (now() at time zone 'Asia/Jakarta')::date + 31
          and (now() at time zone 'Asia/Jakarta')::date + 60
    ) as expiring
    union all
    -- Looked at more than a year ago: no day tells that one has ended.
    select 'certificates_endless', endless.*, null, null
    from (
      select count(*), min(tanpa_akhir_per)::timestamp at time zone 'Asia/Jakarta'
      from public.sertifikat
      where terkini and status = 'Terbit'
        and tanpa_akhir_per <= (now() at time zone 'Asia/Jakarta')::date - interval '1 year'
    ) as endless
    union all
    select 'slhs_missing', missing.amount, null, missing.codes, missing.names
    from (
      select
        count(*) as amount, (array_agg(sppg_code order by since, sppg_code))[:5] as codes,
        (array_agg(sppg_name order by since, sppg_code))[:5] as names
      from public.due_rows
      where topic = 'slhs_missing'
    ) as missing
    union all
    select 'progress_doubtful', doubtful.amount, null, doubtful.codes, doubtful.names
    from (
      select
        count(*) as amount, (array_agg(sppg_code order by since, sppg_code))[:5] as codes,
        (array_agg(sppg_name order by since, sppg_code))[:5] as names
      from public.due_rows
      where topic = 'progress_doubtful'
    ) as doubtful
    union all
    -- The promised news has not come, as everyone reads.
    select 'incidents_overdue', overdue.*
    from (
      select
        count(*), min(kabar_berikutnya), (array_agg(kode order by kabar_berikutnya, kode))[:5],
        (array_agg(coalesce(nama, kode) order by kabar_berikutnya, kode))[:5]
      from public.sppg_kejadian
        join public.sppg_disebut as spoken on spoken.dapur_id = sppg_kejadian.dapur_id
      where sppg_kejadian.ditutup_pada is null and kabar_berikutnya < now()
    ) as overdue
    union all
    select 'sppg_suspended', suspended.*, null, null
    from (
      select count(*), min(sejak)::timestamp at time zone 'Asia/Jakarta'
      from public.sppg_dihentikan
    ) as suspended
    union all
    select 'sppg_unconfirmed', unconfirmed.*
    from (
      select
        count(*), min(updated_at), (array_agg(kode order by updated_at, kode))[:5],
        (array_agg(coalesce(spoken.nama, kode) order by updated_at, kode))[:5]
      from public.sppg
        join public.sppg_disebut as spoken on spoken.dapur_id = sppg.id
      where dikonfirmasi_pada is null and ditutup_pada is null
    ) as unconfirmed
    union all
    select 'documents_unconfirmed', unconfirmed.*, null, null
    from (select count(*), min(coalesce(edition_at, created_at)) from public.program_documents where dikonfirmasi_pada is null) as unconfirmed
    union all
    -- What is missing among the data of kitchens.
    select 'district_missing', missing.*, null, null, null
    from (select count(*) from public.sppg where kabupaten_kota is null and ditutup_pada is null) as missing
    union all
    select 'schools_missing', missing.*, null, null, null
    from (select count(*) from public.due_rows where topic = 'schools_missing') as missing
    union all
    select 'contact_missing', missing.*, null, null, null
    from (select count(*) from public.due_rows where topic = 'contact_missing') as missing
    union all
    -- To ask their foundations again.
    select 'signature_due', signed.amount, null, signed.codes, signed.names
    from (
      select
        count(*) as amount, (array_agg(sppg_code order by since, sppg_code))[:5] as codes,
        (array_agg(sppg_name order by since, sppg_code))[:5] as names
      from public.due_rows
      where topic = 'signature_due'
    ) as signed
    ) as others
    union all
    -- Whoever is no manager changed a kitchen, or what hangs on it. By their addresses: a name is what they call themselves.
    select 'confirmations_ended', ended.*
    from (
      select
        count(*), min(ending.created_at),
        (array_agg(kode order by ending.created_at, kode))[:5],
        (array_agg(coalesce(spoken.nama, kode) order by ending.created_at, kode))[:5],
        string_agg(distinct ending.actor_email, ', ')
      from public.sppg
        join public.sppg_disebut as spoken on spoken.dapur_id = sppg.id
        cross join lateral (
          select audit_log.created_at, audit_log.actor_email
          from public.audit_log
          where audit_log.row_id = sppg.id and audit_log.table_name = 'sppg' and audit_log.action = 'UPDATE'
            and audit_log.before ->> 'dikonfirmasi_pada' is not null and audit_log.after ->> 'dikonfirmasi_pada' is null
            and audit_log.actor_id is not null
          order by audit_log.created_at desc, audit_log.id desc limit 1
        ) as ending
      where sppg.dikonfirmasi_pada is null and sppg.ditutup_pada is null
    ) as ended
    union all
    select 'mails_failed', failed.*
    from (
      select count(*), min(created_at), null::text[], null::text[], (array_agg(last_error order by created_at desc, id desc))[1]
      from public.mails
      where state = 'failed'
    ) as failed
    union all
    select 'mails_uncertain', uncertain.*, null, null, null
    from (select count(*), min(sent_at) from public.mails where state = 'uncertain') as uncertain
    union all
    select 'jobs_late', late.*
    from (
      select count(*), min(ran_at), null::text[], null::text[], string_agg(job, ', ' order by job) from private.late_jobs()
    ) as late
    union all
    -- Due, and nobody works the outbox off.
    select 'mails_overdue', overdue.*, null, null, null
    from (
      select count(*), min(send_after) from public.mails where state = 'waiting' and send_after < now() - interval '1 hour'
    ) as overdue
  ) as due
  where (select private.is_admin())
    or topic in (
      'complaints_overdue', 'complaints_open', 'complaints_reopened', 'complaints_unsettled', 'complaints_many', 'sppg_untouched', 'sppg_unconfirmed', 'documents_unconfirmed', 'incidents_overdue', 'sppg_suspended', 'certificates_expired', 'certificates_expiring_7',
      'certificates_expiring_30', 'certificates_expiring_60', 'certificates_endless', 'slhs_missing', 'progress_doubtful', 'district_missing',
      'schools_missing'
    ) and (select private.is_manager());

comment on view public.admin_summary is 'What is due today, one row per topic; to admins all, to managers those of kitchens, certificates, documents and complaints.';
comment on column public.admin_summary.topic is 'What is due.';
comment on column public.admin_summary.amount is 'How many there are; of a setting, 1 while it is to be changed.';
comment on column public.admin_summary.since is
  'Day of the oldest, in WIB, and of certificates the first day of expiry; null where no day is known or nothing is due.';
comment on column public.admin_summary.due_at is
  'Of requests about personal data and of complaints: when the first of them must have been answered, of complaints_unsettled: settled.';
comment on column public.admin_summary.sppg_codes is
  'Of sppg_untouched: the codes of the five that were left alone longest, these first; of sppg_unconfirmed and confirmations_ended likewise; of slhs_missing, progress_doubtful and incidents_overdue: the five oldest; of complaints_many: the five with the most. Null where nothing is due, and of other topics.';
comment on column public.admin_summary.sppg_names is 'What we call these, in the same order: names, else codes.';
comment on column public.admin_summary.reason is 'Of mails_failed: why the latest failed; of confirmations_ended: who changed them; of jobs_late: which; null of other topics.';

grant select on table public.admin_summary to authenticated;
