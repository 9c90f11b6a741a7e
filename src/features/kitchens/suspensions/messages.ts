import type { Messages } from '@/lib/toasts/toast';

export const suspensionMessages = {
  added: (nama: string) => ({
    title: 'Penghentian Dicatat',
    description: `Penghentian ${nama} tampil di situs.`,
    variant: 'success',
  }),
  updated: (nama: string) => ({
    title: 'Penghentian Diperbarui',
    description: `Penghentian ${nama} telah diperbarui.`,
    variant: 'success',
  }),
  notAdded: { title: 'Gagal Mencatat Penghentian' },
  notUpdated: { title: 'Gagal Memperbarui Penghentian' },
  deletedMeanwhile: (nama: string) => `Penghentian ${nama} ini sudah lebih dulu dihapus oleh admin lain.`,

  deletion: (nama: string) => ({
    title: 'Hapus catatan penghentian ini?',
    description: `Penghentian ${nama} tidak lagi tampil di situs. Bila dapur sudah boleh memasak lagi, jangan hapus: isi hari terakhirnya.`,
  }),
  wayBack: 'Bila ternyata keliru, seorang admin dapat memulihkannya di halaman Riwayat.',
  deleted: (nama: string) => ({
    title: 'Penghentian Dihapus',
    description: `Catatan penghentian ${nama} telah dihapus.`,
    variant: 'success',
  }),
  notDeleted: { title: 'Gagal Menghapus Penghentian' },

  // What the form says below a field.
  issuerMissing: 'Pilih siapa yang menghentikan.',
  startMissing: 'Tanggal mulai wajib diisi.',
  endMissing: 'Isi dulu hari terakhirnya, atau kosongkan juga jamnya.',
  endsTooEarly: 'Hari terakhir tidak boleh sebelum tanggal mulai.',
  overlaps: 'Pihak ini sudah tercatat menghentikan dapur ini pada hari-hari itu.',
  reasonMissing: 'Alasan wajib diisi.',
} satisfies Messages;
