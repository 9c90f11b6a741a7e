-- A deleted certificate comes back by itself, and a deleted kitchen with those that went with it.

create function private.restore_row(entry public.audit_log)
  returns void
  language plpgsql security invoker set search_path = ''
as $$
declare
  columns text;
begin
  -- A column that was added after the deletion gets its default.
  select string_agg(quote_ident(attribute.attname), ', ') into columns
  from pg_attribute as attribute
  where attribute.attrelid = format('public.%I', entry.table_name)::regclass
    and attribute.attnum > 0 and not attribute.attisdropped
    and entry.before ? attribute.attname;
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
    entry.table_name, columns
  ) using entry.before;
end;
$$;

comment on function private.restore_row(public.audit_log) is 'Puts the row of a deletion back.';

revoke all on function private.restore_row(public.audit_log) from public, anon, authenticated, service_role;

create or replace function private.restore_audit_entry(entry_id bigint)
  returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  entry public.audit_log;
  photo text;
begin
  perform private.assert_admin();
  select * into entry from public.audit_log where audit_log.id = entry_id;
  if entry.id is null or entry.action <> 'DELETE'
    or entry.table_name not in ('yayasan', 'sppg', 'sppg_sertifikat', 'program_documents', 'regional_contacts')
  then
    raise exception using errcode = 'P0002', message = 'Data ini tidak dapat dipulihkan. Muat ulang halaman untuk melihat keadaan terbaru.';
  end if;

  photo := nullif(split_part(entry.before ->> 'foto_url', '/contact_photos/', 2), '');
  if photo is not null and not exists (
    select from storage.objects where objects.bucket_id = 'contact_photos' and objects.name = photo
  ) then
    entry.before := entry.before || '{"foto_url": null}';
  end if;

  perform private.restore_row(entry);
  -- Those that were deleted in the same transaction; earlier ones were deleted for themselves.
  if entry.table_name = 'sppg' then
    perform private.restore_row(certificate)
    from public.audit_log as certificate
    where certificate.created_at = entry.created_at
      and certificate.table_name = 'sppg_sertifikat' and certificate.action = 'DELETE'
      and certificate.before ->> 'sppg_id' = entry.row_id::text
    order by certificate.id;
  end if;
end;
$$;

comment on function public.restore_audit_entry(bigint) is
  'Puts a deleted foundation, SPPG (with its certificates), certificate, document row or contact back; admins only.';
