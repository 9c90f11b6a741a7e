import { done, type Messages } from '@/lib/toasts/toast';

export const incidentMessages = {
  reported: (nama: string) =>
    done(
      'Kejadian Terbit',
      `Kejadian di ${nama} sudah tampil di situs. Tulis kabar begitu ada yang diketahui.`,
    ),
  alreadyReported: (nama: string) => ({
    title: 'Sudah Dilaporkan',
    description: `Kejadian ini di ${nama} sudah dilaporkan lebih dulu. Bila Anda tahu lebih banyak, tambahkan kabar.`,
    duration: 7000,
  }),
  notReported: { title: 'Gagal Melaporkan Kejadian' },
  told: (nama: string) => done('Kabar Terbit', `Kabar tentang ${nama} sudah tampil di situs.`),
  closed: (nama: string) =>
    done('Kejadian Ditutup', `Kejadian di ${nama} selesai. Kabarnya tetap dapat dibaca di halaman dapur.`),
  notTold: { title: 'Gagal Menerbitkan Kabar' },
  wordsRemoved: {
    title: 'Kata Dihapus',
    description:
      'Yang membuka halaman dapur tidak lagi membacanya. Dari halaman yang dibangun dan dari feed kata itu hilang setelah situs dibangun lagi.',
    variant: 'success',
    duration: 7000,
  },
  wordsNotRemoved: { title: 'Gagal Menghapus Kata' },

  // What the forms say below a field.
  kindMissing: 'Pilih dulu jenis kejadiannya.',
  dayMissing: 'Hari kejadian wajib diisi.',
  newsMissing: 'Tulis apa yang sudah diketahui.',
  removedNewsMissing: 'Pilih dulu kabarnya.',
  removedKindMissing: 'Pilih apa yang dihapus.',
  removedWordsMissing: 'Tulis kata yang dihapus, persis seperti di kabarnya.',
  removalReasonMissing: 'Tulis mengapa kata itu dihapus.',
  figureIncomplete:
    'Setiap angka perlu jumlah, keterangan, sumber, dan waktunya. Lengkapi, atau hapus barisnya.',
} satisfies Messages;
