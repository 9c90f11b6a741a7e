import { done, type Messages } from '@/lib/toasts/toast-message';

/** Messages for users who change SPPG, in a file that visitors never download. */
export const sppgManagementMessages = {
  added: (nama: string) => done('SPPG Berhasil Ditambahkan', `${nama} telah ditambahkan.`),
  notAdded: { title: 'Gagal Menambahkan SPPG', fallback: 'Terjadi kesalahan saat menyimpan SPPG.' },
  notUpdated: { title: 'Gagal Memperbarui SPPG', fallback: 'Terjadi kesalahan saat menyimpan SPPG.' },
  deletedMeanwhile: (nama: string) => `${nama} sudah lebih dulu dihapus oleh pengguna lain.`,

  deletion: (nama: string) => ({
    title: 'Konfirmasi Penghapusan',
    description: `Apakah Anda yakin ingin menghapus SPPG "${nama}"? Tindakan ini tidak dapat dibatalkan.`,
  }),
  reopening: (nama: string) => ({
    title: 'Buka kembali dapur ini?',
    description: `Hari dan alasan tutup ${nama} dihapus, dan dapur ini dihitung lagi seperti semula. Hanya bila penutupannya keliru.`,
  }),

  notDeleted: { title: 'Gagal Menghapus SPPG', fallback: 'Terjadi kesalahan saat menghapus SPPG.' },
  idBgnOdd: 'ID BGN terdiri atas delapan huruf dan angka.',
  accountOdd: 'Tulis nama akunnya, seperti @dapur.tembalang, atau tempel alamat profilnya.',
} satisfies Messages;
