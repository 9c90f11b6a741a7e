import type { Messages } from '@/lib/toasts/toast';

export const fileRemovalMessages = {
  removed: (amount: string) => ({
    title: 'File Dihapus',
    description: `${amount} file sudah dihapus dari penyimpanan.`,
    variant: 'success',
  }),
  notRemoved: { title: 'File Belum Dihapus' },
} satisfies Messages;
