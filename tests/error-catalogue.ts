/** A row of the specification's error catalogue (point 8): exact title and text. A row never changes to fit the code. */
interface CatalogueRow {
  situation: string;
  title: string;
  /** `the message` stands for the service's own message, as it came. */
  description: string;
}

export const theMessage = 'the message';

export const errorCatalogue = [
  { situation: 'Sign-in failure', title: 'Login Gagal', description: theMessage },
  { situation: 'Sign-up failure', title: 'Pendaftaran Gagal', description: theMessage },
  { situation: 'Sign-out failure', title: 'Gagal Logout', description: theMessage },
  { situation: 'Document list load failure', title: 'Gagal Memuat Dokumen', description: theMessage },
  { situation: 'Document upload failure', title: 'Unggah Gagal', description: theMessage },
  { situation: 'Document delete failure', title: 'Gagal Menghapus', description: theMessage },
  {
    situation: 'Wrong document type',
    title: 'Jenis File Salah',
    description: 'Hanya file PDF yang diizinkan.',
  },
  {
    situation: 'Delete when signed out',
    title: 'Akses Ditolak',
    description: 'Anda harus login untuk menghapus dokumen.',
  },
  // The specification leaves the description of this one open.
  { situation: 'Clipboard copy failure', title: 'Gagal Menyalin URL', description: '' },
  { situation: 'SPPG load failure', title: 'Gagal Memuat Data SPPG', description: theMessage },
  { situation: 'SPPG update failure', title: 'Gagal Memperbarui SPPG', description: theMessage },
  { situation: 'SPPG create failure', title: 'Gagal Menambahkan SPPG', description: theMessage },
  {
    situation: 'SPPG save failure without a message',
    title: 'Gagal Menambahkan SPPG',
    description: 'Terjadi kesalahan saat menyimpan SPPG.',
  },
  { situation: 'SPPG delete failure', title: 'Gagal Menghapus SPPG', description: theMessage },
  {
    situation: 'SPPG delete failure without a message',
    title: 'Gagal Menghapus SPPG',
    description: 'Terjadi kesalahan saat menghapus SPPG.',
  },
  {
    situation: 'Foundation load failure',
    title: 'Gagal Memuat Data',
    description: 'Tidak dapat mengambil data yayasan dari server.',
  },
  {
    situation: 'Contact message failure',
    title: 'Gagal Mengirim Pesan',
    description:
      'Terjadi kesalahan saat mengirim pesan. Silakan coba lagi atau hubungi kami melalui telepon/email.',
  },
  { situation: 'Partnership failure', title: 'Gagal Mengirim', description: theMessage },
  { situation: 'Proposal upload failure', title: 'Unggah Gagal', description: theMessage },
  {
    situation: 'Proposal upload failure without a message',
    title: 'Unggah Gagal',
    description: 'Terjadi kesalahan saat mengunggah file.',
  },
  {
    situation: 'Incomplete partnership form',
    title: 'Data Tidak Lengkap',
    description: 'Nama kontak dan email wajib diisi.',
  },
] as const satisfies CatalogueRow[];

export type Situation = (typeof errorCatalogue)[number]['situation'];
