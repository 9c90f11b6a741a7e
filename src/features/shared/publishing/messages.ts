import { done, type Messages } from '@/lib/toasts/toast';

export const publishingMessages = {
  requested: {
    title: 'Situs Sedang Diperbarui',
    description: 'Biasanya selesai dalam beberapa menit. Tanda “Terbit penuh” muncul sendiri.',
    variant: 'success',
    duration: 7000,
  },
  withoutHook: {
    title: 'Tersimpan dan Sudah Berlaku',
    description:
      'Pengunjung sudah melihat yang terbaru. Agar Google dan pratinjau tautan ikut, situs perlu diperbarui: caranya di tab Terbitkan.',
    variant: 'success',
    duration: 7000,
  },
  notRequested: 'Permintaan Terbit Gagal',
  hostUnreachable:
    'Yang Anda simpan aman dan sudah dilihat pengunjung, tetapi penyedia hosting tidak dapat dihubungi. Periksa koneksi internet, lalu tekan Terbitkan lagi.',
  hostRefused: (status: string) =>
    `Yang Anda simpan aman dan sudah dilihat pengunjung, tetapi penyedia hosting menolak permintaan (${status}). Periksa alamat pembaruan di tab Terbitkan.`,
  hookSaved: done(
    'Alamat Pembaruan Disimpan',
    'Sekarang situs diperbarui sendiri setiap kali Anda menerbitkan.',
  ),
  hookNotSaved: { title: 'Gagal Menyimpan Alamat Pembaruan' },
  hookDeleted: done('Alamat Pembaruan Dihapus', 'Situs diperbarui dengan tangan lagi.'),
  hookNotDeleted: { title: 'Gagal Menghapus Alamat Pembaruan' },

  // What the form says below a field.
  hookMissing: 'Tempel alamat pembaruan dari penyedia hosting.',
  hookWrong:
    'Ini bukan alamat pembaruan (deploy hook) dari Netlify, Cloudflare Pages, atau Vercel. Salin seluruh alamatnya.',
} satisfies Messages;
