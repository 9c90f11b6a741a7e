-- How complete the lists of schools are, as whoever finds no kitchen of a school has to know. The kitchens are those that
-- public.sppg_angka counts as cooking.

create view public.sekolah_tercatat with (security_invoker = true) as
  select
    count(*)::integer as beroperasi,
    (count(*) filter (where exists (select from public.sppg_sekolah where sppg_sekolah.sppg_id = sppg.id)))::integer as bersekolah
  from public.sppg
  where sppg.status_verifikasi = 'Sudah Operasional' and sppg.dikonfirmasi_pada is not null and sppg.ditutup_pada is null
    and not exists (select from public.sppg_dihentikan where sppg_dihentikan.sppg_id = sppg.id);

comment on view public.sekolah_tercatat is 'Of the confirmed SPPG that cook today: how many there are, and of how many at least one school is recorded.';

grant select on table public.sekolah_tercatat to anon, authenticated;
