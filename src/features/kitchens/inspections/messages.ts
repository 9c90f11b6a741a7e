import type { Messages } from '@/lib/toasts/toast';

export const inspectionMessages = {
  added: (nama: string) => ({
    title: 'Inspeksi Dicatat',
    description: `Inspeksi ${nama} tampil di situs.`,
    variant: 'success',
  }),
  updated: (nama: string) => ({
    title: 'Inspeksi Diperbarui',
    description: `Inspeksi ${nama} telah diperbarui.`,
    variant: 'success',
  }),
  notAdded: { title: 'Gagal Mencatat Inspeksi' },
  notUpdated: { title: 'Gagal Memperbarui Inspeksi' },
  deletedMeanwhile: (nama: string) => `Inspeksi ${nama} ini sudah lebih dulu dihapus oleh admin lain.`,

  deletion: (nama: string) => ({
    title: 'Hapus catatan inspeksi ini?',
    description: `Inspeksi ${nama} tidak lagi tampil di situs. Bila temuannya sudah diperbaiki, jangan hapus: isi tanggal diperbaiki.`,
  }),
  wayBack: 'Bila ternyata keliru, seorang admin dapat memulihkannya di halaman Riwayat.',
  wayBackWithoutScan:
    'Pindaiannya ikut terhapus. Bila ternyata keliru, seorang admin dapat memulihkan inspeksi ini di halaman Riwayat, tanpa pindaiannya.',
  deleted: (nama: string) => ({
    title: 'Inspeksi Dihapus',
    description: `Catatan inspeksi ${nama} telah dihapus.`,
    variant: 'success',
  }),
  notDeleted: { title: 'Gagal Menghapus Inspeksi' },

  scanTitle: 'Pindaian laporan inspeksi',

  // What the form says below a field.
  dayMissing: 'Tanggal inspeksi wajib diisi.',
  inspectorMissing: 'Pilih siapa yang memeriksa.',
  resultMissing: 'Pilih hasilnya.',
  findingsMissing: 'Temuan wajib diisi. Bila tidak ada, tulis “Tidak ada temuan”.',
  mendedTooEarly: 'Tanggal ini tidak boleh sebelum tanggal inspeksi.',
  twice: 'Inspeksi oleh pihak ini pada hari itu sudah dicatat.',
} satisfies Messages;
