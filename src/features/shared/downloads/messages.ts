import type { Messages } from '@/lib/toasts/toast';

export const downloadMessages = {
  started: (fileName: string) => ({
    title: 'Unduhan Dimulai',
    description: `Mengunduh ${fileName}...`,
    variant: 'success',
  }),
  fileMissing: (fileName: string) => ({
    title: 'Informasi Unduhan',
    description: `File ${fileName} belum tersedia.`,
  }),
} satisfies Messages;
