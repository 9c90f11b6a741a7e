import { useMutation } from '@tanstack/react-query';
import { todayOnServer } from '@/lib/text/format-time';
import { useDeleteRow, useSaveRow } from '@/lib/forms/row-mutations';
import { addSppg, confirmSppg, reopenSppg, updateAndConfirmSppg, updateSppg } from './admin-api';
import { type Sppg, sppgKey, type YayasanName } from './api';
import { sppgManagementMessages as messages } from './management.messages';
import { sppgTable } from './sppg-columns';
import type { SppgInput } from './sppg-schema';
import { deleteRow } from '@/lib/supabase/write-rows';
import { done } from '@/lib/toasts/toast-message';

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
        return movedTo
          ? done('SPPG Berhasil Diperbarui', `${nama} telah diperbarui dan sekarang milik ${movedTo.nama}.`)
          : done('SPPG Berhasil Diperbarui', `${nama} telah diperbarui.`);
      },
    },
    reloads,
  });
}

export function useDeleteSppg(yayasan: YayasanName) {
  return useDeleteRow({
    remove: ({ id }: Sppg, unknownIds, context) => deleteRow(sppgTable, id, unknownIds, context),
    nameOf,
    messages: {
      ...messages,
      deleted: (nama) =>
        done(
          'SPPG Berhasil Dihapus',
          yayasan.nama ? `${nama} telah dihapus dari ${yayasan.nama}.` : `${nama} telah dihapus.`,
        ),
    },
    reloads,
  });
}

export interface Closing {
  ditutup_pada: string;
  alasan_tutup: string;
}

/** The day that the form of a closing starts with. */
export const closingDay = ({ ditutup_pada }: Sppg) => ditutup_pada ?? todayOnServer();

/** Closes an SPPG for good, or corrects its day and reason. */
export function useCloseSppg(sppg: Sppg) {
  return useSaveRow<Sppg, Closing>({
    // Sent with each change: the form starts with today, so that an unedited day would be missing beside the reason.
    update: ({ base, changes, deleted }, context) =>
      updateSppg({ base, changes: { ditutup_pada: closingDay(base), ...changes }, deleted }, context),
    nameOf: () => sppg.nama,
    messages: {
      updated: (nama: string) => done('Dapur Ditutup', `${nama} tampil sebagai dapur yang ditutup.`),
      notUpdated: { title: 'Gagal Menutup Dapur' },
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
