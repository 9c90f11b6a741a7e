import { queryOptions, useQuery } from '@tanstack/react-query';
import { errorMessage } from '@/lib/errors/error-message';
import { useLoadFailureToast } from '@/lib/queries/use-load-failure-toast';
import { backend } from '@/lib/supabase/backend';
import type { CallContext } from '@/lib/supabase/client';
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
 * All programme documents, each with its full public URL: first those that have a place, then the newest.
 * @throws PostgrestError
 */
async function fetchProgramDocuments(context: CallContext) {
  const tables = await getTables(context);
  const documents = await fetchAll((from, to) =>
    tables
      .from('program_documents')
      .select('*')
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(from, to)
      .throwOnError(),
  );
  const place = ({ urutan }: (typeof documents)[number]) => urutan ?? Number.MAX_VALUE;
  return documents
    .sort((one, other) => place(one) - place(other))
    .map((document) => ({ ...document, file_url: publicUrl(document.file_path) }));
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

/**
 * The name under which a document is downloaded, without what Windows or the storage service's header does not take:
 * 'Juknis: MBG' -> 'Juknis- MBG - Edisi 3.pdf'
 * @param edition - false for the only one
 */
export const downloadName = (title: string, edition: number | false) =>
  `${title.replace(/[\\/:*?"'<>|]+/g, '-')}${edition ? ` - Edisi ${edition}` : ''}.pdf`;

/** Browsers ignore the `download` attribute for another origin, so the storage service sets the file name, too. */
export const downloadUrl = (address: string, title: string, edition: number | false) =>
  `${address}?download=${encodeURIComponent(downloadName(title, edition))}`;
