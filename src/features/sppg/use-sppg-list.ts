import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '@/lib/error-message';
import { useLoadFailureToast } from '@/lib/use-load-failure-toast';
import { fetchSppgList } from './api';
import { sppgListKey } from './query-keys';

/** All SPPG with their foundation; says it in a toast, too, when they can't be loaded. */
export function useSppgList() {
  const query = useQuery({ queryKey: sppgListKey, queryFn: fetchSppgList });
  useLoadFailureToast(query, 'Gagal Memuat Data SPPG', errorMessage);
  return query;
}
