import { done, type Messages } from '@/lib/toasts/toast';

export const downloadMessages = {
  started: (fileName: string) => done('Unduhan Dimulai', `Mengunduh ${fileName}...`),
} satisfies Messages;
