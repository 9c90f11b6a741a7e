import { queryOptions, useQuery } from '@tanstack/react-query';
import { errorMessage } from '@/lib/errors/error-message';
import { useLoadFailureToast } from '@/lib/queries/use-load-failure-toast';
import { backend } from '@/lib/supabase/backend';
import { fetchAll } from '@/lib/supabase/fetch-all';
import { getTables } from '@/lib/supabase/tables';
import { documentMessages } from './messages';

export const bucket = 'program_documents';

/** The file's public URL, built from its path: the URL in a row may lead anywhere. */
export function publicUrl(path: string): string {
  const encodedPath = path.split('/').map(encodeURIComponent).join('/');
  return `${backend().supabaseUrl}/storage/v1/object/public/${bucket}/${encodedPath}`;
}

/**
 * All programme documents, newest first, each with its full public URL.
 * @throws PostgrestError
 */
async function fetchProgramDocuments() {
  const tables = await getTables();
  const documents = await fetchAll((from, to) =>
    tables
      .from('program_documents')
      .select('*')
      .order('created_at')
      .order('id')
      .range(from, to)
      .throwOnError(),
  );
  return documents.reverse().map((document) => ({ ...document, file_url: publicUrl(document.file_path) }));
}

export type ProgramDocument = Awaited<ReturnType<typeof fetchProgramDocuments>>[number];

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
