import type { Messages } from '@/lib/toasts/toast';

/** Messages for admins, who change foundations, in a file that visitors never download. */
export const yayasanManagementMessages = {
  added: (nama: string) => ({
    title: 'Yayasan Berhasil Ditambahkan',
    description: `${nama} telah ditambahkan.`,
    variant: 'success',
  }),
  updated: (nama: string) => ({
    title: 'Yayasan Berhasil Diperbarui',
    description: `${nama} telah diperbarui.`,
    variant: 'success',
  }),
  notAdded: { title: 'Gagal Menambahkan Yayasan', fallback: 'Terjadi kesalahan saat menyimpan yayasan.' },
  notUpdated: { title: 'Gagal Memperbarui Yayasan', fallback: 'Terjadi kesalahan saat menyimpan yayasan.' },
  deletedMeanwhile: (nama: string) => `${nama} sudah lebih dulu dihapus oleh pengguna lain.`,

  deletion: (nama: string) => ({
    title: 'Konfirmasi Penghapusan',
    description: `Apakah Anda yakin ingin menghapus "${nama}"?`,
  }),
  wayBack: 'Bila ternyata keliru, Anda dapat memulihkan yayasan ini di halaman Riwayat.',
  // Why a foundation can't be deleted, in the words of the database, which refuses it.
  stillOwnsSppg: (count: string) => ({
    title: 'Yayasan Belum Dapat Dihapus',
    description: `Yayasan ini masih memiliki ${count} SPPG. Pindahkan atau hapus SPPG-nya lebih dulu.`,
  }),
  deleted: (nama: string) => ({
    title: 'Yayasan Berhasil Dihapus',
    description: `${nama} telah dihapus.`,
    variant: 'success',
  }),
  notDeleted: { title: 'Gagal Menghapus Yayasan', fallback: 'Terjadi kesalahan saat menghapus yayasan.' },

  // What the form says below a field.
  nameEmpty: 'Nama yayasan tidak boleh kosong.',
} satisfies Messages;
