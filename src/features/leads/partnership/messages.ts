import type { Messages } from '@/lib/toasts/toast';

export const partnershipMessages = {
  sent: {
    title: 'Pengajuan Terkirim',
    description: 'Terima kasih! Pengajuan kemitraan Anda telah berhasil dikirim.',
    variant: 'success',
  },
  stillSaid:
    'Pengajuan Anda sudah kami terima. Bila ada yang ingin ditambahkan, silakan isi formulir ini lagi.',
  notSent: { title: 'Gagal Mengirim' },
  incomplete: {
    title: 'Data Tidak Lengkap',
    description: 'Nama kontak dan email wajib diisi.',
    variant: 'destructive',
  },
  contactMissing: 'Nama kontak wajib diisi.',
  emailMissing: 'Email wajib diisi.',
  proposalUploaded: (file: string) => ({
    title: 'Unggah Berhasil',
    description: `${file} berhasil diunggah.`,
    variant: 'success',
  }),
  proposalNotUploaded: { title: 'Unggah Gagal', description: 'Terjadi kesalahan saat mengunggah file.' },
  proposalMissing: {
    title: 'Tidak Ada File',
    description: 'Silakan pilih file terlebih dahulu.',
    variant: 'destructive',
  },
  proposalOfWrongType: {
    title: 'Jenis File Tidak Diizinkan',
    description: 'Hanya file PDF, Word (doc, docx), dan Excel (xls, xlsx) yang diizinkan.',
    variant: 'destructive',
  },
  proposalTooLarge: {
    title: 'Ukuran File Terlalu Besar',
    description: 'Ukuran file maksimal adalah 10MB.',
    variant: 'destructive',
  },
} satisfies Messages;
