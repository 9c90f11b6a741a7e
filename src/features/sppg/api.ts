import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SuspensionDays } from '@/features/suspensions/suspension-state';
import { errorMessage } from '@/lib/errors/error-message';
import { useLoadFailureToast } from '@/lib/queries/use-load-failure-toast';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import type { Tables } from '@/lib/supabase/database.types';
import { fetchDueIds } from '@/lib/supabase/due-rows';
import { fetchAll } from '@/lib/supabase/fetch-all';
import { getTables } from '@/lib/supabase/tables';
import { sppgMessages } from './messages';

export type Sppg = Tables<'sppg'>;
/** An SPPG in a list, with its suspensions. */
export type ListedSppg = Sppg & { sppg_penghentian: SuspensionDays[] };
export type YayasanName = Pick<Tables<'yayasan'>, 'id' | 'nama'>;

/**
 * All SPPG with their foundation and suspensions, newest first.
 * @throws PostgrestError
 */
async function fetchSppgList(context: CallContext) {
  const tables = await getTables(context);
  const sppgList = await fetchAll((from, to) =>
    tables
      .from('sppg')
      .select('*, yayasan(id, nama), sppg_penghentian(mulai, sampai)')
      .order('created_at')
      .order('id')
      .range(from, to)
      .throwOnError(),
  );
  return sppgList.reverse();
}

export type SppgWithYayasan = Awaited<ReturnType<typeof fetchSppgList>>[number];

/**
 * The foundations an SPPG can belong to, by name.
 * @throws PostgrestError
 */
export async function fetchYayasanOptions(context: CallContext) {
  const supabase = await getSupabase(context);
  return fetchAll((from, to) =>
    supabase.from('yayasan').select('id, nama').order('nama').order('id').range(from, to).throwOnError(),
  );
}

/** Begins the key of every query that shows or checks SPPG, in other features, too: any mutation reloads them all. */
export const sppgKey = ['sppg'];

export const sppgListQuery = queryOptions({ queryKey: [...sppgKey, 'list'], queryFn: fetchSppgList });

export const yayasanOptionsQuery = queryOptions({
  queryKey: [...sppgKey, 'yayasan-options'],
  queryFn: fetchYayasanOptions,
});

/** All SPPG with their foundation; a failure to load them also shows a toast. */
export function useSppgList() {
  const query = useQuery(sppgListQuery);
  useLoadFailureToast(query, sppgMessages.notLoaded.title, errorMessage);
  return query;
}

/** How many of all SPPG are at each stage. */
export function useStageCounts() {
  return useQuery({ ...sppgListQuery, select: countStages });
}

function countStages(sppgList: Pick<Sppg, 'status_verifikasi'>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { status_verifikasi: stage } of sppgList) counts.set(stage, (counts.get(stage) ?? 0) + 1);
  return counts;
}

/** The ids of the SPPG of which something is due; disabled without a topic. */
export function useDueSppg(topic: string) {
  return useQuery({
    queryKey: [...sppgKey, 'due', topic],
    queryFn: (context) => fetchDueIds(topic, context),
    enabled: topic !== '',
    staleTime: 0,
  });
}

export function useYayasanOptions() {
  return useQuery(yayasanOptionsQuery);
}
