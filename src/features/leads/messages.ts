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
  exported: (count: string, fileName: string) => ({
    title: 'Unduhan Dimulai',
    description: `${count} baris disimpan ke ${fileName}.`,
    variant: 'success',
  }),
  notExported: { title: 'Ekspor Gagal' },
} satisfies Messages;
