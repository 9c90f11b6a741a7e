import { queryOptions, useQuery } from '@tanstack/react-query';
import { errorMessage } from '@/lib/errors/error-message';
import { useLoadFailureToast } from '@/lib/queries/use-load-failure-toast';
import { fetchProgramDocuments } from './api';
import { documentMessages } from './messages';

export const programDocumentsQuery = queryOptions({
  queryKey: ['program-documents'],
  queryFn: fetchProgramDocuments,
});

/** The programme documents; a failure to load them also shows a toast. */
export function useProgramDocuments() {
  const query = useQuery(programDocumentsQuery);
  useLoadFailureToast(query, documentMessages.notLoaded.title, errorMessage);
  return query;
}
