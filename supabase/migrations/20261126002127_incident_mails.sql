-- Mails about incidents: to each admin and manager who chose them but who reports it, at once. Several that come together, such as those
-- of one supplier, are one mail.

create function private.queue_incident_mails()
  returns trigger
  language plpgsql security definer set search_path = '' set lock_timeout = '1s'
as $$
begin
  insert into public.mail_outbox (recipient, template, occasion, data)
  select
    accounts.email, 'new_incident', 'new_incident:' || accounts.user_id,
    jsonb_build_object('kejadian', jsonb_agg(
      jsonb_build_object('jenis', came.jenis, 'hari', came.hari, 'nama', spoken.nama, 'kode', spoken.kode)
      order by spoken.kode
    ))
  from came
    join public.sppg_disebut as spoken on spoken.dapur_id = came.dapur_id
    cross join public.accounts
  where came.ditutup_pada is null and accounts.email <> '' and accounts.role in ('admin', 'pengelola')
    and accounts.wants_incident_mails and accounts.user_id is distinct from (select auth.uid())
  group by accounts.user_id
  order by accounts.user_id
  on conflict (occasion)
    where template not in ('new_lead', 'new_complaint', 'new_incident', 'reprisal', 'answer')
      or (sending_at is null and sent_at is null and failed_at is null)
    do update set
      data = jsonb_build_object('kejadian', (mail_outbox.data -> 'kejadian') || (excluded.data -> 'kejadian')), claimed_until = null;
  return null;
exception when others then
  -- An incident is told even if nobody can be mailed of it.
  raise warning 'queue_incident_mails: %', sqlerrm;
  return null;
end;
$$;

comment on function private.queue_incident_mails() is 'Queues a mail to each account that wants to know of incidents.';

create trigger queue_incident_mails
  after insert on public.sppg_kejadian referencing new table as came
  for each statement execute function private.queue_incident_mails();
