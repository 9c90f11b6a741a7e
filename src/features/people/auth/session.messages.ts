import { done, failed, type Messages } from '@/lib/toasts/toast-message';

/** Every page loads these, so they are in a file apart from the messages of the dialogs. */
export const sessionMessages = {
  signedIn: (email: string) => done('Login Berhasil!', `Selamat datang, ${email}`),
  signedOut: { title: 'Logout Berhasil!', description: 'Anda telah berhasil keluar.' },
  notSignedOut: { title: 'Gagal Logout', duration: 15_000 },
  ended: { title: 'Sesi Berakhir', description: 'Anda tidak lagi login di peramban ini.' },
  endedWithDrafts: {
    title: 'Sesi Berakhir',
    description:
      'Anda tidak lagi login di peramban ini. Isian yang belum disimpan kembali setelah Anda login lagi.',
  },
  linkExpired: {
    title: 'Tautan Tidak Berlaku',
    description: 'Tautan itu sudah kedaluwarsa atau pernah dipakai. Minta yang baru melalui Login Admin.',
    variant: 'destructive',
    duration: 7000,
  },
  dialogNotLoaded: failed('Login Gagal'),
} satisfies Messages;
