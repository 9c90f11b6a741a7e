import type { Messages } from '@/lib/toasts/toast';

/** What is said to those who change documents: visitors never download it. */
export const documentManagementMessages = {
  wrongType: {
    title: 'Jenis File Salah',
    description: 'Hanya file PDF yang diizinkan.',
    variant: 'destructive',
  },
  tooLarge: {
    title: 'Unggah Gagal',
    description: 'Ukuran file maksimal adalah 20 MB. Perkecil file PDF ini, lalu coba lagi.',
    variant: 'destructive',
  },
  uploaded: (fileName: string) => ({
    title: 'Unggah Berhasil',
    description: `${fileName} berhasil diunggah.`,
    variant: 'success',
  }),
  notUploaded: { title: 'Unggah Gagal' },

  updated: (title: string) => ({
    title: 'Dokumen Diperbarui',
    description: `${title} telah diperbarui.`,
    variant: 'success',
  }),
  notUpdated: { title: 'Gagal Memperbarui Dokumen' },
  deletedMeanwhile: (title: string) => `${title} sudah lebih dulu dihapus oleh pengguna lain.`,
  titleEmpty: 'Judul tidak boleh kosong.',

  deleted: (title: string) => ({
    title: 'Dokumen Dihapus',
    description: `${title} telah dihapus.`,
    variant: 'success',
  }),
  signedOut: {
    title: 'Akses Ditolak',
    description: 'Anda harus login untuk menghapus dokumen.',
    variant: 'destructive',
  },
  notDeleted: { title: 'Gagal Menghapus' },
} satisfies Messages;
