import type { Messages } from '@/lib/toasts/toast';

export const fileMessages = {
  /** For a file that was moved or changed after it was chosen, or that the browser may not read. */
  unreadable: {
    title: 'Unggah Gagal',
    description: 'File ini tidak dapat dibaca. Periksa filenya, lalu pilih lagi.',
    variant: 'destructive',
  },
  /** The toast for a file of 0 bytes, such as a broken download. */
  empty: {
    title: 'Unggah Gagal',
    description: 'File ini kosong. Periksa filenya, lalu pilih lagi.',
    variant: 'destructive',
  },
  noPhoto: {
    title: 'Foto Tidak Dapat Dibaca',
    description: 'Pilih foto JPG, PNG, atau WebP.',
    variant: 'destructive',
  },
  hugePhoto: (size: string) => ({
    title: 'Foto Tidak Dapat Dibaca',
    description: `Foto ini terlalu besar (lebih dari ${size}). Ambil foto dengan ukuran lebih kecil, atau kirim dulu ke diri sendiri lewat chat, lalu pilih lagi.`,
    variant: 'destructive',
  }),
  heicPhoto: {
    title: 'Foto Tidak Dapat Dibaca',
    description: 'Foto ini berformat HEIC, apa pun nama filenya. Simpan dulu sebagai JPG, lalu pilih lagi.',
    variant: 'destructive',
    duration: 7000,
  },
  /** @param rows - what was saved: '12 baris' */
  exported: (rows: string, fileName: string) => ({
    title: 'Unduhan Dimulai',
    description: `${rows} disimpan ke ${fileName}.`,
    variant: 'success',
  }),
  notExported: { title: 'Unduhan CSV Gagal' },
  notDownloaded: { title: 'Unduhan Gagal' },
} satisfies Messages;
