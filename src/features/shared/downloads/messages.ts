import { done, type Messages } from '@/lib/toasts/toast-message';

export const downloadMessages = {
  started: (fileName: string) => done('Unduhan Dimulai', `Mengunduh ${fileName}...`),
} satisfies Messages;
