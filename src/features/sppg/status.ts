/** The values of the three status fields; the database refuses any other. */
export const statusPengajuanSppg = ['Draf', 'Verifikasi Pengajuan', 'Terverifikasi'] as const;
export const statusBangunan = ['Bangunan Baru', 'Renovasi Bangunan'] as const;
export const statusVerifikasi = ['Siap Bangun', 'Proses Pembangunan', 'Sudah Operasional'] as const;

export type StatusPengajuanSppg = (typeof statusPengajuanSppg)[number];
export type StatusVerifikasi = (typeof statusVerifikasi)[number];

/** What an empty tab of the network says. */
export const emptyTexts: Record<StatusVerifikasi, string> = {
  'Siap Bangun': 'Belum ada SPPG yang siap dibangun.',
  'Proses Pembangunan': 'Tidak ada SPPG dalam proses pembangunan.',
  'Sudah Operasional': 'Belum ada SPPG yang sudah operasional.',
};
