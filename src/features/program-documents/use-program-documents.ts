import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorMessage } from '@/lib/error-message';
import { toast } from '@/lib/toast';
import { fetchProgramDocuments } from './api';

export const programDocumentsKey = ['program-documents'];

/** The programme documents; says it in a toast, too, when they can't be loaded. */
export function useProgramDocuments() {
  const query = useQuery({ queryKey: programDocumentsKey, queryFn: fetchProgramDocuments });
  useEffect(() => {
    if (!query.error) return;
    toast({
      title: 'Gagal Memuat Dokumen',
      description: errorMessage(query.error),
      variant: 'destructive',
    });
  }, [query.error]);
  return query;
}
