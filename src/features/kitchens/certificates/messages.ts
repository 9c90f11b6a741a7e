import type { Messages } from '@/lib/toasts/toast';

export const certificateMessages = {
  added: (name: string) => ({
    title: 'Sertifikat Ditambahkan',
    description: `Sertifikat ${name} telah dicatat.`,
    variant: 'success',
  }),
  allAdded: (count: string) => ({
    title: 'Sertifikat Ditambahkan',
    description: `${count} sertifikat telah dicatat.`,
    variant: 'success',
  }),
  updated: (name: string) => ({
    title: 'Sertifikat Diperbarui',
    description: `Sertifikat ${name} telah diperbarui.`,
    variant: 'success',
  }),
  notAdded: { title: 'Gagal Menambahkan Sertifikat' },
  notUpdated: { title: 'Gagal Memperbarui Sertifikat' },
  deletedMeanwhile: (name: string) => `Sertifikat ${name} sudah lebih dulu dihapus oleh admin lain.`,

  deletion: (name: string) => ({
    title: 'Hapus sertifikat ini?',
    description: `Sertifikat ${name} tidak lagi tampil di situs.`,
  }),
  wayBackWithoutScan:
    'Pindaiannya ikut terhapus. Bila ternyata keliru, seorang admin dapat memulihkan sertifikat ini di halaman Riwayat, tanpa pindaiannya.',
  wayBack: 'Bila ternyata keliru, seorang admin dapat memulihkannya di halaman Riwayat.',
  deleted: (name: string) => ({
    title: 'Sertifikat Dihapus',
    description: `Sertifikat ${name} telah dihapus.`,
    variant: 'success',
  }),
  notDeleted: { title: 'Gagal Menghapus Sertifikat' },

  likeLast: 'Penerbit dan tanggalnya seperti sertifikat yang baru saja disimpan. Ganti bila berbeda.',

  // What the form says below a field.
  kitchenMissing: 'SPPG harus dipilih.',
  statusMissing: 'Pilih status menurut suratnya.',
  numberMissing: 'Nomor wajib diisi bila sudah terbit.',
  issueMissing: 'Tanggal terbit wajib diisi bila sudah terbit.',
  resultOfOtherKind: 'Hasil hanya diisi untuk sertifikat jenis Akreditasi.',
  datesMissing: 'Isi tanggal daftar atau tanggal terbit.',
  endsTooEarly: 'Tanggal ini harus setelah tanggal terbit.',
  revocationMissing: 'Tanggal dicabut wajib diisi bila sudah dicabut.',
  scanTitle: 'Pindaian sertifikat',
  revokedTooEarly: 'Tanggal ini tidak boleh sebelum tanggal terbit.',
} satisfies Messages;
