import type { User } from '@supabase/supabase-js';
import { useMutation } from '@tanstack/react-query';
import { signOutOtherDevices, updateUser } from '@/features/people/auth/api';
import { canvasToJpeg } from '@/lib/files/photo';
import { removeAvatar, saveAvatar } from './api';
import { done } from '@/lib/toasts/toast-message';

interface NewAvatar {
  userId: string;
  /** The canvas with the picture to be stored. */
  canvas: HTMLCanvasElement;
}

export function useSaveAvatar() {
  return useMutation({
    mutationFn: async ({ userId, canvas }: NewAvatar, context) =>
      saveAvatar({ userId, picture: await canvasToJpeg(canvas) }, context),
    meta: { success: done('Foto Disimpan'), failure: { title: 'Foto Gagal Disimpan' } },
  });
}

export function useRemoveAvatar() {
  return useMutation({
    mutationFn: removeAvatar,
    meta: { success: done('Foto Dihapus'), failure: { title: 'Foto Gagal Dihapus' } },
  });
}

/** Asks for another e-mail; where changes are not confirmed, it is changed at once. */
export function useChangeEmail() {
  return useMutation({
    mutationFn: (email: string, context) => updateUser({ email }, context),
    meta: {
      success: (user: User, email: string) =>
        user.email === email
          ? done('Email Diganti', `Mulai sekarang login dengan ${email}.`)
          : {
              title: 'Periksa Email Anda',
              description: `Kami mengirim tautan ke alamat lama dan ke ${email}. Email berganti setelah keduanya dibuka.`,
              variant: 'success',
              duration: 7000,
            },
      failure: { title: 'Email Gagal Diganti' },
    },
  });
}

export function useSignOutOtherDevices() {
  return useMutation({
    mutationFn: (_: void, context) => signOutOtherDevices(context),
    meta: {
      success: done(
        'Perangkat Lain Dikeluarkan',
        'Perangkat lain harus login lagi, paling lambat dalam satu jam.',
      ),
      failure: { title: 'Perangkat Lain Gagal Dikeluarkan' },
    },
  });
}
