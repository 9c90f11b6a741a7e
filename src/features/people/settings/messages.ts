import type { Messages } from '@/lib/toasts/toast';

export const settingsMessages = {
  emailMissing: 'Email wajib diisi.',
  emailSame: 'Ini sudah email akun Anda.',
  emailAsked: (email: string) => ({
    title: 'Periksa Email Anda',
    description: `Kami mengirim tautan ke alamat lama dan ke ${email}. Email berganti setelah keduanya dibuka.`,
    variant: 'success',
    duration: 7000,
  }),
  emailChanged: (email: string) => ({
    title: 'Email Diganti',
    description: `Mulai sekarang login dengan ${email}.`,
    variant: 'success',
  }),
  emailNotChanged: { title: 'Email Gagal Diganti' },
  pictureSaved: { title: 'Foto Disimpan', variant: 'success' },
  pictureNotSaved: { title: 'Foto Gagal Disimpan' },
  pictureRemoved: { title: 'Foto Dihapus', variant: 'success' },
  pictureNotRemoved: { title: 'Foto Gagal Dihapus' },
  otherDevicesSignedOut: {
    title: 'Perangkat Lain Dikeluarkan',
    description: 'Perangkat lain harus login lagi, paling lambat dalam satu jam.',
    variant: 'success',
  },
  otherDevicesNotSignedOut: { title: 'Perangkat Lain Gagal Dikeluarkan' },
} satisfies Messages;
