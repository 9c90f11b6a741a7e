import { done, failed, type Messages } from '@/lib/toasts/toast';

export const contactMessages = {
  sent: done(
    'Pesan Terkirim!',
    'Terima kasih! Simpan kodenya: dengan kode itu Anda melihat sampai di mana kami menanganinya.',
  ),
  stillSaid: 'Pesan Anda sudah kami terima. Bila ada yang ingin ditambahkan, silakan isi formulir ini lagi.',
  notSent: failed(
    'Gagal Mengirim Pesan',
    'Terjadi kesalahan saat mengirim pesan. Silakan coba lagi atau hubungi kami melalui telepon/email.',
  ),
  nameMissing: 'Nama wajib diisi.',
  emailMissing: 'Email wajib diisi.',
  subjectMissing: 'Subjek wajib diisi.',
  messageMissing: 'Pesan wajib diisi.',
} satisfies Messages;
