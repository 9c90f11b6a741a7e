import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sppgKey } from '@/features/sppg/api';
import type { SppgInput } from '@/features/sppg/sppg-schema';
import { errorMessage } from '@/lib/errors/error-message';
import { insertRows } from '@/lib/supabase/write-rows';
import { formatNumber } from '@/lib/text/format';
import { searchKey } from '@/lib/text/search-key';
import { comparable } from '@/lib/text/visible-text';
import { sppgImportMessages } from './messages';

export interface SppgImport {
  /** A foundation that is yet to be added is named in place of its id. */
  rows: SppgInput[];
  /** The names of the foundations to add. */
  newYayasan: string[];
}

/** By the key of a code or name, the id with which a row was sent: the same at every attempt, so that none is stored twice. */
type SentIds = Map<string, string>;

function idOf(key: string, sentIds: SentIds): string {
  const id = sentIds.get(key) ?? crypto.randomUUID();
  sentIds.set(key, id);
  return id;
}

/** Adds the new foundations, then all rows or none. Foundations stay when rows are refused: the next attempt finds them. */
async function importSppg({ rows, newYayasan }: SppgImport, sppgIds: SentIds, yayasanIds: SentIds) {
  const yayasan = newYayasan.map((nama) => ({ id: idOf(comparable(nama), yayasanIds), nama }));
  const sppg = rows.map((row) => ({
    ...row,
    id: idOf(searchKey(row.kode_unik_pendaftaran), sppgIds),
    yayasan_id: yayasanIds.get(comparable(row.yayasan_id)) ?? row.yayasan_id,
  }));
  if (yayasan.length > 0) await insertRows('yayasan', yayasan);
  try {
    await insertRows('sppg', sppg);
  } catch (error) {
    if (yayasan.length === 0) throw error;
    throw new Error(sppgImportMessages.onlyYayasanAdded(errorMessage(error)), { cause: error });
  }
}

/** Imports rows; `sentIds` are the ids with which they were sent, by their code's key. */
export function useImportSppg() {
  const [sentIds] = useState<SentIds>(() => new Map());
  const [yayasanIds] = useState<SentIds>(() => new Map());
  const mutation = useMutation({
    mutationFn: (plan: SppgImport) => importSppg(plan, sentIds, yayasanIds),
    meta: {
      reloads: [sppgKey],
      success(_: unknown, { rows, newYayasan }: SppgImport) {
        const count = formatNumber(rows.length);
        return newYayasan.length > 0
          ? sppgImportMessages.importedWithYayasan(count, formatNumber(newYayasan.length))
          : sppgImportMessages.imported(count);
      },
      failure: sppgImportMessages.notImported,
    },
  });
  return { ...mutation, sentIds };
}
