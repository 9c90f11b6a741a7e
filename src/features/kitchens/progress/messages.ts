import type { Messages } from '@/lib/toasts/toast';

export const progressMessages = {
  added: (nama: string) => ({
    title: 'Perkembangan Dicatat',
    description: `Perkembangan ${nama} tampil di situs.`,
    variant: 'success',
  }),
  updated: (nama: string) => ({
    title: 'Perkembangan Diperbarui',
    description: `Perkembangan ${nama} telah diperbarui.`,
    variant: 'success',
  }),
  confirmed: (nama: string) => ({
    title: 'Perkembangan Dikonfirmasi',
    description: `Perkembangan ${nama} sekarang tampil di situs.`,
    variant: 'success',
  }),
  notAdded: { title: 'Gagal Mencatat Perkembangan' },
  notUpdated: { title: 'Gagal Memperbarui Perkembangan' },
  deletedMeanwhile: (nama: string) => `Perkembangan ${nama} ini sudah lebih dulu dihapus oleh pengguna lain.`,

  deletion: (nama: string) => ({
    title: 'Hapus perkembangan ini?',
    description: `Catatan dan foto perkembangan ${nama} ini tidak lagi tampil di situs. Status dan progres dapurnya tetap.`,
  }),
  wayBack: 'Bila ternyata keliru, seorang admin dapat memulihkannya di halaman Riwayat.',
  deleted: (nama: string) => ({
    title: 'Perkembangan Dihapus',
    description: `Satu perkembangan ${nama} telah dihapus.`,
    variant: 'success',
  }),
  notDeleted: { title: 'Gagal Menghapus Perkembangan' },

  kitchenPhoto: 'Jadikan foto pertama foto dapur, di atas halamannya',

  // What the form says below a field.
  dayMissing: 'Tanggal wajib diisi.',
  agreementMissing: 'Foto orang yang dapat dikenali hanya boleh ditampilkan bila mereka setuju.',
  tooManyPhotos: 'Paling banyak empat foto.',
} satisfies Messages;
