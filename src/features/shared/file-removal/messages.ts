import { done, type Messages } from '@/lib/toasts/toast';

export const fileRemovalMessages = {
  removed: (amount: string) => done('File Dihapus', `${amount} file sudah dihapus dari penyimpanan.`),
  notRemoved: { title: 'File Belum Dihapus' },
} satisfies Messages;
