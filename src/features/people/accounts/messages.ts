import type { Messages } from '@/lib/toasts/toast';

export const accountMessages = {
  approved: (email: string, role: string) => ({
    title: 'Akses Diubah',
    description: `${email} sekarang ${role.toLowerCase()}.`,
    variant: 'success',
  }),
  resigned: {
    title: 'Peran Dilepas',
    description: 'Peran Anda telah dilepas. Hanya admin lain yang dapat mengembalikannya.',
    variant: 'success',
  },
  roleNotChanged: { title: 'Gagal Mengubah Akses' },
  accessModeSaved: (label: string) => ({
    title: 'Aturan Disimpan',
    description: `Yang dapat mengelola data: ${label.toLowerCase()}.`,
    variant: 'success',
  }),
  mailsChosen: { title: 'Pilihan Email Disimpan', variant: 'success' },
  mailsNotChosen: { title: 'Pilihan Email Gagal Disimpan' },
  accessModeNotSaved: { title: 'Gagal Menyimpan Aturan' },
  named: { title: 'Nama Disimpan', variant: 'success' },
  notNamed: { title: 'Gagal Menyimpan Nama' },
  ended: (email: string) => ({
    title: 'Akses Diakhiri',
    description: `${email} tidak dapat lagi mengelola apa pun di situs ini.`,
    variant: 'success',
  }),
  notEnded: { title: 'Gagal Mengakhiri Akses' },
  restored: (email: string) => ({
    title: 'Akses Dipulihkan',
    description: `${email} kembali menjadi akun yang belum disetujui.`,
    variant: 'success',
  }),
  restoredAs: (email: string, role: string) => ({
    title: 'Akses Dipulihkan',
    description: `${email} kembali menjadi ${role.toLowerCase()}.`,
    variant: 'success',
  }),
  notRestored: { title: 'Gagal Memulihkan Akses' },
  deleted: (email: string) => ({
    title: 'Akun Dihapus',
    description: `Akun ${email} telah dihapus.`,
    variant: 'success',
  }),
  notDeleted: { title: 'Gagal Menghapus Akun' },
  functionMissing:
    'Fungsi hapus-akun belum dipasang di proyek Supabase. Pasang dulu menurut supabase/README.md, atau akhiri aksesnya di sini lalu hapus akunnya di dasbor Supabase: Authentication, Users.',
  emailMissing: 'Email wajib diisi.',
  invited: (email: string) => ({
    title: 'Undangan Dikirim',
    description: `Email dengan tautannya dikirim ke ${email}. Tautan berlaku 7 hari.`,
    variant: 'success',
  }),
  notInvited: { title: 'Gagal Mengundang' },
  withdrawn: (email: string) => ({
    title: 'Undangan Ditarik',
    description: `Tautan yang dikirim ke ${email} tidak berlaku lagi.`,
    variant: 'success',
  }),
  notWithdrawn: { title: 'Gagal Menarik Undangan' },
  accepted: (role: string) => ({
    title: 'Undangan Diterima',
    description: `Akun Anda sekarang ${role.toLowerCase()}.`,
    variant: 'success',
  }),
  notAccepted: { title: 'Undangan Belum Diterima' },
  linkResent: {
    title: 'Tautan Dikirim',
    description: 'Buka tautan di email yang baru; yang lama tidak berlaku lagi.',
    variant: 'success',
  },
  linkNotResent: { title: 'Tautan Gagal Dikirim' },
} satisfies Messages;
