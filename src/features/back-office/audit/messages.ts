import { done, failed, type Messages } from '@/lib/toasts/toast';

export const auditMessages = {
  restored: (name: string) => done('Data Dipulihkan', `${name} tampil lagi di situs.`),
  reverted: (name: string) => done('Data Dipulihkan', `${name} kembali seperti sebelum diubah.`),
  undone: (amount: string) =>
    done('Perubahan Dibatalkan', `${amount} data kembali seperti sebelum diubah akun itu.`),
  blocked: failed('Belum Ada yang Dibatalkan', 'Selesaikan dulu yang menghalangi, lalu ulangi.'),
  notUndone: { title: 'Gagal Membatalkan' },
  notRestored: { title: 'Gagal Memulihkan' },
  restoredBefore: 'Data ini sudah dipulihkan.',
  yayasanIsGone: 'Yayasan pemiliknya sudah dihapus. Pulihkan yayasan itu lebih dulu.',
  sppgIsGone: 'SPPG-nya sudah dihapus. Pulihkan SPPG itu lebih dulu.',
  districtHasContact:
    'Kabupaten/kota ini sudah punya narahubung lain. Hapus dulu kontak itu bila yang lama ingin dipulihkan.',
  photoIsGone: 'Fotonya sudah dihapus, jadi kontak ini kembali tanpa foto.',
  scanIsGone: 'Pindaiannya sudah dihapus, jadi sertifikat ini kembali tanpa pindaian.',
} satisfies Messages;
