/**
 * The columns of the last release, in their order: they stay where they are, and newer ones come after them. What a release adds is
 * added here. How a column ends says `public/data/catatan-format.txt`.
 */
export const releasedColumns = {
  kitchens: [
    'id',
    'kode_unik_pendaftaran',
    'nama',
    'lokasi',
    'kabupaten_kota',
    'yayasan_id',
    'status_pengajuan_sppg',
    'status_verifikasi',
    'status_bangunan',
    'sasaran_jumlah_penerima_manfaat',
    'kontraktor_pelaksana',
    'progres_pembangunan',
    'estimasi_selesai',
    'akun_instagram',
    'akun_facebook',
    'akun_tiktok',
    'id_bgn',
    'yayasan',
    'dihentikan_sejak',
    'dikonfirmasi_pada',
    'created_at',
    'updated_at',
  ],
  numbers: ['tanggal', 'angka', 'rincian', 'wilayah', 'jumlah'],
  changes: ['tanggal', 'kejadian', 'kode_unik_pendaftaran', 'kabupaten_kota', 'oleh', 'kode_lama'],
} as const;
