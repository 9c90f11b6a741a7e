-- Who asks for no name or code of kitchens, as the summary does, does not read them: PostgreSQL drops a left join that
-- nothing is taken from. No certificate is without its kitchen, so the rows are the same.

create or replace view public.sertifikat with (security_invoker = true) as
  select
    sppg_sertifikat.id, sppg_id, jenis, status, nomor, penerbit, tanggal_daftar, tanggal_terbit, tanggal_berakhir,
    sppg_sertifikat.created_at,
    not exists (
      select from public.sppg_sertifikat as later
      where later.sppg_id = sppg_sertifikat.sppg_id and later.jenis = sppg_sertifikat.jenis
        and (coalesce(later.tanggal_terbit, later.tanggal_daftar), later.created_at, later.id)
          > (
            coalesce(sppg_sertifikat.tanggal_terbit, sppg_sertifikat.tanggal_daftar),
            sppg_sertifikat.created_at, sppg_sertifikat.id
          )
    ) as terkini,
    sppg.nama as nama_sppg,
    sppg.kode_unik_pendaftaran,
    concat_ws(' ', nomor, sppg.nama, sppg.kode_unik_pendaftaran) as search_text
  from public.sppg_sertifikat
    left join public.sppg on sppg.id = sppg_sertifikat.sppg_id;
