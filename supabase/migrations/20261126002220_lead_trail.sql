-- Reading changes no row, so no trigger sees it: whoever saves the inbox to a file or opens a proposal writes it down first.
-- No trail sees an admin who reads the tables through the API, or whoever has the service_role key or the dashboard; the privacy
-- page says so.

-- What was filtered by, without what was searched for: that may be somebody's name or address.
create function private.note_lead_export(amount integer, filter jsonb)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  -- What they read of the inbox, the complaints, managers save, too.
  perform private.assert_manager();
  perform private.note_act(
    'EXPORT', 'leads', null,
    jsonb_build_object('jumlah', amount) || coalesce(
      (
        select jsonb_object_agg(known.key, known.value)
        from jsonb_each_text(filter) as known
        where known.key in ('jenis', 'status', 'permintaan', 'keluhan', 'dari', 'sampai')
          and known.value ~ '^[-A-Za-z0-9_]{1,40}$'
      ),
      '{}'
    )
  );
end;
$$;

create function public.note_lead_export(amount integer, filter jsonb)
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.note_lead_export(amount, filter);
$$;

comment on function public.note_lead_export(integer, jsonb) is
  'Writes into the audit trail that the caller saves this many leads to a file; managers and admins only.';

-- The entry names the file, as several applications may name one, and an admin may send such an application themselves; and, of
-- these, the application that was first.
create function private.note_proposal_opened(application_id uuid)
  returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  file text;
begin
  perform private.assert_admin();
  select split_part(document_url, '/collaboration_documents/', 2) into file
  from public.partnership_applications
  where partnership_applications.id = application_id and partnership_applications.document_url is not null;
  if file is null then
    raise exception using errcode = 'P0002', message = 'Pengajuan ini sudah dihapus.';
  end if;
  perform private.note_act(
    'OPEN', 'partnership_applications',
    (
      select partnership_applications.id from public.partnership_applications
      where split_part(document_url, '/collaboration_documents/', 2) = file
      order by created_at, id limit 1
    ),
    jsonb_build_object('file', file)
  );
  return file;
end;
$$;

create function public.note_proposal_opened(application_id uuid)
  returns text
  language sql volatile security invoker set search_path = ''
as $$
  select private.note_proposal_opened(application_id);
$$;

comment on function public.note_proposal_opened(uuid) is
  'Writes into the audit trail that the caller opens the proposal of an application, and returns its path, which the Edge Function buka-proposal signs; admins only.';

-- Unless another application still names the file.
create function private.forget_file_name(path text)
  returns void
  language sql security definer set search_path = ''
as $$
  update public.audit_log set after = jsonb_build_object('file', regexp_replace(path, '_[^/]*$', ''))
  where action = 'OPEN' and after ->> 'file' = path
    and not exists (
      select from public.partnership_applications
      where split_part(document_url, '/collaboration_documents/', 2) = path
    );
$$;

comment on function private.forget_file_name(text) is 'Takes the sender''s words out of the entries about a proposal that no application has any more.';

grant execute on function
  private.note_lead_export(integer, jsonb), public.note_lead_export(integer, jsonb),
  private.note_proposal_opened(uuid), public.note_proposal_opened(uuid)
  to authenticated;
