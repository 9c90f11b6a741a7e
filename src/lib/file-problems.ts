import type { ToastMessage } from './toast';

/** A file that was moved or changed since it was chosen, or that lies in a folder out of reach. */
export const unreadableFile: ToastMessage = {
  title: 'Unggah Gagal',
  description: 'File ini tidak dapat dibaca. Periksa filenya, lalu pilih lagi.',
  variant: 'destructive',
};

/** A file of 0 bytes, as a broken download leaves it. */
export const emptyFile: ToastMessage = {
  title: 'Unggah Gagal',
  description: 'File ini kosong. Periksa filenya, lalu pilih lagi.',
  variant: 'destructive',
};
