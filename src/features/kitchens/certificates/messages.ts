import { done, type Messages } from '@/lib/toasts/toast';

export const certificateMessages = {
  allAdded: (count: string) => done('Sertifikat Ditambahkan', `${count} sertifikat telah dicatat.`),
  notAdded: { title: 'Gagal Menambahkan Sertifikat' },
} satisfies Messages;
