import type { Messages } from '@/lib/toasts/toast';

export const personalDataMessages = {
  emailMissing: 'Email wajib diisi.',
  exported: (count: string, fileName: string) => ({
    title: 'Unduhan Dimulai',
    description: `${count} baris disimpan ke ${fileName}.`,
    variant: 'success',
  }),
  notExported: { title: 'Ekspor Gagal' },
  deleted: (count: string) => ({
    title: 'Data Dihapus',
    description: `${count} data tentang alamat itu telah dihapus.`,
    variant: 'success',
  }),
  notDeleted: { title: 'Gagal Menghapus' },
} satisfies Messages;
