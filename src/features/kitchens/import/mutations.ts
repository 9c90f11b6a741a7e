import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sppgKey } from '@/features/kitchens/sppg/api';
import type { SppgInput } from '@/features/kitchens/sppg/sppg-schema';
import { errorMessage } from '@/lib/errors/error-message';
import type { CallContext } from '@/lib/supabase/client';
import { sppgTable } from '@/features/kitchens/sppg/sppg-columns';
import { yayasanTable } from '@/features/kitchens/yayasan/yayasan-columns';
import { insertRows, type SentIds, sentId } from '@/lib/supabase/write-rows';
import { searchKey } from '@/lib/text/search-key';
import { type SppgUpdate, updateSppgList } from '@/features/kitchens/sppg/admin-api';
import { outcomeToast } from './outcome';

export interface SppgImport {
  /** New SPPG; a foundation that is yet to be added is named in place of its id, as in the updates. */
  rows: SppgInput[];
  updates: SppgUpdate[];
  /** The names of the foundations to add. */
  newYayasan: string[];
  /** Whether what is updated is confirmed, too. */
  confirms: boolean;
  /** How many rows change nothing. */
  unchanged: number;
}

/**
 * Adds the new foundations, then all new SPPG or none, then changes those that nobody else has changed meanwhile. What was
 * added stays when the next step fails: the next attempt finds it.
 * @returns the changes that were refused
 */
async function importSppg(
  { rows, updates, newYayasan, confirms }: SppgImport,
  sppgIds: SentIds,
  yayasanIds: SentIds,
  context: CallContext,
) {
  const yayasan = newYayasan.map((nama) => ({ id: sentId(searchKey(nama), yayasanIds), nama }));
  const withOwner = <Values extends Partial<SppgInput>>(values: Values) => {
    const id = values.yayasan_id && yayasanIds.get(searchKey(values.yayasan_id));
    return id ? { ...values, yayasan_id: id } : values;
  };
  const sppg = rows.map((row) => ({
    ...withOwner(row),
    id: sentId(searchKey(row.kode_unik_pendaftaran), sppgIds),
  }));
  const changed = updates.map(({ base, changes }) => ({ base, changes: withOwner(changes) }));

  let added: ((reason: string) => string) | undefined;
  try {
    if (yayasan.length > 0) {
      await insertRows(yayasanTable, yayasan, context);
      added = (reason: string) =>
        `${reason} Yayasan barunya sudah ditambahkan, jadi tidak perlu dicentang lagi.`;
    }
    if (sppg.length > 0) {
      await insertRows(sppgTable, sppg, context);
      added = (reason: string) => `${reason} SPPG barunya sudah ditambahkan.`;
    }
    const refused =
      changed.length > 0 ? await updateSppgList(changed, { konfirmasi: confirms || undefined }, context) : [];
    // From now on they are not this import's own, but what the next file may change.
    sppgIds.clear();
    return refused;
  } catch (error) {
    throw added ? new Error(added(errorMessage(error)), { cause: error }) : error;
  }
}

/** Imports rows; `sentIds` are the ids with which new ones were sent, by their code's key. */
export function useImportSppg() {
  const [sentIds] = useState<SentIds>(() => new Map());
  const [yayasanIds] = useState<SentIds>(() => new Map());
  const mutation = useMutation({
    mutationFn: (plan: SppgImport, context) => importSppg(plan, sentIds, yayasanIds, context),
    meta: {
      reloads: [sppgKey],
      success: (refused: SppgUpdate[], { rows, updates, newYayasan, unchanged }: SppgImport) =>
        outcomeToast(
          { title: 'Impor Berhasil' },
          {
            added: rows.length,
            addedYayasan: newYayasan.length,
            updates,
            unchanged,
            refused,
          },
        ),
      failure: { title: 'Impor Gagal' },
    },
  });
  return { ...mutation, sentIds };
}
