import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '@/lib/errors/error-message';
import { done, type ToastMessage } from '@/lib/toasts/toast-message';
import { deleteDeployHook, deployHookQuery, requestBuild, saveDeployHook } from './api';

/** Why the host was not asked, or refused. */
function problem(error: unknown): string {
  if (error instanceof TypeError)
    return 'Yang Anda simpan aman dan sudah dilihat pengunjung, tetapi penyedia hosting tidak dapat dihubungi. Periksa koneksi internet, lalu tekan Perbarui situs.';
  const [status] = (error instanceof Error && /^HTTP \d+$/.exec(error.message)) || [];
  return status
    ? `Yang Anda simpan aman dan sudah dilihat pengunjung, tetapi penyedia hosting menolak permintaan (${status}). Periksa tautan pembaruan di halaman Konten.`
    : errorMessage(error);
}

const buildKey = ['request-build'];

/** Asks the host to build the site; while a request is pending, wherever it began, no other one is made. */
export function useRequestBuild() {
  const client = useQueryClient();
  const isPending = useIsMutating({ mutationKey: buildKey }) > 0;
  const { mutate } = useMutation({
    mutationKey: buildKey,
    mutationFn: (_: void, context) => requestBuild(context),
    meta: {
      reloads: [deployHookQuery.queryKey],
      success: (isRequested: boolean) =>
        isRequested
          ? {
              title: 'Situs Sedang Diperbarui',
              description: 'Biasanya selesai dalam beberapa menit. Tanda “Terbit penuh” muncul sendiri.',
              variant: 'success',
              duration: 7000,
            }
          : {
              title: 'Tersimpan dan Sudah Berlaku',
              description:
                'Pengunjung sudah melihat yang terbaru. Agar Google dan pratinjau tautan ikut, situs perlu diperbarui: caranya di halaman Konten, Pembaruan situs.',
              variant: 'success',
              duration: 7000,
            },
      failure: (error: unknown): ToastMessage => ({
        title: 'Situs Belum Diperbarui',
        description: problem(error),
        variant: 'destructive',
        duration: 10_000,
      }),
    },
  });
  return {
    isPending,
    mutate() {
      if (client.isMutating({ mutationKey: buildKey }) === 0) mutate();
    },
  };
}

export function useSaveDeployHook() {
  return useMutation({
    mutationFn: saveDeployHook,
    meta: {
      reloads: [deployHookQuery.queryKey],
      success: done(
        'Tautan Pembaruan Disimpan',
        'Sekarang situs diperbarui sendiri setiap kali Anda menerbitkan.',
      ),
      failure: { title: 'Gagal Menyimpan Tautan Pembaruan' },
    },
  });
}

export function useDeleteDeployHook() {
  return useMutation({
    mutationFn: (_: void, context) => deleteDeployHook(context),
    meta: {
      reloads: [deployHookQuery.queryKey],
      success: done('Tautan Pembaruan Dihapus', 'Situs diperbarui dengan tangan lagi.'),
      failure: { title: 'Gagal Menghapus Tautan Pembaruan' },
    },
  });
}
