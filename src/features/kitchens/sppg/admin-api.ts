import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import type { TablesInsert } from '@/lib/supabase/database.types';
import { RowGoneError } from '@/lib/errors/failure';
import { askAgain, insertRows, type RowUpdate, updateRow } from '@/lib/supabase/write-rows';
import { fetchYayasanOptions, type Sppg, sppgKey } from './api';
import { formMessages } from '@/lib/forms/form.messages';
import { sppgManagementMessages } from './management.messages';
import { sppgMessages } from './messages';
import { sppgTable } from './sppg-columns';
import type { SppgInput } from './sppg-schema';

// In a file apart from api.ts, which visitors download.

interface NewSppg extends Omit<TablesInsert<'sppg'>, 'yayasan_id'> {
  id: string;
  /** The foundation; the first by name when absent. */
  yayasan_id?: string;
}

/**
 * Adds an SPPG from the form.
 * @throws PostgrestError; Error when there is no foundation that it could belong to
 */
export async function addSppg({ yayasan_id, ...input }: NewSppg, context: CallContext) {
  const owner = yayasan_id ?? (await fetchYayasanOptions(context))[0]?.id;
  if (!owner) throw new Error(sppgMessages.yayasanMissing.description);
  await insertRows(sppgTable, [{ ...input, yayasan_id: owner }], context);
}

export const updateSppg = (update: RowUpdate<'sppg'>, context: CallContext) =>
  updateRow(sppgTable, update, context);

export interface SppgUpdate {
  /** The SPPG as it was when the changes were shown. */
  base: Sppg;
  changes: Partial<SppgInput>;
}

export interface UpdateOptions {
  /** Day and note of the lines of progress that the changes write. */
  tanggal?: string;
  catatan?: string;
  /** Whether what is changed is confirmed, too. */
  konfirmasi?: boolean;
}

/**
 * Changes SPPG with an optimistic lock on each; managers only.
 * @returns those that somebody else has changed or deleted meanwhile; they stay as they are
 * @throws PostgrestError
 */
export async function updateSppgList<Update extends Omit<RowUpdate<'sppg'>, 'deleted'>>(
  updates: Update[],
  options: UpdateOptions,
  context: CallContext,
): Promise<Update[]> {
  const supabase = await getSupabase(context);
  const perubahan = updates.map(({ base: { id, updated_at }, changes }) => ({ ...changes, id, updated_at }));
  // When the call is repeated after a lost answer, changes that have arrived are no conflict.
  const { data: refusedIds } = await askAgain(() =>
    supabase.rpc('perbarui_sppg', { perubahan, ...options }).throwOnError(),
  );
  return updates.filter(({ base }) => refusedIds.includes(base.id));
}

/**
 * Changes an SPPG and confirms it, in one step: as it was read.
 * @returns the row as it is now when somebody else was first
 * @throws PostgrestError; RowGoneError
 */
export async function updateAndConfirmSppg(
  { base, changes, deleted }: RowUpdate<'sppg'>,
  context: CallContext,
): Promise<Sppg | undefined> {
  if (Object.keys(changes).length === 0) return confirmSppg(base, context);
  const refused = await updateSppgList([{ base, changes }], { konfirmasi: true }, context);
  if (refused.length === 0) return undefined;
  const supabase = await getSupabase(context);
  const { data } = await supabase.from('sppg').select('*').eq('id', base.id).maybeSingle().throwOnError();
  if (!data) throw new RowGoneError(deleted);
  return data;
}

/**
 * Opens a closed SPPG again. If a colleague has done so already, that counts as done.
 * @throws PostgrestError; RowGoneError
 */
export async function reopenSppg(base: Sppg, context: CallContext): Promise<void> {
  const deleted = sppgManagementMessages.deletedMeanwhile(base.nama);
  const update = { base, changes: { ditutup_pada: null, alasan_tutup: null }, deleted };
  const current = await updateSppg(update, context);
  if (current) throw new Error(formMessages.changedMeanwhile);
}

/** Whether an SPPG that does not operate today once did; disabled where that is known. */
export const useHasOperated = ({ id, status_verifikasi }: Sppg) =>
  useQuery({
    queryKey: [...sppgKey, 'has-operated', id],
    queryFn: (context) => fetchHasOperated(id, context),
    enabled: status_verifikasi !== 'Sudah Operasional',
    initialData: status_verifikasi === 'Sudah Operasional' || undefined,
  });

/** @throws PostgrestError */
async function fetchHasOperated(id: string, context: CallContext): Promise<boolean> {
  const supabase = await getSupabase(context);
  const { data } = await supabase
    .from('sppg_perkembangan')
    .select('id')
    .eq('sppg_id', id)
    .eq('status_verifikasi', 'Sudah Operasional')
    .limit(1)
    .throwOnError();
  return data.length > 0;
}

const unreadWords = v.array(
  v.object({
    id: v.string(),
    kolom: v.array(
      v.object({ kolom: v.string(), sebelum: v.nullable(v.string()), sekarang: v.nullable(v.string()) }),
    ),
    /** The number of rows that belong to it, such as schools, which were added, changed or deleted. */
    lainnya: v.number(),
  }),
);

export type UnreadWords = v.InferOutput<typeof unreadWords>[number];

/**
 * The differences between unconfirmed SPPG and their last confirmed words.
 * @throws PostgrestError
 */
async function fetchUnreadWords(dapur: string[], context: CallContext) {
  const supabase = await getSupabase(context);
  const { data } = await supabase.rpc('sppg_belum_dibaca', { dapur }).throwOnError();
  return v.parse(unreadWords, data);
}

export const useUnreadWords = (list: readonly Pick<Sppg, 'id' | 'updated_at'>[]) =>
  useQuery({
    queryKey: [...sppgKey, 'unread', list.map(({ id, updated_at }) => [id, updated_at])],
    queryFn: (context) =>
      fetchUnreadWords(
        list.map(({ id }) => id),
        context,
      ),
  });

/**
 * Confirms an SPPG as it was read, by an admin.
 * @throws PostgrestError, also when it was changed or deleted since
 */
export async function confirmSppg({ id, updated_at }: Sppg, context: CallContext): Promise<undefined> {
  const supabase = await getSupabase(context);
  await supabase.rpc('konfirmasi_sppg', { sppg_id: id, terakhir_diubah: updated_at }).throwOnError();
}

/** The columns by which a form names a kitchen. */
export const kitchenColumns = 'id, nama, kode_unik_pendaftaran';

/**
 * The kitchen with this code, or else those with this in their names: up to 51.
 * @throws PostgrestError, also for fewer than three letters or digits in a row
 */
async function searchKitchens(kata: string, signal: AbortSignal, context: CallContext) {
  const supabase = await getSupabase(context);
  const { data } = await supabase
    .rpc('cari_sppg', { kata })
    .select(kitchenColumns)
    .abortSignal(signal)
    .throwOnError();
  return data;
}

/** Kitchens by code or name; disabled until there is enough to look for. */
export function useKitchenSearch(kata: string) {
  return useQuery({
    queryKey: [...sppgKey, 'kitchen-search', kata],
    queryFn: (context) => searchKitchens(kata, context.signal, context),
    enabled: /[\p{L}\d]{3}/u.test(kata.replace(/[-\s‐-―]/g, '')),
  });
}
