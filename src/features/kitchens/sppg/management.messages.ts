import { done } from '@/lib/toasts/toast-message';

/** Messages for users who change SPPG, in a file that visitors never download. */
export const sppgManagementMessages = {
  adding: 'Tambah SPPG Baru',
  editing: 'Edit SPPG',
  added: (nama: string) => done('SPPG Berhasil Ditambahkan', `${nama} telah ditambahkan.`),
  notAdded: { title: 'Gagal Menambahkan SPPG', fallback: 'Terjadi kesalahan saat menyimpan SPPG.' },
  notUpdated: { title: 'Gagal Memperbarui SPPG', fallback: 'Terjadi kesalahan saat menyimpan SPPG.' },
  /** @param movedTo - the foundation that it belongs to from now on, where that has changed */
  updated: (nama: string, _changes: object, movedTo?: { nama: string }) =>
    done(
      'SPPG Berhasil Diperbarui',
      movedTo ? `${nama} telah diperbarui dan sekarang milik ${movedTo.nama}.` : `${nama} telah diperbarui.`,
    ),
  deletedMeanwhile: (nama: string) => `${nama} sudah lebih dulu dihapus oleh pengguna lain.`,

  deletion: (nama: string) => ({
    title: 'Konfirmasi Penghapusan',
    description: `Apakah Anda yakin ingin menghapus SPPG "${nama}"? Tindakan ini tidak dapat dibatalkan.`,
  }),
  wayBack: 'Bila ternyata keliru, seorang admin dapat memulihkan SPPG ini di halaman Riwayat.',
  /** @param yayasan - the foundation that it belonged to */
  deleted: (nama: string, yayasan?: { nama: string }) =>
    done(
      'SPPG Berhasil Dihapus',
      yayasan?.nama ? `${nama} telah dihapus dari ${yayasan.nama}.` : `${nama} telah dihapus.`,
    ),
  reopening: (nama: string) => ({
    title: 'Buka kembali dapur ini?',
    description: `Hari dan alasan tutup ${nama} dihapus, dan dapur ini dihitung lagi seperti semula. Hanya bila penutupannya keliru.`,
  }),

  notDeleted: { title: 'Gagal Menghapus SPPG', fallback: 'Terjadi kesalahan saat menghapus SPPG.' },
  idBgnOdd: 'ID BGN terdiri atas delapan huruf dan angka.',
  accountOdd: 'Tulis nama akunnya, seperti @dapur.tembalang, atau tempel alamat profilnya.',
};
