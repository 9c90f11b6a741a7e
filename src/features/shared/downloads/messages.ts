import { done, type Messages } from '@/lib/toasts/toast';

export const downloadMessages = {
  started: (fileName: string) => done('Unduhan Dimulai', `Mengunduh ${fileName}...`),
  fileMissing: (fileName: string) => ({
    title: 'Informasi Unduhan',
    description: `File ${fileName} belum tersedia.`,
  }),
} satisfies Messages;
