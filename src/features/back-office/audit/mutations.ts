import { type QueryKey, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorField, violatedConstraint } from '@/lib/errors/failure';
import { failureToast } from '@/lib/toasts/toast-failure';
import { formatNumber } from '@/lib/text/format';
import {
  type AccountChange,
  type AccountSpan,
  type Restoration,
  restoreEntry,
  undoAccountChanges,
} from './api';
import { done, failed } from '@/lib/toasts/toast-message';

const notRestored = { title: 'Gagal Memulihkan' };

/** Why a row was not restored, where the error itself would not say it well. */
export function restoreProblem(error: unknown): unknown {
  const code = errorField(error, 'code');
  const details = `${errorField(error, 'message')} ${errorField(error, 'details')}`;
  if (code === '23505' && /_pkey|Key \(id\)/.test(details)) return 'Data ini sudah dipulihkan.';
  const constraint = violatedConstraint(errorField(error, 'message'));
  if (constraint === 'sppg_yayasan_id_fkey')
    return 'Yayasan pemiliknya sudah dihapus. Pulihkan yayasan itu lebih dulu.';
  if (constraint?.endsWith('_sppg_id_fkey')) return 'SPPG-nya sudah dihapus. Pulihkan SPPG itu lebih dulu.';
  if (constraint === 'regional_contacts_kabupaten_kota_key')
    return 'Kabupaten/kota ini sudah punya narahubung lain. Hapus dulu kontak itu bila yang lama ingin dipulihkan.';
  return error;
}

// The row may belong to any list.
const everything: QueryKey = [];

/** With the name for the toasts: 'SPPG Tembalang'. */
type NamedRestoration = Restoration & { name: string };

interface Undoing {
  span: AccountSpan;
  changes: AccountChange[];
}

/** Undoes an account's changes; its result lists the rows that could not be undone. */
export function useUndoAccountChanges() {
  return useMutation({
    mutationFn: ({ span, changes }: Undoing, context) => undoAccountChanges(span, changes, context),
    meta: {
      reloads: [everything],
      success: (blockers: unknown[], { changes }: Undoing) =>
        blockers.length > 0
          ? failed('Belum Ada yang Dibatalkan', 'Selesaikan dulu yang menghalangi, lalu ulangi.')
          : done(
              'Perubahan Dibatalkan',
              `${formatNumber(changes.length)} data kembali seperti sebelum diubah akun itu.`,
            ),
      failure: { title: 'Gagal Membatalkan' },
    },
  });
}

export function useRestore() {
  const [unknownIds] = useState(() => new Set<number>());
  return useMutation({
    mutationFn: (restoration: NamedRestoration, context) => restoreEntry(restoration, unknownIds, context),
    meta: {
      reloads: [everything],
      success: (_: unknown, { name, lastEntry }: NamedRestoration) =>
        lastEntry === undefined
          ? done('Data Dipulihkan', `${name} tampil lagi di situs.`)
          : done('Data Dipulihkan', `${name} kembali seperti sebelum diubah.`),
      failure: (error: unknown) => failureToast(notRestored.title, restoreProblem(error)),
    },
  });
}
