import type { Messages } from '@/lib/toasts/toast';

/** What the form of a template says below its fields. */
export const templateMessages = {
  placeholderUnknown: (written: string, known: string) =>
    `${written} tidak dikenal, dan akan terbaca apa adanya oleh penerima. Yang dikenal: ${known}.`,
  promises: (words: string) =>
    `“${words}” tidak dapat dijanjikan: banyak pengirim keluhan tidak memberi kontak. Hapus, atau pilih keluhan yang pengirimnya memberi telepon atau email.`,
  codeInComplaint: 'Templat keluhan tidak memuat kode pengirim. Hapus {kode}.',
  positionInvalid: 'Urutan harus berupa angka 0–999.',
} satisfies Messages;
