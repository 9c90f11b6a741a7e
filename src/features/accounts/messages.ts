import type { Messages } from '@/lib/toasts/toast';

export const accountMessages = {
  approved: (email: string) => ({
    title: 'Akses Diubah',
    description: `${email} sekarang admin.`,
    variant: 'success',
  }),
  revoked: (email: string) => ({
    title: 'Akses Diubah',
    description: `Akses admin ${email} telah dicabut.`,
    variant: 'success',
  }),
  roleNotChanged: { title: 'Gagal Mengubah Akses' },
  accessModeSaved: (label: string) => ({
    title: 'Aturan Disimpan',
    description: `Yang dapat mengelola data: ${label.toLowerCase()}.`,
    variant: 'success',
  }),
  accessModeNotSaved: { title: 'Gagal Menyimpan Aturan' },
} satisfies Messages;
