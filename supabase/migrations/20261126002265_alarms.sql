-- What should run by itself and does not: Ringkasan shows it in red, and admins get a mail, at most one a day of each. Mails that nobody
-- sends can't be told of by mail: Ringkasan alone counts them (mails_overdue). Of a build that the host began and that then failed the
-- database knows nothing: admins' pages compare the built site with the request.

create view private.alarms as
  -- One that never ran is late two days after the site has got its first account.
  select 'jobs_late' as topic, since, job as reason
  from unnest(array['delete_expired_leads', 'note_daily_numbers', 'queue_certificate_mails', 'queue_alarm_mails']) as expected (job)
    left join private.daily_jobs using (job)
    cross join lateral (select coalesce(ran_at, (select min(created_at) from public.accounts)) as since) as known
  where since < now() - interval '2 days'
  union all
  -- A project that has other backups never notes one.
  select 'backup_late', ran_at, null from private.daily_jobs where job = 'backup' and ran_at < now() - interval '2 days'
  union all
  -- Refused three times, or due for half an hour and not asked for.
  select
    'build_late', last_requested_at,
    case when attempts >= 3 then coalesce(failed_with, 'tidak ada jawaban') else 'tidak ada yang memintanya' end
  from public.deploy_hook cross join private.build_requests
  where attempts >= 3 or private.build_due_at() < now() - interval '30 minutes';

comment on view private.alarms is 'What should run by itself and does not, with when it last did, and what is known of the reason.';

create function private.alarms_of(topic text)
  returns setof private.alarms
  language sql stable security definer set search_path = ''
as $$
  select * from private.alarms where alarms.topic = alarms_of.topic and (select private.is_admin());
$$;

comment on function private.alarms_of(text) is 'The alarms of one topic; none for who is no admin.';

grant execute on function private.alarms_of(text) to authenticated;

-- The occasion has the day in WIB, so that further calls on this day queue nothing.
create function private.queue_alarm_mails()
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.note_daily_job('queue_alarm_mails');
  select private.queue_mail(
    email, 'alarm', concat_ws(':', 'alarm', topic, user_id, (now() at time zone 'Asia/Jakarta')::date),
    data => jsonb_build_object(
      'topik', topic, 'sejak', (min(since) at time zone 'Asia/Jakarta')::date, 'alasan', string_agg(reason, ', ' order by reason)
    )
  )
  from private.alarms cross join public.accounts
  where role = 'admin' and email <> ''
  group by topic, user_id, email;
$$;

comment on function private.queue_alarm_mails() is 'Queues a mail to each admin about each alarm, once a day; for a job of every hour.';
