import type { Messages } from '@/lib/toasts/toast';

export const contentMessages = {
  draftSaved: (name: string) => ({
    title: 'Draf Disimpan',
    description: `“${name}” tersimpan. Hanya admin yang melihatnya.`,
    variant: 'success',
  }),
  saved: (name: string) => ({
    title: 'Perubahan Disimpan',
    description: `“${name}” telah diperbarui.`,
    variant: 'success',
  }),
  published: (name: string) => ({
    title: 'Sudah Terlihat Pengunjung',
    description: `“${name}” tampil di situs.`,
    variant: 'success',
  }),
  withdrawn: (name: string) => ({
    title: 'Ditarik Menjadi Draf',
    description: `“${name}” tidak lagi terlihat pengunjung.`,
    variant: 'success',
  }),
  moved: (name: string) => ({
    title: 'Urutan Diubah',
    description: `“${name}” sudah dipindahkan.`,
    variant: 'success',
  }),
  notSaved: { title: 'Gagal Menyimpan' },
  notWithdrawn: { title: 'Gagal Menarik' },
  notMoved: { title: 'Gagal Mengubah Urutan' },
  movedMeanwhile: 'Admin lain baru saja mengubahnya. Periksa daftar yang terbaru, lalu ulangi.',
  deletedMeanwhile: (name: string) => `“${name}” sudah lebih dulu dihapus oleh admin lain.`,

  deletion: (name: string) => ({
    title: 'Hapus untuk semua?',
    description: `“${name}” tidak lagi tampil di situs.`,
  }),
  wayBack: 'Bila ternyata keliru, Anda dapat memulihkannya di halaman Riwayat.',
  deleted: (name: string) => ({
    title: 'Sudah Dihapus',
    description: `“${name}” telah dihapus.`,
    variant: 'success',
  }),
  notDeleted: { title: 'Gagal Menghapus' },

  restored: {
    title: 'Versi Dipulihkan',
    description: 'Isinya kembali seperti versi itu. Versi tadi tetap ada di daftar.',
    variant: 'success',
  },
  notRestored: { title: 'Gagal Memulihkan Versi' },
  shared: {
    title: 'Tautan Disalin',
    description: 'Tempelkan di pesan atau media sosial.',
    variant: 'success',
  },
  sharedEarly: {
    title: 'Tautan Disalin',
    description: 'Sudah bisa dibaca. Gambar pratinjau tautannya menyusul setelah situs dibangun lagi.',
    variant: 'success',
  },
  previewFollows: {
    title: 'Tautan Sudah Bisa Dibaca',
    description: 'Gambar pratinjau tautannya menyusul setelah situs dibangun lagi.',
  },
  notShared: { title: 'Tautan Tidak Dapat Dibagikan' },

  // What the forms say below a field.
  titleMissing: 'Judul wajib diisi.',
  slugMissing: 'Alamat artikel wajib diisi.',
  slugWrong: 'Gunakan huruf kecil, angka, dan tanda hubung saja, seperti panen-sayur-pertama.',
  dateMissing: 'Tanggal wajib diisi.',
  dateInFuture: 'Tanggal artikel yang terbit tidak boleh setelah hari ini.',
  categoryMissing: 'Kategori wajib diisi.',
  excerptMissing: 'Ringkasan wajib diisi.',
  contentMissing: 'Isi artikel wajib diisi.',
  captionMissing: 'Keterangan wajib diisi.',
  questionMissing: 'Pertanyaan wajib diisi.',
  answerMissing: 'Jawaban wajib diisi.',
  linkHalf: 'Isi teks dan tujuan tautan, atau kosongkan keduanya.',
  linkWrong: 'Tulis alamat halaman situs ini, seperti /kontak, atau alamat lengkap https://…',
  pictureMissing: 'Pilih gambar atau foto dulu. Sebagai draf, artikel boleh belum bergambar.',
  altMissing: 'Tulis apa yang terlihat di gambar.',
  tooManyPhotos: 'Paling banyak delapan foto.',
  photoAltMissing: 'Tulis apa yang terlihat di setiap foto.',
  photoAltLong: 'Maksimal 300 karakter untuk tiap foto.',
  agreementMissing: 'Centang setelah semua orang di foto, atau orang tua mereka, setuju.',
  sourceUrlWrong: 'Tempel alamat lengkap halamannya, yang diawali https://, atau kosongkan.',
  fieldMissing: 'Isian ini wajib diisi.',
  kitchenMissing: 'Cari SPPG-nya, lalu pilih.',
  nibWrong: 'NIB terdiri atas 13 angka.',
  postalCodeWrong: 'Kode pos terdiri atas 5 angka.',
  phoneWrong:
    'Nomor ini belum benar. Tulis lengkap dengan angka, seperti 0812-3456-7890, (024) 760-1234 ext. 12, atau 1500-123. Dua nomor dipisah dengan “/”.',
  coordinatesWrong:
    'Salin dari peta, misalnya “-6.9904, 110.4229”, atau tempel tautan panjang dari Google Maps. Tautan pendek (maps.app.goo.gl) tidak memuat koordinatnya.',
  whatsappWrong: 'Tulis nomor ponsel yang memakai WhatsApp, seperti 0812-3456-7890, atau kosongkan.',
  socialWrong: 'Tempel alamat lengkap akunnya, yang diawali https://',
  hoursWrong:
    'Tulis satu baris untuk tiap hari, seperti “Senin–Kamis: 08.00–17.00”, “Jumat: 08.00–11.30, 13.00–16.30”, “Sabtu: 24 jam”, atau “Minggu: Tutup”.',
} satisfies Messages;

/** The messages of a kind of entry, which is a draft or for everyone. */
export const entryMessages = (noun: string) => ({
  ...contentMessages,
  adding: `Tambah ${noun}`,
  editing: `Edit ${noun}`,
  added: (name: string, { status }: { status?: string }) =>
    status === 'draf' ? contentMessages.draftSaved(name) : contentMessages.published(name),
  updated(name: string, { status }: { status?: string }) {
    if (status === 'terbit') return contentMessages.published(name);
    return status === 'draf' ? contentMessages.withdrawn(name) : contentMessages.saved(name);
  },
  notAdded: contentMessages.notSaved,
  notUpdated: contentMessages.notSaved,
});

/** The messages of data without drafts: the company's data, the texts of a page. */
export const publicMessages = {
  ...entryMessages(''),
  added: contentMessages.saved,
  updated: contentMessages.saved,
};
