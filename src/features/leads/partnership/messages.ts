import { done, failed, type Messages } from '@/lib/toasts/toast';

export const partnershipMessages = {
  sent: done('Pengajuan Terkirim', 'Terima kasih! Pengajuan kemitraan Anda telah berhasil dikirim.'),
  stillSaid:
    'Pengajuan Anda sudah kami terima. Bila ada yang ingin ditambahkan, silakan isi formulir ini lagi.',
  notSent: { title: 'Gagal Mengirim' },
  incomplete: failed('Data Tidak Lengkap', 'Nama kontak dan email wajib diisi.'),
  contactMissing: 'Nama kontak wajib diisi.',
  emailMissing: 'Email wajib diisi.',
  proposalUploaded: (file: string) => done('Unggah Berhasil', `${file} berhasil diunggah.`),
  proposalNotUploaded: { title: 'Unggah Gagal', description: 'Terjadi kesalahan saat mengunggah file.' },
  proposalMissing: failed('Tidak Ada File', 'Silakan pilih file terlebih dahulu.'),
  proposalOfWrongType: failed(
    'Jenis File Tidak Diizinkan',
    'Hanya file PDF, Word (doc, docx), dan Excel (xls, xlsx) yang diizinkan.',
  ),
  proposalTooLarge: failed('Ukuran File Terlalu Besar', 'Ukuran file maksimal adalah 10MB.'),
} satisfies Messages;
