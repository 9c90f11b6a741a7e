import type { Messages } from '@/lib/toasts/toast';

/** What is said to those who manage SPPG: visitors never download it. */
export const schoolMessages = {
  added: (nama: string) => ({
    title: 'Sekolah Ditambahkan',
    description: `${nama} telah dicatat.`,
    variant: 'success',
  }),
  allAdded: (count: string) => ({
    title: 'Sekolah Ditambahkan',
    description: `${count} sekolah telah dicatat.`,
    variant: 'success',
  }),
  updated: (nama: string) => ({
    title: 'Sekolah Diperbarui',
    description: `${nama} telah diperbarui.`,
    variant: 'success',
  }),
  notAdded: { title: 'Gagal Menambahkan Sekolah' },
  notUpdated: { title: 'Gagal Memperbarui Sekolah' },
  deletedMeanwhile: (nama: string) => `${nama} sudah lebih dulu dihapus oleh pengguna lain.`,

  deletion: (nama: string) => ({
    title: 'Hapus sekolah ini?',
    description: `${nama} tidak lagi tercatat sebagai sekolah yang dilayani dapur ini.`,
  }),
  wayBack: 'Bila ternyata keliru, seorang admin dapat memulihkannya di halaman Riwayat.',
  deleted: (nama: string) => ({
    title: 'Sekolah Dihapus',
    description: `${nama} telah dihapus.`,
    variant: 'success',
  }),
  notDeleted: { title: 'Gagal Menghapus Sekolah' },

  // What the form says below a field.
  nameEmpty: 'Nama sekolah tidak boleh kosong.',
  npsnImplausible: 'NPSN harus 8 angka.',
  pupils: (headings: string) =>
    `Ini memuat data murid (${headings}), yang tidak boleh masuk ke situs ini. Hapus kolom itu, lalu pilih lagi.`,
} satisfies Messages;
