-- The numbers of the map in one short answer, exact however many kitchens there are: a list would be cut at the API's row
-- limit. What a manager stands for counts; placeholders are in no table.

create view public.sppg_per_wilayah with (security_invoker = true) as
  select
    wilayah.kode, wilayah.nama, wilayah.kolom, wilayah.baris,
    coalesce(counted.siap_bangun, 0) as siap_bangun,
    coalesce(counted.proses_pembangunan, 0) as proses_pembangunan,
    coalesce(counted.sudah_operasional, 0) as sudah_operasional,
    coalesce(stopped.dihentikan, 0) as dihentikan
  from public.wilayah
    full join (
      select
        kabupaten_kota,
        (count(*) filter (where status_verifikasi = 'Siap Bangun'))::integer as siap_bangun,
        (count(*) filter (where status_verifikasi = 'Proses Pembangunan'))::integer as proses_pembangunan,
        (count(*) filter (where status_verifikasi = 'Sudah Operasional'))::integer as sudah_operasional
      from public.sppg
      where dikonfirmasi_pada is not null
      group by kabupaten_kota
    ) as counted on counted.kabupaten_kota = wilayah.nama
    left join (
      select sppg.kabupaten_kota, count(*)::integer as dihentikan
      from public.sppg_dihentikan
        join public.sppg on sppg.id = sppg_dihentikan.sppg_id and sppg.dikonfirmasi_pada is not null
      group by sppg.kabupaten_kota
    ) as stopped on stopped.kabupaten_kota is not distinct from wilayah.nama;

comment on view public.sppg_per_wilayah is
  'Confirmed SPPG by kabupaten or kota and state: all 35 of them, and one row without name when there are SPPG without one.';
comment on column public.sppg_per_wilayah.nama is 'Null for the SPPG whose kabupaten or kota is not recorded.';
comment on column public.sppg_per_wilayah.dihentikan is 'How many of them are suspended today, whatever their state.';

revoke all on table public.sppg_per_wilayah from public, anon, authenticated, service_role;
grant select on table public.sppg_per_wilayah to anon, authenticated;
