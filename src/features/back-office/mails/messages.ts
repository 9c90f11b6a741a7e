import { done, type Messages } from '@/lib/toasts/toast';

export const mailMessages = {
  resent: (recipient: string) =>
    done('Surat Dikirim Lagi', `Surat untuk ${recipient} dikirim dalam beberapa menit.`),
  accepted: (recipient: string) =>
    done('Dicatat Terkirim', `Surat untuk ${recipient} dianggap sudah sampai.`),
  notDecided: { title: 'Keputusan Gagal Disimpan' },
  deleted: (recipient: string) => done('Surat Dihapus', `Surat untuk ${recipient} telah dihapus.`),
  deletedBefore: { title: 'Sudah Dihapus', description: 'Surat ini sudah dihapus admin lain.' },
  notDeleted: { title: 'Gagal Menghapus Surat' },
} satisfies Messages;
