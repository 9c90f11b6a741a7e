import { queryOptions, useQuery } from '@tanstack/react-query';
import { errorMessage } from '@/lib/errors/error-message';
import { useLoadFailureToast } from '@/lib/queries/use-load-failure-toast';
import { fetchSppgList, fetchYayasanOptions } from './api';
import { sppgMessages } from './messages';

/** Begins the key of every query that shows or checks SPPG, in other features, too: any mutation reloads them all. */
export const sppgKey = ['sppg'];

export const sppgListQuery = queryOptions({ queryKey: [...sppgKey, 'list'], queryFn: fetchSppgList });

const yayasanOptionsQuery = queryOptions({
  queryKey: [...sppgKey, 'yayasan-options'],
  queryFn: fetchYayasanOptions,
});

/** All SPPG with their foundation; a failure to load them also shows a toast. */
export function useSppgList() {
  const query = useQuery(sppgListQuery);
  useLoadFailureToast(query, sppgMessages.notLoaded.title, errorMessage);
  return query;
}

export function useYayasanOptions() {
  return useQuery(yayasanOptionsQuery);
}
