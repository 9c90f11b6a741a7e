import type { Messages } from '@/lib/toasts/toast-message';

/** What forms of stored rows say about drafts and the edits of others. */
export const formMessages = {
  restored: 'Isian yang belum disimpan kami kembalikan.',
  unanswered: 'Server belum menjawab. Isian ini tetap di sini, dan dikirim bila tombolnya ditekan lagi.',
  unsentRestored: 'Isian yang belum terkirim kami kembalikan.',
  forget: 'Hapus dari perangkat ini',
  severalPasted:
    'Yang ditempel lebih dari satu baris atau kolom, sedangkan isian ini satu baris. Tempel satu per satu.',
  changedMeanwhile: 'Pengguna lain baru saja mengubah isian yang sama. Periksa, lalu simpan lagi.',
  gone: 'Data ini sudah dihapus pengguna lain. Yang Anda isi masih ada di sini.',
  saveAsNew: 'Simpan sebagai baru',
  storedNow: (value: string) => `Yang tersimpan sekarang: ${value}.`,
} satisfies Messages;
