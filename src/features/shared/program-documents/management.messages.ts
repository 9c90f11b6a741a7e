import { done, failed, type Messages } from '@/lib/toasts/toast';

/** Messages for users who change documents, in a file that visitors never download. */
export const documentManagementMessages = {
  wrongType: failed('Jenis File Salah', 'Hanya file PDF yang diizinkan.'),
  tooLarge: failed(
    'Unggah Gagal',
    'Ukuran file maksimal adalah 20 MB. Perkecil file PDF ini, lalu coba lagi.',
  ),
  checking: 'Memeriksa isi PDF...',
  notChecked: (reason: string) => failed('Unggah Gagal', reason),
  hiddenText: (fileName: string) => ({
    title: 'Masih ada yang dapat dibaca',
    description: `Di ${fileName} ada teks yang tidak tampak, tetapi dapat disalin siapa pun yang mengunduhnya.`,
  }),
  redrawing:
    'Bila halamannya digambar ulang, teks ini hilang. Dokumennya lalu tidak dapat dicari atau dibacakan.',
  uploaded: (fileName: string) => done('Unggah Berhasil', `${fileName} berhasil diunggah.`),
  notUploaded: { title: 'Unggah Gagal' },
  unready: 'Ada file yang belum siap. Tunggu pemeriksaannya, putuskan, atau hapus dari daftar ini.',
  published: (...titles: string[]) =>
    done(
      'Sudah Terbit',
      titles.length === 1
        ? `${titles.join('')} tampil di halaman Program.`
        : `${titles.length} dokumen tampil di halaman Program.`,
    ),
  notPublished: (left: string, all: string) =>
    failed(
      'Unggah Gagal',
      `${left} dari ${all} dokumen belum terbit. Alasannya tertulis di bawah nama filenya.`,
    ),

  noFile: 'Pilih file PDF edisi baru.',
  replacedMeanwhile:
    'Edisi baru dokumen ini sudah diunggah pengguna lain. Tutup formulir ini, lalu periksa daftarnya.',
  editionUploaded: (title: string, edition: string) =>
    done(
      'Edisi Baru Terbit',
      `${title} sekarang edisi ${edition}. Tautan yang sudah dibagikan membuka edisi ini.`,
    ),

  confirmed: (title: string) =>
    done('Dokumen Dikonfirmasi', `${title} sekarang tampil sebagai dokumen yang kami akui.`),
  notConfirmed: { title: 'Gagal Mengonfirmasi Dokumen' },

  pinned: (title: string) => done('Dokumen Disematkan', `${title} sekarang di antara yang teratas.`),
  unpinned: (title: string) => done('Sematan Dilepas', `${title} kembali ke urutan menurut tanggal.`),
  placed: (title: string) => done('Urutan Diubah', `${title} sudah dipindahkan.`),
  placedMeanwhile: 'Urutan dokumen ini baru saja diubah pengguna lain. Periksa daftarnya, lalu ulangi.',

  updated: (title: string) => done('Dokumen Diperbarui', `${title} telah diperbarui.`),
  notUpdated: { title: 'Gagal Memperbarui Dokumen' },
  deletedMeanwhile: (title: string) => `${title} sudah lebih dulu dihapus oleh pengguna lain.`,
  titleEmpty: 'Judul tidak boleh kosong.',

  deleted: (title: string) => done('Dokumen Dihapus', `${title} telah dihapus.`),
  signedOut: failed('Akses Ditolak', 'Anda harus login untuk menghapus dokumen.'),
  notDeleted: { title: 'Gagal Menghapus' },
} satisfies Messages;
