import { done, type Messages } from '@/lib/toasts/toast-message';

export const personalDataMessages = {
  personMissing: 'Isi email, nomor telepon, atau nama.',
  personTooShort: 'Tulis sedikitnya 3 huruf nama, atau 6 angka nomor telepon.',
  deleted: (count: string) => done('Data Dihapus', `${count} data tentang orang itu telah dihapus.`),
  notDeleted: { title: 'Gagal Menghapus' },
} satisfies Messages;
