import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { yayasanListKey } from '@/features/sppg/query-keys';
import { toast } from '@/lib/toast';
import { yayasanList } from './api';

/** The foundations with their SPPG; says it in a toast, too, when they can't be loaded. */
export function useYayasanList() {
  const query = useQuery({ queryKey: yayasanListKey, queryFn: yayasanList.take });
  useEffect(() => {
    if (!query.error) return;
    toast({
      title: 'Gagal Memuat Data',
      description: 'Tidak dapat mengambil data yayasan dari server.',
      variant: 'destructive',
    });
  }, [query.error]);
  return query;
}
