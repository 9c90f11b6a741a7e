import { done, failed, type Messages } from '@/lib/toasts/toast';

export const leadMessages = {
  saved: (name: string, status: string) => done('Perubahan Disimpan', `${name}: ${status}.`),
  unsavedFirst: (name: string) => ({
    title: 'Status Belum Diubah',
    description: `Simpan atau hapus dulu yang Anda ketik tentang ${name}.`,
    variant: 'info',
  }),
  notSaved: { title: 'Gagal Menyimpan' },
  answerFirst: 'Tulis jawaban untuk pengirim: tanpa jawaban, keluhan belum selesai.',
  answerWithText: 'Tulis juga jawaban untuk pengirim: teks untuk umum menyertai sebuah jawaban.',
  changedMeanwhile: failed(
    'Gagal Menyimpan',
    'Admin lain baru saja mengubahnya. Periksa yang tersimpan sekarang, lalu simpan lagi.',
  ),
  deleted: (lead: string) => done('Kiriman Dihapus', `${lead} telah dihapus.`),
  proposalShared: (lead: string, fileName: string) =>
    done(
      'Kiriman Dihapus',
      `${lead} telah dihapus. File proposalnya, ${fileName}, tetap ada karena dipakai pengajuan lain.`,
    ),
  proposalLeft: (lead: string, fileName: string) =>
    failed(
      'Kiriman Dihapus',
      `${lead} telah dihapus, tetapi file proposalnya, ${fileName}, gagal dihapus dan mungkin masih tersimpan.`,
    ),
  deletedBefore: (lead: string) =>
    failed('Gagal Menghapus', `${lead} sudah lebih dulu dihapus oleh admin lain.`),
  changedBeforeDeletion: (lead: string) =>
    failed(
      'Gagal Menghapus',
      `Admin lain baru saja mengubah ${lead}. Periksa yang tersimpan sekarang, lalu hapus lagi bila tetap perlu.`,
    ),
  notDeleted: { title: 'Gagal Menghapus' },
  manyChanged: (count: string, words: string) => done('Perubahan Disimpan', `${count} kiriman: ${words}.`),
  someNotChanged: (leads: string) =>
    failed(
      'Belum Semua Diubah',
      `Admin lain baru saja mengubah atau menghapus ${leads}. Yang masih ada tetap tercentang: periksa, lalu ulangi bila perlu.`,
    ),
  counted: (count: string) =>
    done('Keluhan Dihitung', `${count} keluhan sudah dilihat dan dihitung di halaman dapurnya.`),
  sortedOut: (count: string) =>
    done(
      'Keluhan Disaring',
      `${count} keluhan tidak ikut dihitung mulai Senin, dan tampil untuk umum sebagai “disaring”.`,
    ),
  putBack: (count: string) =>
    done('Keluhan Dihitung Lagi', `${count} keluhan ikut dihitung lagi mulai Senin.`),
  manyDeleted: (count: string) => done('Kiriman Dihapus', `${count} kiriman telah dihapus.`),
  someNotDeleted: (leads: string) =>
    failed(
      'Belum Semua Dihapus',
      `Admin lain baru saja mengubah ${leads}. Kiriman itu tetap ada dan tercentang: periksa, lalu hapus lagi bila perlu.`,
    ),
  linkCopied: done('URL Disalin', 'Hanya admin yang login dapat membuka kirimannya.'),
  linkNotCopied: failed('Gagal Menyalin URL'),
  functionMissing:
    'Fungsi buka-proposal belum dipasang di proyek Supabase. Pasang dulu seperti di supabase/README.md, “Going live”.',
} satisfies Messages;
