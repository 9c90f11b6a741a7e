import type { Messages } from '@/lib/toasts/toast';

export const publishingMessages = {
  requested: {
    title: 'Situs Sedang Dibangun',
    description: 'Biasanya selesai dalam beberapa menit. Tanda “Terbit penuh” muncul sendiri.',
    variant: 'success',
    duration: 7000,
  },
  withoutHook: {
    title: 'Tersimpan, Situs Belum Dibangun',
    description:
      'Bagi pengunjung sudah berlaku. Mesin pencari dan pratinjau tautan menyusul setelah situs dibangun: lihat tab Terbitkan.',
    variant: 'info',
    duration: 7000,
  },
  notRequested: 'Permintaan Terbit Gagal',
  hostUnreachable:
    'Yang Anda simpan aman dan sudah dilihat pengunjung, tetapi host tidak dapat dihubungi. Periksa koneksi internet, lalu tekan Terbitkan lagi.',
  hostRefused: (status: string) =>
    `Yang Anda simpan aman dan sudah dilihat pengunjung, tetapi host menolak permintaan (${status}). Periksa alamat deploy hook di tab Terbitkan.`,
  hookSaved: {
    title: 'Deploy Hook Disimpan',
    description: 'Tombol terbitkan sekarang meminta host membangun situs.',
    variant: 'success',
  },
  hookNotSaved: { title: 'Gagal Menyimpan Deploy Hook' },
  hookDeleted: {
    title: 'Deploy Hook Dihapus',
    description: 'Situs dibangun dengan tangan lagi.',
    variant: 'success',
  },
  hookNotDeleted: { title: 'Gagal Menghapus Deploy Hook' },

  // What the form says below a field.
  hookMissing: 'Tempel alamat deploy hook dari host.',
  hookWrong:
    'Ini bukan alamat deploy hook dari Netlify, Cloudflare Pages, atau Vercel. Salin seluruh alamatnya.',
} satisfies Messages;
