import { done, type Messages } from '@/lib/toasts/toast';

export const templateMessages = {
  added: (title: string) => done('Templat Ditambahkan', `“${title}” siap dipakai.`),
  updated: (title: string) => done('Templat Diperbarui', `“${title}” telah diperbarui.`),
  notAdded: { title: 'Gagal Menambahkan Templat' },
  notUpdated: { title: 'Gagal Memperbarui Templat' },
  deletedMeanwhile: (title: string) => `“${title}” sudah lebih dulu dihapus oleh admin lain.`,
  deletion: (title: string) => ({
    title: 'Hapus templat ini?',
    description: `“${title}” tidak lagi dapat dipilih. Jawaban yang sudah terkirim tidak berubah.`,
  }),
  wayBack: 'Bila ternyata keliru, templat ini dapat dipulihkan di halaman Riwayat.',
  deleted: (title: string) => done('Templat Dihapus', `“${title}” telah dihapus.`),
  notDeleted: { title: 'Gagal Menghapus Templat' },

  // What the form says below a field.
  titleEmpty: 'Judul templat tidak boleh kosong.',
  placeholderUnknown: (written: string, known: string) =>
    `${written} tidak dikenal, dan akan terbaca apa adanya oleh penerima. Yang dikenal: ${known}.`,
  promises: (words: string) =>
    `“${words}” tidak dapat dijanjikan: banyak pengirim keluhan tidak memberi kontak. Hapus, atau pilih keluhan yang pengirimnya memberi telepon atau email.`,
  codeInComplaint: 'Templat keluhan tidak memuat kode pengirim. Hapus {kode}.',
  isiEmpty: 'Isi templat tidak boleh kosong.',
  positionInvalid: 'Urutan harus berupa angka 0–999.',
} satisfies Messages;
