import { useMutation, useQuery } from '@tanstack/react-query';
import { toast } from '@/lib/toast';
import { toastFailure } from '@/lib/toast-failure';
import { type AccessMode, accessModes } from './access-mode';
import { fetchAccessMode, setAccessMode } from './api';

const accessModeKey = ['access-mode'];

/** Who may manage data: everyone signed in, or approved accounts only. */
export function useAccessMode() {
  return useQuery({ queryKey: accessModeKey, queryFn: fetchAccessMode });
}

/** Switches who may manage data, and tells the outcome; `save` says whether it is saved. */
export function useSetAccessMode() {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: setAccessMode,
    meta: { reloads: [accessModeKey] },
  });

  async function save(mode: AccessMode) {
    try {
      await mutateAsync(mode);
    } catch (error) {
      toastFailure('Gagal Menyimpan Aturan', error);
      return false;
    }
    const label = accessModes.find(({ value }) => value === mode)?.label ?? mode;
    toast({
      title: 'Aturan Disimpan',
      description: `Yang dapat mengelola data: ${label.toLowerCase()}.`,
      variant: 'success',
    });
    return true;
  }

  return { save, isPending };
}
