import { done, type Messages } from '@/lib/toasts/toast-message';

export const contentMessages = {
  draftSaved: (name: string) => done('Draf Disimpan', `“${name}” tersimpan. Hanya admin yang melihatnya.`),
  saved: (name: string) => done('Perubahan Disimpan', `“${name}” telah diperbarui.`),
  withdrawn: (name: string) => done('Ditarik Menjadi Draf', `“${name}” tidak lagi terlihat pengunjung.`),
  published: (name: string) => done('Sudah Terlihat Pengunjung', `“${name}” tampil di situs.`),
  notSaved: { title: 'Gagal Menyimpan' },
  notMoved: { title: 'Gagal Mengubah Urutan' },
  deletedMeanwhile: (name: string) => `“${name}” sudah lebih dulu dihapus oleh admin lain.`,

  deletion: (name: string) => ({
    title: 'Hapus untuk semua?',
    description: `“${name}” tidak lagi tampil di situs.`,
  }),
  wayBack: 'Bila ternyata keliru, Anda dapat memulihkannya di halaman Riwayat.',
  deleted: (name: string) => done('Sudah Dihapus', `“${name}” telah dihapus.`),
  notDeleted: { title: 'Gagal Menghapus' },

  // What the forms say below a field.
  titleMissing: 'Judul wajib diisi.',
  slugMissing: 'Alamat artikel wajib diisi.',
  dateMissing: 'Tanggal wajib diisi.',
  linkHalf: 'Isi teks dan tujuan tautan, atau kosongkan keduanya.',
  tooManyPhotos: 'Paling banyak delapan foto.',
  fieldMissing: 'Isian ini wajib diisi.',
  nibWrong: 'NIB terdiri atas 13 angka.',
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
