-- The numbers of the map in one short answer, exact however many kitchens there are: a list would be cut at the API's row
-- limit. What a manager stands for counts, one that is suspended as that and not as what it was before, one that is closed as that
-- alone; placeholders are in no table.

create view public.sppg_per_wilayah with (security_invoker = true) as
  select
    wilayah.kode, wilayah.nama, wilayah.kolom, wilayah.baris,
    coalesce(counted.siap_bangun, 0) as siap_bangun,
    coalesce(counted.proses_pembangunan, 0) as proses_pembangunan,
    coalesce(counted.sudah_operasional, 0) as sudah_operasional,
    coalesce(counted.dihentikan, 0) as dihentikan,
    coalesce(counted.ditutup, 0) as ditutup
  from public.wilayah
    full join (
      select
        kabupaten_kota,
        (sum(jumlah) filter (where keadaan = 'Siap Bangun'))::integer as siap_bangun,
        (sum(jumlah) filter (where keadaan = 'Proses Pembangunan'))::integer as proses_pembangunan,
        (sum(jumlah) filter (where keadaan = 'Sudah Operasional'))::integer as sudah_operasional,
        (sum(jumlah) filter (where keadaan = 'Dihentikan sementara'))::integer as dihentikan,
        (sum(jumlah) filter (where keadaan = 'Ditutup'))::integer as ditutup
      from (
        select kabupaten_kota, status_verifikasi as keadaan, count(*) as jumlah
        from public.sppg where dikonfirmasi_pada is not null and ditutup_pada is null
        group by kabupaten_kota, keadaan
        union all
        select kabupaten_kota, 'Ditutup', count(*)
        from public.sppg where ditutup_pada is not null and dikonfirmasi_pada is not null
        group by kabupaten_kota
        union all
        -- From one state to the other: few are suspended, and all are counted from the index alone.
        select kabupaten_kota, keadaan, selisih
        from public.sppg_dihentikan
          join public.sppg on sppg.id = sppg_dihentikan.sppg_id and sppg.dikonfirmasi_pada is not null
          cross join lateral (values (status_verifikasi, -1), ('Dihentikan sementara', 1)) as pindah (keadaan, selisih)
      ) as dihitung (kabupaten_kota, keadaan, jumlah)
      group by kabupaten_kota
    ) as counted on counted.kabupaten_kota = wilayah.nama;

comment on view public.sppg_per_wilayah is
  'Confirmed SPPG by kabupaten or kota and state: all 35 of them, and one row without name when there are SPPG without one.';
comment on column public.sppg_per_wilayah.nama is 'Null for the SPPG whose kabupaten or kota is not recorded.';
comment on column public.sppg_per_wilayah.dihentikan is 'How many are suspended today: they count here alone.';
comment on column public.sppg_per_wilayah.ditutup is 'How many are closed for good: they count here alone.';

grant select on table public.sppg_per_wilayah to anon, authenticated;
