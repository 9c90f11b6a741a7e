import { queryOptions, useQuery } from '@tanstack/react-query';
import { sppgKey } from '@/features/sppg/queries';
import { useLoadFailureToast } from '@/lib/queries/use-load-failure-toast';
import { fetchYayasanList } from './api';
import { yayasanMessages } from './messages';

export const yayasanListQuery = queryOptions({
  queryKey: [...sppgKey, 'of-yayasan'],
  queryFn: fetchYayasanList,
});

const { title, description } = yayasanMessages.notLoaded;
const explain = () => description;

/** The foundations with their SPPG; a failure to load them also shows a toast. */
export function useYayasanList() {
  const query = useQuery(yayasanListQuery);
  useLoadFailureToast(query, title, explain);
  return query;
}
