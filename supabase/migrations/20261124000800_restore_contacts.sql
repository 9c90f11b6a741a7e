-- Deleted contacts come back on the page, too. The photo may have gone with its contact: then it comes back without one.

create or replace function private.restore_audit_entry(entry_id bigint)
  returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  entry public.audit_log;
  photo text;
  columns text;
begin
  perform private.assert_admin();
  select * into entry from public.audit_log where audit_log.id = entry_id;
  if entry.id is null or entry.action <> 'DELETE'
    or entry.table_name not in ('yayasan', 'sppg', 'program_documents', 'regional_contacts')
  then
    raise exception using errcode = 'P0002', message = 'Data ini tidak dapat dipulihkan. Muat ulang halaman untuk melihat keadaan terbaru.';
  end if;

  photo := nullif(split_part(entry.before ->> 'foto_url', '/contact_photos/', 2), '');
  if photo is not null and not exists (
    select from storage.objects where objects.bucket_id = 'contact_photos' and objects.name = photo
  ) then
    entry.before := entry.before || '{"foto_url": null}';
  end if;

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

comment on function public.restore_audit_entry(bigint) is
  'Puts a deleted foundation, SPPG, document row or contact back; admins only.';
