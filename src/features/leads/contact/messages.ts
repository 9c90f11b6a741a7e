import type { Messages } from '@/lib/toasts/toast';

export const contactMessages = {
  sent: {
    title: 'Pesan Terkirim!',
    description:
      'Terima kasih! Simpan kodenya: dengan kode itu Anda melihat sampai di mana kami menanganinya.',
    variant: 'success',
  },
  stillSaid: 'Pesan Anda sudah kami terima. Bila ada yang ingin ditambahkan, silakan isi formulir ini lagi.',
  notSent: {
    title: 'Gagal Mengirim Pesan',
    description:
      'Terjadi kesalahan saat mengirim pesan. Silakan coba lagi atau hubungi kami melalui telepon/email.',
    variant: 'destructive',
  },
  nameMissing: 'Nama wajib diisi.',
  emailMissing: 'Email wajib diisi.',
  subjectMissing: 'Subjek wajib diisi.',
  messageMissing: 'Pesan wajib diisi.',
} satisfies Messages;
