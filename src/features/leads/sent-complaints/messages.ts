import { done, type Messages } from '@/lib/toasts/toast';

export const complaintMessages = {
  sent: done('Keluhan Terkirim', 'Terima kasih. Simpan kodenya: dengan kode itu Anda membaca jawaban kami.'),
  stillSaid: 'Keluhan Anda sudah kami terima. Ada keluhan lain? Isi formulir ini lagi.',
  notSent: { title: 'Keluhan Belum Terkirim' },
  kitchenMissing: 'Pilih dapurnya, atau “Saya tidak tahu dapurnya”.',
  kitchenGone: (code: string) =>
    `Dapur “${code}” tidak ada dalam daftar kami. Cari dapurnya, atau pilih “Saya tidak tahu dapurnya”.`,
  categoryMissing: 'Pilih salah satu.',
  categoryGone: 'Jenis yang dulu Anda pilih sudah tidak ada. Pilih lagi.',
  dayMissing: 'Tanggal wajib diisi.',
  dayTooEarly: 'Tanggal ini terlalu lama. Program ini dimulai pada Januari 2025.',
  textMissing: 'Tulis apa yang terjadi.',
  tooManyPhotos: 'Paling banyak tiga foto.',
  nameMissing: 'Tulis nama Anda, atau hapus tanda di “Sebutkan nama saya”.',
  furtherMissing: 'Tulis apa yang belum beres.',
  writtenAgain: done('Tulisan Terkirim', 'Keluhan Anda dibuka kembali. Kodenya tetap sama.'),
  notWrittenAgain: { title: 'Tulisan Belum Terkirim' },
} satisfies Messages;
