import { queryOptions, useQuery } from '@tanstack/react-query';
import { sppgKey } from '@/features/sppg/queries';
import { queryClient } from '@/lib/query-client';
import { useLoadFailureToast } from '@/lib/use-load-failure-toast';
import { fetchYayasanList } from './api';

/** The foundations with their SPPG. */
const yayasanListQuery = queryOptions({ queryKey: [...sppgKey, 'of-yayasan'], queryFn: fetchYayasanList });

/** Reads them before they are shown. */
export const prefetchYayasanList = () => queryClient.prefetchQuery(yayasanListQuery);

const explain = () => 'Tidak dapat mengambil data yayasan dari server.';

/** The foundations with their SPPG; says it in a toast, too, when they can't be loaded. */
export function useYayasanList() {
  const query = useQuery(yayasanListQuery);
  useLoadFailureToast(query, 'Gagal Memuat Data', explain);
  return query;
}
