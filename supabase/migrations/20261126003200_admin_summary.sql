-- What is due today, for the first page of admins and managers: the rows that are due, counted by topic. Each topic is one row, with 0
-- when nothing is due; asked for by itself (?topic=eq.…) it reads no table of another topic, as every topic is a constant. Days are
-- those of WIB. Of certificates only the latest of a kind counts: a renewed one is no longer due.
--
-- A subject is a view, with one row of each topic that counts for nothing. What is added later is a view more.

create view private.due_leads with (security_invoker = true) as
  select topic, null::timestamptz as since, null::timestamptz as due_at
  from unnest(array[
    'leads_waiting', 'leads_today', 'leads_yesterday', 'data_requests_overdue', 'data_requests_open', 'complaints_overdue',
    'complaints_open', 'complaints_reopened', 'complaints_unsettled', 'complaints_crowd'
  ]) as topic
  -- Came the day before yesterday or earlier: what the inbox shows with this status and that last day.
  union all select 'leads_waiting', created_at, null from public.leads
  where kind <> 'keluhan' and status = 'Baru' and created_at < date_trunc('day', now(), 'Asia/Jakarta') - interval '24 hours'
  -- With those of today and yesterday each unread one is counted once.
  union all select 'leads_today', null, null from public.leads
  where kind <> 'keluhan' and status = 'Baru' and created_at >= date_trunc('day', now(), 'Asia/Jakarta')
  union all select 'leads_yesterday', null, null from public.leads
  where kind <> 'keluhan' and status = 'Baru' and created_at < date_trunc('day', now(), 'Asia/Jakarta')
    and created_at >= date_trunc('day', now(), 'Asia/Jakarta') - interval '24 hours'
  union all select 'complaints_crowd', created_at, null from public.keluhan where not dihitung
  union all select 'data_requests_overdue', due_at, due_at from public.leads
  where jenis_permintaan is not null and status not in ('Selesai', 'Ditolak') and due_at < now()
  union all select 'data_requests_open', due_at, due_at from public.leads
  where jenis_permintaan is not null and status not in ('Selesai', 'Ditolak') and due_at >= now()
  -- A complaint has a clock until it is answered, a new one when its sender opens it again; those of a crowd, too.
  union all select 'complaints_overdue', tenggat, tenggat from public.keluhan where dijawab_pada is null and tenggat < now()
  union all select 'complaints_open', tenggat, tenggat from public.keluhan where dijawab_pada is null and tenggat >= now()
  -- Their senders wrote again, and have no answer; these are counted above, too.
  union all select 'complaints_reopened', tenggat, tenggat from public.keluhan where dijawab_pada is null and dibuka_lagi > 0
  -- Answered, and then left alone.
  union all select 'complaints_unsettled', tenggat_selesai, tenggat_selesai from public.keluhan
  where selesai_pada is null and dijawab_pada is not null and tenggat_selesai < now();

create view private.due_certificates with (security_invoker = true) as
  select topic, null::timestamptz as since
  from unnest(array[
    'certificates_expired', 'certificates_expiring_7', 'certificates_expiring_30', 'certificates_expiring_60', 'certificates_endless'
  ]) as topic
  union all select 'certificates_expired', tanggal_berakhir::timestamp at time zone 'Asia/Jakarta' from public.sertifikat
  where terkini and status = 'Terbit' and tanggal_berakhir < (now() at time zone 'Asia/Jakarta')::date
  -- Each certificate in one of the three: today is day 0.
  union all select 'certificates_expiring_7', tanggal_berakhir::timestamp at time zone 'Asia/Jakarta' from public.sertifikat
  where terkini and status = 'Terbit'
    and tanggal_berakhir between (now() at time zone 'Asia/Jakarta')::date and (now() at time zone 'Asia/Jakarta')::date + 7
  union all select 'certificates_expiring_30', tanggal_berakhir::timestamp at time zone 'Asia/Jakarta' from public.sertifikat
  where terkini and status = 'Terbit'
    and tanggal_berakhir between (now() at time zone 'Asia/Jakarta')::date + 8 and (now() at time zone 'Asia/Jakarta')::date + 30
  union all select 'certificates_expiring_60', tanggal_berakhir::timestamp at time zone 'Asia/Jakarta' from public.sertifikat
  where terkini and status = 'Terbit'
    and tanggal_berakhir between (now() at time zone 'Asia/Jakarta')::date + 31 and (now() at time zone 'Asia/Jakarta')::date + 60
  -- Looked at more than a year ago: no day tells that one has ended.
  union all select 'certificates_endless', tanpa_akhir_per::timestamp at time zone 'Asia/Jakarta' from public.sertifikat
  where terkini and status = 'Terbit' and tanpa_akhir_per <= (now() at time zone 'Asia/Jakarta')::date - interval '1 year';

-- Kitchens: of some topics the five that come first are named.
create view private.due_kitchens with (security_invoker = true) as
  select
    topic, null::timestamptz as since, null::text as reason, null::text as code, null::text as name, null::timestamptz as turn,
    null::bigint as complaints
  from unnest(array[
    'complaints_many', 'sppg_untouched', 'slhs_missing', 'progress_doubtful', 'incidents_overdue', 'sppg_suspended', 'sppg_unconfirmed',
    'district_missing', 'schools_missing', 'contact_missing', 'signature_due', 'confirmations_ended'
  ]) as topic
  -- Kitchens with three or more in 30 days, today among them; those with the most first.
  union all select
    'complaints_many', null, null, keluhan.kode_sppg, coalesce(max(spoken.nama), keluhan.kode_sppg), null, count(*)
  from public.keluhan left join public.sppg_disebut as spoken on spoken.dapur_id = keluhan.sppg_id
  where keluhan.kode_sppg is not null
    and keluhan.created_at >= date_trunc('day', now(), 'Asia/Jakarta') - 29 * interval '24 hours'
  group by keluhan.kode_sppg
  having count(*) >= 3
  union all select topic, since, null, sppg_code, sppg_name, since, null from public.due_rows where topic = 'sppg_untouched'
  -- Of which no day tells how long they wait; the last are those whose foundations are to be asked again.
  union all select topic, null, null, sppg_code, sppg_name, since, null from public.due_rows
  where topic in ('slhs_missing', 'progress_doubtful', 'signature_due')
  -- The promised news has not come, as everyone reads.
  union all select 'incidents_overdue', kabar_berikutnya, null, kode, coalesce(nama, kode), kabar_berikutnya, null
  from public.sppg_kejadian join public.sppg_disebut as spoken on spoken.dapur_id = sppg_kejadian.dapur_id
  where sppg_kejadian.ditutup_pada is null and kabar_berikutnya < now()
  union all select 'sppg_unconfirmed', updated_at, null, kode, coalesce(spoken.nama, kode), updated_at, null
  from public.sppg join public.sppg_disebut as spoken on spoken.dapur_id = sppg.id
  where dikonfirmasi_pada is null and ditutup_pada is null
  -- Whoever is no manager changed a kitchen, or what hangs on it. By their addresses: a name is what they call themselves.
  union all select
    'confirmations_ended', ending.created_at, ending.actor_email, kode, coalesce(spoken.nama, kode), ending.created_at, null
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
  union all select 'sppg_suspended', sejak::timestamp at time zone 'Asia/Jakarta', null, null, null, null, null from public.sppg_dihentikan
  -- What is missing among their data.
  union all select 'district_missing', null, null, null, null, null, null from public.sppg
  where kabupaten_kota is null and ditutup_pada is null
  union all select topic, null, null, null, null, null, null from public.due_rows where topic in ('schools_missing', 'contact_missing');

-- The rest: people, documents, settings, and what runs by itself.
create view private.due_others with (security_invoker = true) as
  select topic, null::timestamptz as since, null::text as reason
  from unnest(array[
    'contacts_missing', 'accounts_pending', 'access_mode_open', 'own_admin_missing', 'seeded_admin_present', 'documents_unconfirmed',
    'signatures_unanswered', 'mails_failed', 'mails_uncertain', 'mails_overdue', 'jobs_late', 'backup_late', 'build_late', 'rows_missing'
  ]) as topic
  union all select 'contacts_missing', null, null from public.wilayah
  where not exists (select from public.regional_contacts where regional_contacts.kabupaten_kota = wilayah.nama)
  union all select topic, since, null from public.due_rows where topic in ('accounts_pending', 'signatures_unanswered')
  union all select 'access_mode_open', null, null from public.access_settings where access_mode = 'any_signed_in'
  union all select 'own_admin_missing', null, null
  where not exists (select from public.accounts where role = 'admin' and email <> 'admin@tampahgizi.contoh.id')
  -- Whatever their role: everyone knows the password.
  union all select 'seeded_admin_present', null, null from public.accounts
  where email in ('admin@tampahgizi.contoh.id', 'pengelola@tampahgizi.contoh.id')
  union all select 'documents_unconfirmed', coalesce(edition_at, created_at), null from public.program_documents
  where dikonfirmasi_pada is null
  union all select 'mails_failed', mails.created_at, latest.last_error
  from public.mails
    cross join (
      select last_error from public.mails where state = 'failed' order by created_at desc, id desc limit 1
    ) as latest
  where mails.state = 'failed'
  union all select 'mails_uncertain', sent_at, null from public.mails where state = 'uncertain'
  -- Due, and nobody works the outbox off.
  union all select 'mails_overdue', send_after, null from public.mails where state = 'waiting' and send_after < now() - interval '1 hour'
  union all select 'jobs_late', alarm.since, alarm.reason from private.alarms_of('jobs_late') as alarm
  union all select 'backup_late', alarm.since, alarm.reason from private.alarms_of('backup_late') as alarm
  union all select 'build_late', alarm.since, alarm.reason from private.alarms_of('build_late') as alarm
  union all select 'rows_missing', null, source || ' (' || missing || ')' from private.missing_rows();

grant select on table private.due_leads, private.due_certificates, private.due_kitchens, private.due_others to authenticated;

create view public.admin_summary with (security_invoker = true) as
  select
    topic,
    -- But for the row that each topic has of its own.
    count(*)::integer - 1 as amount,
    (min(since) at time zone 'Asia/Jakarta')::date as since,
    (array_agg(code order by complaints desc, turn, code) filter (where code is not null))[:5] as sppg_codes,
    min(due_at) as due_at,
    string_agg(distinct reason, ', ') as reason,
    (array_agg(name order by complaints desc, turn, code) filter (where code is not null))[:5] as sppg_names
  from (
    select topic, since, due_at, null as reason, null as code, null as name, null::timestamptz as turn, null::bigint as complaints
    from private.due_leads
    union all select topic, since, null, null, null, null, null, null from private.due_certificates
    union all select topic, since, null, reason, code, name, turn, complaints from private.due_kitchens
    union all select topic, since, null, reason, null, null, null, null from private.due_others
  ) as due
  where (select private.is_admin())
    or topic in (
      'complaints_overdue', 'complaints_open', 'complaints_reopened', 'complaints_unsettled', 'complaints_many', 'sppg_untouched',
      'sppg_unconfirmed', 'documents_unconfirmed', 'incidents_overdue', 'sppg_suspended', 'certificates_expired',
      'certificates_expiring_7', 'certificates_expiring_30', 'certificates_expiring_60', 'certificates_endless', 'slhs_missing',
      'progress_doubtful', 'district_missing', 'schools_missing'
    ) and (select private.is_manager())
  group by topic;

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
comment on column public.admin_summary.reason is 'Of mails_failed: why the latest failed; of confirmations_ended: who changed them; of jobs_late: which; of build_late: what the host answered; of rows_missing: which; null of other topics.';

grant select on table public.admin_summary to authenticated;
