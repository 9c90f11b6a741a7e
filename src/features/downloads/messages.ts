import type { Messages } from '@/lib/toast';

export const downloadMessages = {
  started: (fileName: string) => ({
    title: 'Unduhan Dimulai',
    description: `Mengunduh ${fileName}...`,
    variant: 'success',
  }),
  missing: (fileName: string) => ({
    title: 'Informasi Unduhan',
    description: `File ${fileName} belum tersedia.`,
  }),
} satisfies Messages;
