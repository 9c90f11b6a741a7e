import type { Messages } from '@/lib/toast';

export const downloadMessages = {
  started: (file: string) => ({
    title: 'Unduhan Dimulai',
    description: `Mengunduh ${file}...`,
    variant: 'success',
  }),
  notAvailable: (file: string) => ({
    title: 'Informasi Unduhan',
    description: `File ${file} belum tersedia.`,
  }),
} satisfies Messages;
