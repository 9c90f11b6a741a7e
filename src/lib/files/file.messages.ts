import { done, failed, type Messages } from '@/lib/toasts/toast-message';

export const fileMessages = {
  /** For a file that was moved or changed after it was chosen, or that the browser may not read. */
  unreadable: failed('Unggah Gagal', 'File ini tidak dapat dibaca. Periksa filenya, lalu pilih lagi.'),
  /** The toast for a file of 0 bytes, such as a broken download. */
  empty: failed('Unggah Gagal', 'File ini kosong. Periksa filenya, lalu pilih lagi.'),
  noPhoto: failed('Foto Tidak Dapat Dibaca', 'Pilih foto JPG, PNG, atau WebP.'),
  hugePhoto: (size: string) =>
    failed(
      'Foto Tidak Dapat Dibaca',
      `Foto ini terlalu besar (lebih dari ${size}). Ambil foto dengan ukuran lebih kecil, atau kirim dulu ke diri sendiri lewat chat, lalu pilih lagi.`,
    ),
  heicPhoto: {
    title: 'Foto Tidak Dapat Dibaca',
    description: 'Foto ini berformat HEIC, apa pun nama filenya. Simpan dulu sebagai JPG, lalu pilih lagi.',
    variant: 'destructive',
    duration: 7000,
  },
  /** No page learns whether a download has arrived. @param rows - what is in the file: '12 baris' */
  exported: (rows: string, fileName: string) =>
    done('Unduhan Dimulai', `Mengunduh ${rows} ke ${fileName}...`),
  notExported: { title: 'Unduhan CSV Gagal' },
  notDownloaded: { title: 'Unduhan Gagal' },
} satisfies Messages;
