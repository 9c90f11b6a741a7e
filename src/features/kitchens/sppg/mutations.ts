import { useMutation } from '@tanstack/react-query';
import { todayOnServer } from '@/lib/text/format-time';
import { useDeleteRow, useSaveRow } from '@/lib/forms/row-mutations';
import { addSppg, confirmSppg, deleteSppg, reopenSppg, updateAndConfirmSppg, updateSppg } from './admin-api';
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

export interface Closing {
  ditutup_pada: string;
  alasan_tutup: string;
}

/** The day with which the form begins. */
export const closingDay = ({ ditutup_pada }: Sppg) => ditutup_pada ?? todayOnServer();

/** Closes an SPPG for good, or corrects its day and reason. */
export function useCloseSppg(sppg: Sppg) {
  return useSaveRow<Sppg, Closing>({
    // The reason never goes without a day: today's is no edit of the form.
    update: ({ base, changes, deleted }, context) =>
      updateSppg({ base, changes: { ditutup_pada: closingDay(base), ...changes }, deleted }, context),
    nameOf: () => sppg.nama,
    messages: {
      updated: messages.closed,
      notUpdated: messages.notClosed,
      deletedMeanwhile: messages.deletedMeanwhile,
    },
    reloads,
  });
}

/** Opens an SPPG again that was closed by mistake. */
export function useReopenSppg() {
  return useMutation({
    mutationFn: reopenSppg,
    meta: {
      reloads,
      success: (_: unknown, { nama }: Sppg) => messages.reopened(nama),
      failure: messages.notReopened,
    },
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
