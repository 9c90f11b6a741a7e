import { done, type Messages } from '@/lib/toasts/toast';

export const settingsMessages = {
  emailMissing: 'Email wajib diisi.',
  emailSame: 'Ini sudah email akun Anda.',
  emailAsked: (email: string) => ({
    title: 'Periksa Email Anda',
    description: `Kami mengirim tautan ke alamat lama dan ke ${email}. Email berganti setelah keduanya dibuka.`,
    variant: 'success',
    duration: 7000,
  }),
  emailChanged: (email: string) => done('Email Diganti', `Mulai sekarang login dengan ${email}.`),
  emailNotChanged: { title: 'Email Gagal Diganti' },
  pictureSaved: done('Foto Disimpan'),
  pictureNotSaved: { title: 'Foto Gagal Disimpan' },
  pictureRemoved: done('Foto Dihapus'),
  pictureNotRemoved: { title: 'Foto Gagal Dihapus' },
  otherDevicesSignedOut: done(
    'Perangkat Lain Dikeluarkan',
    'Perangkat lain harus login lagi, paling lambat dalam satu jam.',
  ),
  otherDevicesNotSignedOut: { title: 'Perangkat Lain Gagal Dikeluarkan' },
} satisfies Messages;
