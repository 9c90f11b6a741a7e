-- Rows that migrations bring and functions need. A database that lacks one, as after a restore or an upgrade by a difference of schemas,
-- would answer 'nothing' without a word: private.known_tables says where a person's data and an account's changes are looked for. So
-- Ringkasan tells admins what is missing, and what looks there refuses.

create function private.missing_rows()
  returns table (source text, missing text)
  language sql stable security definer set search_path = ''
as $$
  select 'private.known_tables', relname::text
  from pg_catalog.pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and not exists (select from private.known_tables where known_tables.table_name = relname)
  union all
  select 'storage.buckets', needed.id
  from unnest(array[
    'avatars', 'certificate_scans', 'collaboration_documents', 'contact_photos', 'keluhan_foto', 'program_documents', 'progress_photos',
    'site_pictures'
  ]) as needed (id)
  where not exists (select from storage.buckets where buckets.id = needed.id)
  union all
  select filled.source, (filled.needed - filled.amount) || ' of ' || filled.needed
  from (
    values
      ('public.wilayah', 35, (select count(*) from public.wilayah)),
      ('public.access_settings', 1, (select count(*) from public.access_settings)),
      ('public.content_revision', 1, (select count(*) from public.content_revision)),
      ('private.build_requests', 1, (select count(*) from private.build_requests))
  ) as filled (source, needed, amount)
  where filled.amount < filled.needed;
$$;

comment on function private.missing_rows() is
  'What of the rows that migrations bring and functions need is not there: tables that say nothing of themselves, buckets, lists and single rows.';

create function private.assert_tables_known()
  returns void
  language plpgsql stable security definer set search_path = ''
as $$
declare
  unknown constant text := (
    select string_agg(missing, ', ' order by missing) from private.missing_rows() where source = 'private.known_tables'
  );
begin
  if unknown is not null then
    raise exception using
      errcode = 'P0001',
      message = 'Basis data ini tidak lengkap: isi tabel ' || unknown || ' tidak dikenal, jadi hasilnya akan keliru. '
        || 'Minta pengembang melengkapinya dulu.';
  end if;
end;
$$;

comment on function private.assert_tables_known() is 'Refuses to go on where a table is there of which nobody has said what it holds.';

grant execute on function private.missing_rows() to authenticated;
