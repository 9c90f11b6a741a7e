import type { Messages } from '@/lib/toasts/toast';

export const sppgImportMessages = {
  imported: (count: string) => ({
    title: 'Impor Berhasil',
    description: `${count} SPPG telah ditambahkan.`,
    variant: 'success',
  }),
  notImported: { title: 'Impor Gagal' },
  exported: (count: string, fileName: string) => ({
    title: 'Unduhan Dimulai',
    description: `Semua ${count} SPPG disimpan ke ${fileName}.`,
    variant: 'success',
  }),
  notExported: { title: 'Ekspor Gagal' },
} satisfies Messages;
