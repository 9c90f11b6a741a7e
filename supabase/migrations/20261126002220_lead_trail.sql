-- Reading changes no row, so no trigger sees it: whoever saves the inbox to a file or opens a proposal writes it down first.

-- What was filtered by, without what was searched for: that may be somebody's name or address.
create function private.note_lead_export(amount integer, filter jsonb)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  perform private.note_act(
    'EXPORT', 'leads', null,
    jsonb_build_object('jumlah', amount) || coalesce(
      (
        select jsonb_object_agg(known.key, known.value)
        from jsonb_each_text(filter) as known
        where known.key in ('jenis', 'status', 'permintaan', 'dari', 'sampai')
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
  'Writes into the audit trail that the caller saves this many leads to a file; admins only.';

create function private.note_proposal_opened(application_id uuid)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  if not exists (
    select from public.partnership_applications
    where partnership_applications.id = application_id and partnership_applications.document_url is not null
  ) then
    raise exception using errcode = 'P0002', message = 'Pengajuan ini sudah dihapus.';
  end if;
  perform private.note_act('OPEN', 'partnership_applications', application_id);
end;
$$;

create function public.note_proposal_opened(application_id uuid)
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.note_proposal_opened(application_id);
$$;

comment on function public.note_proposal_opened(uuid) is
  'Writes into the audit trail that the caller opens the proposal of an application, which the storage service signs in the minutes after; admins only.';

revoke all on function
  private.note_lead_export(integer, jsonb), public.note_lead_export(integer, jsonb),
  private.note_proposal_opened(uuid), public.note_proposal_opened(uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  private.note_lead_export(integer, jsonb), public.note_lead_export(integer, jsonb),
  private.note_proposal_opened(uuid), public.note_proposal_opened(uuid)
  to authenticated;
