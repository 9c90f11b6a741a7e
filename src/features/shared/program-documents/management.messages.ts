import { done, failed, type Messages } from '@/lib/toasts/toast-message';

/** Messages for users who change documents, in a file that visitors never download. */
export const documentManagementMessages = {
  tooLarge: failed(
    'Unggah Gagal',
    'Ukuran file maksimal adalah 20 MB. Perkecil file PDF ini, lalu coba lagi.',
  ),
  checking: 'Memeriksa isi PDF...',
  hiddenText: (fileName: string) => ({
    title: 'Masih ada yang dapat dibaca',
    description: `Di ${fileName} ada teks yang tidak tampak, tetapi dapat disalin siapa pun yang mengunduhnya.`,
  }),
  sameTitle: (titles: string) => ({
    title: 'Judul yang sama',
    description: `Sudah ada dokumen berjudul ${titles}. Pengunjung tidak dapat membedakan keduanya.`,
    note: 'Ini edisi baru dari dokumen itu? Batalkan, lalu pakai “Edisi baru” di halaman Dokumen: tautan yang sudah dibagikan membukanya.',
  }),
  notUploaded: { title: 'Unggah Gagal' },
  published: (...titles: string[]) =>
    done(
      'Sudah Terbit',
      titles.length === 1
        ? `${titles.join('')} tampil di halaman Program.`
        : `${titles.length} dokumen tampil di halaman Program.`,
    ),
  deletedMeanwhile: (title: string) => `${title} sudah lebih dulu dihapus oleh pengguna lain.`,
} satisfies Messages;
