import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '@/lib/error-message';
import { useLoadFailureToast } from '@/lib/use-load-failure-toast';
import { fetchProgramDocuments } from './api';

export const programDocumentsKey = ['program-documents'];

/** The programme documents; says it in a toast, too, when they can't be loaded. */
export function useProgramDocuments() {
  const query = useQuery({ queryKey: programDocumentsKey, queryFn: fetchProgramDocuments });
  useLoadFailureToast(query, 'Gagal Memuat Dokumen', errorMessage);
  return query;
}
