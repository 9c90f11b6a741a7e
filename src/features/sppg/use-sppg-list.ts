import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorMessage } from '@/lib/error-message';
import { toast } from '@/lib/toast';
import { fetchSppgList } from './api';
import { sppgListKey } from './query-keys';

/** All SPPG with their foundation; says it in a toast, too, when they can't be loaded. */
export function useSppgList() {
  const query = useQuery({ queryKey: sppgListKey, queryFn: fetchSppgList });
  useEffect(() => {
    if (!query.error) return;
    toast({
      title: 'Gagal Memuat Data SPPG',
      description: errorMessage(query.error),
      variant: 'destructive',
    });
  }, [query.error]);
  return query;
}
