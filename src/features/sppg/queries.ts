import { queryOptions, useQuery } from '@tanstack/react-query';
import { errorMessage } from '@/lib/errors/error-message';
import { useLoadFailureToast } from '@/lib/queries/use-load-failure-toast';
import { fetchSppgList, fetchYayasanOptions, type Sppg } from './api';
import { sppgMessages } from './messages';

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

export function useYayasanOptions() {
  return useQuery(yayasanOptionsQuery);
}
