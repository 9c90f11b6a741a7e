import type { Messages } from '@/lib/toasts/toast';

export const leadMessages = {
  saved: (name: string, status: string) => ({
    title: 'Perubahan Disimpan',
    description: `${name}: ${status}.`,
    variant: 'success',
  }),
  unsavedFirst: (name: string) => ({
    title: 'Status Belum Diubah',
    description: `Simpan atau hapus dulu yang Anda ketik tentang ${name}.`,
    variant: 'info',
  }),
  notSaved: { title: 'Gagal Menyimpan' },
  answerFirst: 'Tulis jawaban untuk pengirim: tanpa jawaban, keluhan belum selesai.',
  answerWithText: 'Tulis juga jawaban untuk pengirim: teks untuk umum menyertai sebuah jawaban.',
  changedMeanwhile: {
    title: 'Gagal Menyimpan',
    description: 'Admin lain baru saja mengubahnya. Periksa yang tersimpan sekarang, lalu simpan lagi.',
    variant: 'destructive',
  },
  deleted: (lead: string) => ({
    title: 'Kiriman Dihapus',
    description: `${lead} telah dihapus.`,
    variant: 'success',
  }),
  proposalShared: (lead: string, fileName: string) => ({
    title: 'Kiriman Dihapus',
    description: `${lead} telah dihapus. File proposalnya, ${fileName}, tetap ada karena dipakai pengajuan lain.`,
    variant: 'success',
  }),
  proposalLeft: (lead: string, fileName: string) => ({
    title: 'Kiriman Dihapus',
    description: `${lead} telah dihapus, tetapi file proposalnya, ${fileName}, gagal dihapus dan mungkin masih tersimpan.`,
    variant: 'destructive',
  }),
  deletedBefore: (lead: string) => ({
    title: 'Gagal Menghapus',
    description: `${lead} sudah lebih dulu dihapus oleh admin lain.`,
    variant: 'destructive',
  }),
  changedBeforeDeletion: (lead: string) => ({
    title: 'Gagal Menghapus',
    description: `Admin lain baru saja mengubah ${lead}. Periksa yang tersimpan sekarang, lalu hapus lagi bila tetap perlu.`,
    variant: 'destructive',
  }),
  notDeleted: { title: 'Gagal Menghapus' },
  manyChanged: (count: string, words: string) => ({
    title: 'Perubahan Disimpan',
    description: `${count} kiriman: ${words}.`,
    variant: 'success',
  }),
  someNotChanged: (leads: string) => ({
    title: 'Belum Semua Diubah',
    description: `Admin lain baru saja mengubah atau menghapus ${leads}. Yang masih ada tetap tercentang: periksa, lalu ulangi bila perlu.`,
    variant: 'destructive',
  }),
  counted: (count: string) => ({
    title: 'Keluhan Dihitung',
    description: `${count} keluhan sudah dilihat dan dihitung di halaman dapurnya.`,
    variant: 'success',
  }),
  sortedOut: (count: string) => ({
    title: 'Keluhan Disaring',
    description: `${count} keluhan tidak ikut dihitung mulai Senin, dan tampil untuk umum sebagai “disaring”.`,
    variant: 'success',
  }),
  putBack: (count: string) => ({
    title: 'Keluhan Dihitung Lagi',
    description: `${count} keluhan ikut dihitung lagi mulai Senin.`,
    variant: 'success',
  }),
  manyDeleted: (count: string) => ({
    title: 'Kiriman Dihapus',
    description: `${count} kiriman telah dihapus.`,
    variant: 'success',
  }),
  someNotDeleted: (leads: string) => ({
    title: 'Belum Semua Dihapus',
    description: `Admin lain baru saja mengubah ${leads}. Kiriman itu tetap ada dan tercentang: periksa, lalu hapus lagi bila perlu.`,
    variant: 'destructive',
  }),
  linkCopied: {
    title: 'URL Disalin',
    description: 'Hanya admin yang login dapat membuka kirimannya.',
    variant: 'success',
  },
  linkNotCopied: { title: 'Gagal Menyalin URL', variant: 'destructive' },
  functionMissing:
    'Fungsi buka-proposal belum dipasang di proyek Supabase. Pasang dulu seperti di supabase/README.md, “Going live”.',
} satisfies Messages;
