import { done, type Messages } from '@/lib/toasts/toast';

/** Messages for users who change SPPG, in a file that visitors never download. */
export const sppgManagementMessages = {
  added: (nama: string) => done('SPPG Berhasil Ditambahkan', `${nama} telah ditambahkan.`),
  updated: (nama: string) => done('SPPG Berhasil Diperbarui', `${nama} telah diperbarui.`),
  moved: (nama: string, yayasan: string) =>
    done('SPPG Berhasil Diperbarui', `${nama} telah diperbarui dan sekarang milik ${yayasan}.`),
  notAdded: { title: 'Gagal Menambahkan SPPG', fallback: 'Terjadi kesalahan saat menyimpan SPPG.' },
  notUpdated: { title: 'Gagal Memperbarui SPPG', fallback: 'Terjadi kesalahan saat menyimpan SPPG.' },
  deletedMeanwhile: (nama: string) => `${nama} sudah lebih dulu dihapus oleh pengguna lain.`,

  deletion: (nama: string) => ({
    title: 'Konfirmasi Penghapusan',
    description: `Apakah Anda yakin ingin menghapus SPPG "${nama}"? Tindakan ini tidak dapat dibatalkan.`,
  }),
  // How a deletion can be undone, added to the question that the specification prescribes.
  wayBack: 'Bila ternyata keliru, seorang admin dapat memulihkan SPPG ini di halaman Riwayat.',
  deleted: (nama: string, yayasan: string) =>
    done(
      'SPPG Berhasil Dihapus',
      yayasan ? `${nama} telah dihapus dari ${yayasan}.` : `${nama} telah dihapus.`,
    ),
  confirmed: (nama: string) =>
    done('SPPG Dikonfirmasi', `${nama} sekarang tampil sebagai dapur yang kami akui.`),
  notConfirmed: { title: 'Gagal Mengonfirmasi SPPG' },

  closed: (nama: string) => done('Dapur Ditutup', `${nama} tampil sebagai dapur yang ditutup.`),
  notClosed: { title: 'Gagal Menutup Dapur' },
  closingMeans:
    'Halaman, kode, dan catatan dapur ini tetap ada. Kodenya tidak dipakai dapur lain. Daftar, peta, dan angka tidak menghitungnya lagi.',
  closingDayMissing: 'Hari tutup wajib diisi.',
  closingReasonMissing: 'Alasan tutup wajib diisi.',
  reopening: (nama: string) => ({
    title: 'Buka kembali dapur ini?',
    description: `Hari dan alasan tutup ${nama} dihapus, dan dapur ini dihitung lagi seperti semula. Hanya bila penutupannya keliru.`,
  }),
  reopened: (nama: string) =>
    done('Dapur Dibuka Kembali', `${nama} tidak lagi tampil sebagai dapur yang ditutup.`),
  notReopened: { title: 'Gagal Membuka Kembali Dapur' },
  closeInstead:
    'Dapur ini pernah beroperasi. Lebih baik ditutup daripada dihapus: halaman, kode, dan catatannya tetap dapat diperiksa orang.',
  askManagerToClose: 'Minta seorang pengelola untuk menutupnya.',

  notDeleted: { title: 'Gagal Menghapus SPPG', fallback: 'Terjadi kesalahan saat menghapus SPPG.' },

  // What the form says below a field.
  codeEmpty: 'Kode unik tidak boleh kosong.',
  codeOdd:
    'Kode unik hanya boleh memuat huruf A–Z, angka, spasi, dan tanda baca dari papan ketik, dengan sedikitnya satu huruf atau angka.',
  nameEmpty: 'Nama SPPG tidak boleh kosong.',
  addressEmpty: 'Lokasi SPPG tidak boleh kosong.',
  yayasanEmpty: 'Yayasan harus dipilih.',
  targetNoNumber: 'Jumlah sasaran harus berupa angka.',
  targetNegative: 'Jumlah sasaran tidak boleh negatif.',
  targetTooLarge: 'Jumlah sasaran terlalu besar.',
  idBgnOdd: 'ID BGN terdiri atas delapan huruf dan angka.',
  accountOdd: 'Tulis nama akunnya, seperti @dapur.tembalang, atau tempel alamat profilnya.',
} satisfies Messages;
