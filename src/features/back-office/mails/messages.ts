import type { Messages } from '@/lib/toasts/toast';

export const mailMessages = {
  resent: (recipient: string) => ({
    title: 'Surat Dikirim Lagi',
    description: `Surat untuk ${recipient} dikirim dalam beberapa menit.`,
    variant: 'success',
  }),
  accepted: (recipient: string) => ({
    title: 'Dicatat Terkirim',
    description: `Surat untuk ${recipient} dianggap sudah sampai.`,
    variant: 'success',
  }),
  notDecided: { title: 'Keputusan Gagal Disimpan' },
  deleted: (recipient: string) => ({
    title: 'Surat Dihapus',
    description: `Surat untuk ${recipient} telah dihapus.`,
    variant: 'success',
  }),
  deletedBefore: { title: 'Sudah Dihapus', description: 'Surat ini sudah dihapus admin lain.' },
  notDeleted: { title: 'Gagal Menghapus Surat' },
} satisfies Messages;
