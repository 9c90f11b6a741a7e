import type { Messages } from '@/lib/toasts/toast';

export const settingsMessages = {
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
