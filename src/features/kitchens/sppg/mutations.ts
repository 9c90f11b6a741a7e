import { useMutation } from '@tanstack/react-query';
import { useDeleteRow, useSaveRow } from '@/lib/forms/row-mutations';
import { addSppg, confirmSppg, deleteSppg, updateAndConfirmSppg, updateSppg } from './admin-api';
import { type Sppg, sppgKey, type YayasanName } from './api';
import { sppgManagementMessages as messages } from './management.messages';
import type { SppgInput } from './sppg-schema';

const nameOf = ({ nama }: { nama: string }) => nama;
const reloads = [sppgKey];

/**
 * @param yayasanOptions - the foundations that an SPPG can move to
 * @param confirms - whether a changed SPPG is confirmed, too
 */
export function useSaveSppg(yayasanOptions: YayasanName[], confirms: boolean) {
  return useSaveRow({
    add: addSppg,
    update: confirms ? updateAndConfirmSppg : updateSppg,
    nameOf,
    messages: {
      ...messages,
      updated(nama, { yayasan_id }: Partial<SppgInput>) {
        const movedTo = yayasanOptions.find(({ id }) => id === yayasan_id);
        return movedTo ? messages.moved(nama, movedTo.nama) : messages.updated(nama);
      },
    },
    reloads,
  });
}

export function useDeleteSppg(yayasan: YayasanName) {
  return useDeleteRow({
    remove: deleteSppg,
    nameOf,
    messages: { ...messages, deleted: (nama) => messages.deleted(nama, yayasan.nama) },
    reloads,
  });
}

/** Says for the company that an SPPG is as it is written; admins only. */
export function useConfirmSppg() {
  return useMutation({
    mutationFn: confirmSppg,
    meta: {
      reloads,
      success: (_: unknown, { nama }: Sppg) => messages.confirmed(nama),
      failure: messages.notConfirmed,
    },
  });
}
