import type { LocalStack } from '../../supabase/local/start-local-stack';

/** Adds so many SPPG, and foundations that own equally many of them, to those of the seed. */
export async function addManySppg(backend: LocalStack, { yayasan, sppg }: { yayasan: number; sppg: number }) {
  await backend.sql(
    `insert into public.yayasan (id, nama, alamat, pengelola)
    select
      ('a2000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
      'Yayasan Uji ' || lpad(n::text, 3, '0'), 'Jalan Kawung No. ' || n || ', Kabupaten Klaten', 'Pengelola ' || n
    from generate_series(1, $1::int) as n`,
    [yayasan],
  );
  await backend.sql(
    `insert into public.sppg (
      kode_unik_pendaftaran, nama, lokasi, kabupaten_kota, sasaran_jumlah_penerima_manfaat, yayasan_id, status_verifikasi,
      status_pengajuan_sppg, kontraktor_pelaksana, progres_pembangunan, estimasi_selesai
    )
    select
      'UJI-' || lpad(n::text, 4, '0'), 'SPPG Uji ' || lpad(n::text, 4, '0'),
      'Jalan Truntum No. ' || n || ', Kecamatan Delanggu, Kabupaten Klaten', 'Kabupaten Klaten', 2500,
      ('a2000000-0000-4000-8000-' || lpad((1 + n % $1::int)::text, 12, '0'))::uuid,
      case when n % 10 < 6 then 'Siap Bangun' when n % 10 < 9 then 'Proses Pembangunan' else 'Sudah Operasional' end,
      case when n % 2 = 0 then 'Draf' else 'Terverifikasi' end,
      'CV Parang Karya Bangun', n % 100 || '%', 'Triwulan I 2027'
    from generate_series(1, $2::int) as n`,
    [yayasan, sppg],
  );
}
