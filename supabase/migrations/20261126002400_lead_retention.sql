-- The privacy page promises that messages, applications and complaints go 12 months after the last step: no later than 12 months
-- after an admin last changed status or note, or after they came in if none did. Applications that were accepted stay,
-- as the agreement needs them. What the public counts of complaints stays, without a word of theirs. A scheduled job calls this function every day (README, going live); what the throttle
-- knows of clients goes with it.

create function private.delete_expired_leads()
  returns table (messages bigint, applications bigint, complaints bigint, files bigint, files_left bigint)
  language plpgsql security invoker set search_path = ''
as $$
declare
  last_day constant timestamptz := now() - interval '12 months';
begin
  perform private.note_daily_job('delete_expired_leads');
  -- Otherwise it stays until somebody writes again.
  perform private.forget_clients();
  perform private.delete_old_mails();
  perform private.delete_old_signers();

  with gone as (
    delete from public.contact_messages
    where coalesce(contact_messages.handled_at, contact_messages.created_at) < last_day
    returning contact_messages.id
  ), gone_notes as (
    delete from public.audit_log using gone
    where audit_log.table_name = 'contact_messages' and audit_log.row_id = gone.id
  )
  select count(*) into messages from gone;

  with gone as (
    delete from public.partnership_applications
    where partnership_applications.status <> 'Diterima'
      and coalesce(partnership_applications.handled_at, partnership_applications.created_at) < last_day
    returning partnership_applications.id
  ), gone_notes as (
    delete from public.audit_log using gone
    where audit_log.table_name = 'partnership_applications' and audit_log.row_id = gone.id
  )
  select count(*) into applications from gone;

  with gone as (
    delete from public.keluhan
    where coalesce(keluhan.handled_at, keluhan.created_at) < last_day
    returning keluhan.id
  ), gone_notes as (
    delete from public.audit_log using gone
    where audit_log.table_name = 'keluhan' and audit_log.row_id = gone.id
  )
  select count(*) into complaints from gone;

  -- Also files whose application or complaint never came.
  begin
    delete from storage.objects where objects.id in (select private.expired_upload_ids());
    get diagnostics files = row_count;
  exception
    -- Newer storage services refuse DELETE in SQL, for good reason: their files would stay behind without a name.
    -- They are left for the Storage API, which removes both.
    when insufficient_privilege then
      files := 0;
  end;
  select count(*) into files_left from private.expired_upload_ids();
  return next;
end;
$$;

comment on function private.delete_expired_leads() is
  'Deletes what the privacy page says is deleted after 12 months; returns how many rows went and how many files stayed.';

create function private.expired_upload_ids()
  returns setof uuid
  language sql stable security definer set search_path = ''
as $$
  select objects.id
  from storage.objects
  where objects.bucket_id in ('collaboration_documents', 'keluhan_foto')
    and objects.created_at < now() - interval '12 months'
    and not exists (
      select from public.partnership_applications
      where right(partnership_applications.document_url, length(objects.name) + 1) = '/' || objects.name
    )
    and not exists (select from public.keluhan where objects.name = any (keluhan.foto))
    and not exists (select from public.keluhan_pesan where objects.name = any (keluhan_pesan.foto));
$$;

comment on function private.expired_upload_ids() is
  'Proposals and photos older than 12 months that belong to no application or complaint any more.';
