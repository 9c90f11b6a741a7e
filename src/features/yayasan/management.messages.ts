import { formMessages } from '@/lib/forms/form.messages';
import type { Messages } from '@/lib/toasts/toast';

const deletedMeanwhile = (nama: string) => `${nama} sudah lebih dulu dihapus oleh pengguna lain.`;

/** What is said to admins, who change foundations: visitors never download it. */
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
  notAdded: { title: 'Gagal Menambahkan Yayasan' },
  notUpdated: { title: 'Gagal Memperbarui Yayasan' },
  notSavedWithoutReason: 'Terjadi kesalahan saat menyimpan yayasan.',
  changedMeanwhile: {
    title: 'Gagal Memperbarui Yayasan',
    description: formMessages.changedMeanwhile,
    variant: 'destructive',
  },
  deletedMeanwhile,

  deletion: (nama: string) => ({
    title: 'Konfirmasi Penghapusan',
    description: `Apakah Anda yakin ingin menghapus "${nama}"?`,
  }),
  wayBack: 'Bila ternyata keliru, Anda dapat memulihkan yayasan ini di halaman Riwayat.',
  // In the words of the database, which refuses it.
  stillOwnsSppg: (count: string) => ({
    title: 'Yayasan Belum Dapat Dihapus',
    description: `Yayasan ini masih memiliki ${count} SPPG. Pindahkan atau hapus SPPG-nya lebih dulu.`,
  }),
  deleted: (nama: string) => ({
    title: 'Yayasan Berhasil Dihapus',
    description: `${nama} telah dihapus.`,
    variant: 'success',
  }),
  notDeleted: { title: 'Gagal Menghapus Yayasan' },
  notDeletedWithoutReason: 'Terjadi kesalahan saat menghapus yayasan.',
  deletedBefore: (nama: string) => ({
    title: 'Gagal Menghapus Yayasan',
    description: deletedMeanwhile(nama),
    variant: 'destructive',
  }),

  // In the form.
  nameEmpty: 'Nama yayasan tidak boleh kosong.',
  nameTaken: 'Nama ini sudah digunakan oleh yayasan lain.',
} satisfies Messages;
