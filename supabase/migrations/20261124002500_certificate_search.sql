-- Admins look for a certificate by its number, or by name or code of its kitchen, in one box. A filter over two tables
-- would need the kitchen's rows first, so the view brings what is searched along.

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
    join public.sppg on sppg.id = sppg_sertifikat.sppg_id;

comment on column public.sertifikat.nama_sppg is 'Name of the kitchen.';
comment on column public.sertifikat.kode_unik_pendaftaran is 'Code of the kitchen.';
comment on column public.sertifikat.search_text is 'What one search goes through: number, name and code.';
