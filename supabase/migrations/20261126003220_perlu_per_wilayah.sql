-- Where something is due, for the map on the first page of managers: the kitchens of due_rows by kabupaten and kota.

create view public.perlu_per_wilayah with (security_invoker = true) as
  select wilayah.nama, wilayah.kolom, wilayah.baris, coalesce(counted.perlu, 0) as perlu
  from public.wilayah
    full join (
      select sppg.kabupaten_kota, count(*)::integer as perlu
      from public.due_rows
        join public.sppg on sppg.id = due_rows.row_id
      where due_rows.topic = 'anything'
      group by sppg.kabupaten_kota
    ) as counted on counted.kabupaten_kota = wilayah.nama
  where (select private.is_manager());

comment on view public.perlu_per_wilayah is
  'Kitchens of which anything is due by kabupaten or kota: all 35 of them, and one row without name when there are such kitchens without one; rows to managers only.';
comment on column public.perlu_per_wilayah.nama is 'Null for the SPPG whose kabupaten or kota is not recorded.';

grant select on table public.perlu_per_wilayah to authenticated;
