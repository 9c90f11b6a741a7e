import type { Messages } from '@/lib/toasts/toast';

/** Messages for users who change documents, in a file that visitors never download. */
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
  checking: 'Memeriksa isi PDF...',
  notChecked: (reason: string) => ({ title: 'Unggah Gagal', description: reason, variant: 'destructive' }),
  hiddenText: (fileName: string) => ({
    title: 'Masih ada yang dapat dibaca',
    description: `Di ${fileName} ada teks yang tidak tampak, tetapi dapat disalin siapa pun yang mengunduhnya.`,
  }),
  redrawing:
    'Bila halamannya digambar ulang, teks ini hilang. Dokumennya lalu tidak dapat dicari atau dibacakan.',
  uploaded: (fileName: string) => ({
    title: 'Unggah Berhasil',
    description: `${fileName} berhasil diunggah.`,
    variant: 'success',
  }),
  notUploaded: { title: 'Unggah Gagal' },
  unready: 'Ada file yang belum siap. Tunggu pemeriksaannya, putuskan, atau hapus dari daftar ini.',
  published: (...titles: string[]) => ({
    title: 'Sudah Terbit',
    description:
      titles.length === 1
        ? `${titles.join('')} tampil di halaman Program.`
        : `${titles.length} dokumen tampil di halaman Program.`,
    variant: 'success',
  }),
  notPublished: (failed: string, all: string) => ({
    title: 'Unggah Gagal',
    description: `${failed} dari ${all} dokumen belum terbit. Alasannya tertulis di bawah nama filenya.`,
    variant: 'destructive',
  }),

  noFile: 'Pilih file PDF edisi baru.',
  replacedMeanwhile:
    'Edisi baru dokumen ini sudah diunggah pengguna lain. Tutup formulir ini, lalu periksa daftarnya.',
  editionUploaded: (title: string, edition: string) => ({
    title: 'Edisi Baru Terbit',
    description: `${title} sekarang edisi ${edition}. Tautan yang sudah dibagikan membuka edisi ini.`,
    variant: 'success',
  }),

  confirmed: (title: string) => ({
    title: 'Dokumen Dikonfirmasi',
    description: `${title} sekarang tampil sebagai dokumen yang kami akui.`,
    variant: 'success',
  }),
  notConfirmed: { title: 'Gagal Mengonfirmasi Dokumen' },

  pinned: (title: string) => ({
    title: 'Dokumen Disematkan',
    description: `${title} sekarang di antara yang teratas.`,
    variant: 'success',
  }),
  unpinned: (title: string) => ({
    title: 'Sematan Dilepas',
    description: `${title} kembali ke urutan menurut tanggal.`,
    variant: 'success',
  }),
  placed: (title: string) => ({
    title: 'Urutan Diubah',
    description: `${title} sudah dipindahkan.`,
    variant: 'success',
  }),
  placedMeanwhile: 'Urutan dokumen ini baru saja diubah pengguna lain. Periksa daftarnya, lalu ulangi.',

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
