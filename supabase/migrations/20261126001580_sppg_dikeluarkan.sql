-- Which kitchens were taken out of the list, for the changelog of the open data: whoever has a file of last month must be able to tell
-- a kitchen that is gone from one that was overlooked. Only the code, the place and the day, and only of those that we stood for: a
-- duplicate that nobody had confirmed was never in the data.

create index audit_log_removed_sppg_idx on public.audit_log (row_id, id) where table_name = 'sppg' and action = 'DELETE';

-- The trail itself is for admins.
create function private.removed_sppg()
  returns table (tanggal date, kode_unik_pendaftaran text, kabupaten_kota text)
  language sql stable security definer set search_path = ''
as $$
  select distinct on (spoken.id)
    (entry.created_at at time zone 'Asia/Jakarta')::date, spoken.kode, spoken.kabupaten_kota
  from public.sppg_disebut as spoken
    join public.audit_log as entry on entry.row_id = spoken.id and entry.table_name = 'sppg' and entry.action = 'DELETE'
  where spoken.dapur_id is null and spoken.nama is not null
  order by spoken.id, entry.id desc;
$$;

comment on function private.removed_sppg() is 'Each SPPG that we ever stood for and that is gone, as we called it, with the day from the audit trail.';

grant execute on function private.removed_sppg() to anon, authenticated;

create view public.sppg_dikeluarkan with (security_invoker = true) as
  select tanggal, kode_unik_pendaftaran, kabupaten_kota
  from private.removed_sppg();

comment on view public.sppg_dikeluarkan is 'SPPG that we stood for and that are no longer in the list, with the day in WIB on which they were taken out.';

grant select on table public.sppg_dikeluarkan to anon, authenticated;
