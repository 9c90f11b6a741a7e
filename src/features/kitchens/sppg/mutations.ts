import { useMutation } from '@tanstack/react-query';
import { confirmSppg, reopenSppg } from './admin-api';
import { type Sppg, sppgKey } from './api';
import { done } from '@/lib/toasts/toast-message';

const reloads = [sppgKey];

/** Opens an SPPG again that was closed by mistake. */
export function useReopenSppg() {
  return useMutation({
    mutationFn: reopenSppg,
    meta: {
      reloads,
      success: (_: unknown, { nama }: Sppg) =>
        done('Dapur Dibuka Kembali', `${nama} tidak lagi tampil sebagai dapur yang ditutup.`),
      failure: { title: 'Gagal Membuka Kembali Dapur' },
    },
  });
}

/** Confirms an SPPG for the company; for admins only. */
export function useConfirmSppg() {
  return useMutation({
    mutationFn: confirmSppg,
    meta: {
      reloads,
      success: (_: unknown, { nama }: Sppg) =>
        done('SPPG Dikonfirmasi', `${nama} sekarang tampil sebagai dapur yang kami akui.`),
      failure: { title: 'Gagal Mengonfirmasi SPPG' },
    },
  });
}
