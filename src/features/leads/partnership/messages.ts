import { failed, type Messages } from '@/lib/toasts/toast-message';

export const partnershipMessages = {
  incomplete: failed('Data Tidak Lengkap', 'Nama kontak dan email wajib diisi.'),
  contactMissing: 'Nama kontak wajib diisi.',
  emailMissing: 'Email wajib diisi.',
  proposalNotUploaded: { title: 'Unggah Gagal', description: 'Terjadi kesalahan saat mengunggah file.' },
  proposalOfWrongType: failed(
    'Jenis File Tidak Diizinkan',
    'Hanya file PDF, Word (doc, docx), dan Excel (xls, xlsx) yang diizinkan.',
  ),
  proposalTooLarge: failed('Ukuran File Terlalu Besar', 'Ukuran file maksimal adalah 10MB.'),
} satisfies Messages;
