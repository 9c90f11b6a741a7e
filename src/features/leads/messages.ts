import type { Messages } from '@/lib/toasts/toast';

export const leadMessages = {
  saved: (name: string, status: string) => ({
    title: 'Perubahan Disimpan',
    description: `${name}: ${status}.`,
    variant: 'success',
  }),
  notSaved: { title: 'Gagal Menyimpan' },
  changedMeanwhile: {
    title: 'Gagal Menyimpan',
    description: 'Admin lain baru saja mengubahnya. Periksa yang tersimpan sekarang, lalu simpan lagi.',
    variant: 'destructive',
  },
  deleted: (name: string) => ({
    title: 'Kiriman Dihapus',
    description: `Kiriman dari ${name} telah dihapus.`,
    variant: 'success',
  }),
  proposalLeft: (name: string) => ({
    title: 'Kiriman Dihapus',
    description: `Kiriman dari ${name} telah dihapus, tetapi file proposalnya masih ada: dipakai pengajuan lain, atau gagal dihapus.`,
    variant: 'destructive',
  }),
  deletedBefore: (name: string) => ({
    title: 'Gagal Menghapus',
    description: `Kiriman dari ${name} sudah lebih dulu dihapus oleh admin lain.`,
    variant: 'destructive',
  }),
  notDeleted: { title: 'Gagal Menghapus' },
  exported: (count: string, fileName: string) => ({
    title: 'Unduhan Dimulai',
    description: `${count} baris disimpan ke ${fileName}.`,
    variant: 'success',
  }),
  notExported: { title: 'Ekspor Gagal' },
} satisfies Messages;
