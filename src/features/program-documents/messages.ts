import { formMessages } from '@/lib/forms/form.messages';
import type { Messages } from '@/lib/toasts/toast';

const deletedMeanwhile = (title: string) => `${title} sudah lebih dulu dihapus oleh pengguna lain.`;

export const documentMessages = {
  notLoaded: { title: 'Gagal Memuat Dokumen' },
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
  changedMeanwhile: {
    title: 'Gagal Memperbarui Dokumen',
    description: formMessages.changedMeanwhile,
    variant: 'destructive',
  },
  deletedMeanwhile,
  titleEmpty: 'Judul tidak boleh kosong.',

  deleted: (title: string) => ({
    title: 'Dokumen Dihapus',
    description: `${title} telah dihapus.`,
    variant: 'success',
  }),
  deletedBefore: (title: string) => ({
    title: 'Gagal Menghapus',
    description: deletedMeanwhile(title),
    variant: 'destructive',
  }),
  signedOut: {
    title: 'Akses Ditolak',
    description: 'Anda harus login untuk menghapus dokumen.',
    variant: 'destructive',
  },
  notDeleted: { title: 'Gagal Menghapus' },
  urlCopied: (title: string) => ({
    title: 'URL Disalin',
    description: `Alamat ${title} siap ditempel.`,
    variant: 'success',
  }),
  urlNotCopied: {
    title: 'Gagal Menyalin URL',
    description:
      'Peramban Anda tidak mengizinkan penyalinan. Tekan lama tombol Unduh, lalu pilih salin tautan.',
    variant: 'destructive',
  },
} satisfies Messages;
