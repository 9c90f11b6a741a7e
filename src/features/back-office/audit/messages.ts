import type { Messages } from '@/lib/toasts/toast';

export const auditMessages = {
  restored: (name: string) => ({
    title: 'Data Dipulihkan',
    description: `${name} tampil lagi di situs.`,
    variant: 'success',
  }),
  reverted: (name: string) => ({
    title: 'Data Dipulihkan',
    description: `${name} kembali seperti sebelum diubah.`,
    variant: 'success',
  }),
  undone: (amount: string) => ({
    title: 'Perubahan Dibatalkan',
    description: `${amount} data kembali seperti sebelum diubah akun itu.`,
    variant: 'success',
  }),
  blocked: {
    title: 'Belum Ada yang Dibatalkan',
    description: 'Selesaikan dulu yang menghalangi, lalu ulangi.',
    variant: 'destructive',
  },
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
