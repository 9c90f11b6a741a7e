import type { Messages } from '@/lib/toasts/toast';

export const pressMessages = {
  exported: (count: string, fileName: string) => ({
    title: 'Unduhan Dimulai',
    description: `${count} angka disimpan ke ${fileName}.`,
    variant: 'success',
  }),
  notExported: { title: 'Unduhan Gagal' },
} satisfies Messages;
