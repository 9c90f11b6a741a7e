import { useMutation } from '@tanstack/react-query';
import { toast } from '@/lib/toast';
import { toastFailure } from '@/lib/toast-failure';
import { removeAvatar, saveAvatar } from './api';
import { canvasToJpeg } from './picture';

interface NewAvatar {
  userId: string;
  /** Shows what is to be stored. */
  canvas: HTMLCanvasElement;
}

/** Stores a new profile picture and tells the outcome. `save` says whether the dialog may close. */
export function useSaveAvatar() {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ userId, canvas }: NewAvatar) =>
      saveAvatar({ userId, picture: await canvasToJpeg(canvas) }),
  });

  async function save(avatar: NewAvatar): Promise<boolean> {
    try {
      await mutateAsync(avatar);
    } catch (error) {
      toastFailure('Foto Gagal Disimpan', error);
      return false;
    }
    toast({ title: 'Foto Disimpan', variant: 'success' });
    return true;
  }

  return { save, isPending };
}

/** Removes the profile picture and tells the outcome. */
export function useRemoveAvatar() {
  return useMutation({
    mutationFn: removeAvatar,
    onSuccess: () => toast({ title: 'Foto Dihapus', variant: 'success' }),
    onError: (error) => toastFailure('Foto Gagal Dihapus', error),
  });
}
