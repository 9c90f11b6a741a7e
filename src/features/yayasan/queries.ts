import { queryOptions, useQuery } from '@tanstack/react-query';
import { yayasanListKey } from '@/features/sppg/query-keys';
import { useLoadFailureToast } from '@/lib/use-load-failure-toast';
import { fetchYayasanList } from './api';

/** The foundations with their SPPG. */
export const yayasanListQuery = queryOptions({ queryKey: yayasanListKey, queryFn: fetchYayasanList });

const explain = () => 'Tidak dapat mengambil data yayasan dari server.';

/** The foundations with their SPPG; says it in a toast, too, when they can't be loaded. */
export function useYayasanList() {
  const query = useQuery(yayasanListQuery);
  useLoadFailureToast(query, 'Gagal Memuat Data', explain);
  return query;
}
