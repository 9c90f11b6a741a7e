import { done, type Messages } from '@/lib/toasts/toast';

export const regionalContactMessages = {
  added: (district: string) => done('Kontak Ditambahkan', `Kontak ${district} tampil di direktori.`),
  updated: (district: string) => done('Kontak Diperbarui', `Kontak ${district} telah diperbarui.`),
  notAdded: { title: 'Gagal Menambahkan Kontak' },
  notUpdated: { title: 'Gagal Memperbarui Kontak' },
  deletedMeanwhile: (district: string) => `Kontak ${district} sudah lebih dulu dihapus oleh pengguna lain.`,

  deletion: (district: string, name: string) => ({
    title: 'Konfirmasi Penghapusan',
    description: `Apakah Anda yakin ingin menghapus kontak ${district}, ${name}?`,
  }),
  wayBack: 'Bila ternyata keliru, seorang admin dapat memulihkan kontak ini di halaman Riwayat.',
  wayBackWithoutPhoto:
    'Fotonya ikut terhapus dan tidak dapat dikembalikan. Bila ternyata keliru, seorang admin dapat memulihkan kontak ini, tanpa foto, di halaman Riwayat.',
  deleted: (district: string) => done('Kontak Dihapus', `Kontak ${district} tidak tampil lagi di direktori.`),
  notDeleted: { title: 'Gagal Menghapus Kontak' },

  // What the form says below a field.
  districtEmpty: 'Kabupaten/kota harus dipilih.',
  districtTaken: 'Kabupaten/kota ini baru saja mendapat narahubung. Pilih yang lain.',
  nameEmpty: 'Nama narahubung tidak boleh kosong.',
  phoneEmpty: 'Nomor telepon tidak boleh kosong.',
  phoneWrong: 'Nomor ini belum benar. Tulis lengkap, seperti 0812-3456-7890 atau (024) 7601234.',
  phoneForeign: 'Isi dengan nomor Indonesia, yang diawali 0 atau +62.',
  consentMissing: 'Centang setelah narahubung setuju.',
} satisfies Messages;
