import type { Messages } from '@/lib/toasts/toast';

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
  hookSaved: {
    title: 'Alamat Pembaruan Disimpan',
    description: 'Sekarang situs diperbarui sendiri setiap kali Anda menerbitkan.',
    variant: 'success',
  },
  hookNotSaved: { title: 'Gagal Menyimpan Alamat Pembaruan' },
  hookDeleted: {
    title: 'Alamat Pembaruan Dihapus',
    description: 'Situs diperbarui dengan tangan lagi.',
    variant: 'success',
  },
  hookNotDeleted: { title: 'Gagal Menghapus Alamat Pembaruan' },

  // What the form says below a field.
  hookMissing: 'Tempel alamat pembaruan dari penyedia hosting.',
  hookWrong:
    'Ini bukan alamat pembaruan (deploy hook) dari Netlify, Cloudflare Pages, atau Vercel. Salin seluruh alamatnya.',
} satisfies Messages;
