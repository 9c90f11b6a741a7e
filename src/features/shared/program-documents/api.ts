import { queryOptions, useQuery } from '@tanstack/react-query';
import { errorMessage } from '@/lib/errors/error-message';
import { useLoadFailureToast } from '@/lib/queries/use-load-failure-toast';
import { backend } from '@/lib/supabase/backend';
import type { CallContext } from '@/lib/supabase/client';
import { fetchAll } from '@/lib/supabase/fetch-all';
import { getTables, type TablesClient } from '@/lib/supabase/tables';
import { formatDate } from '@/lib/text/format';

const notLoaded = { title: 'Gagal Memuat Dokumen' };

export const bucket = 'program_documents';

/** The file's public URL, built from its path: the URL in a row may lead anywhere. */
export function publicUrl(path: string): string {
  const encodedPath = path.split('/').map(encodeURIComponent).join('/');
  return `${backend().supabaseUrl}/storage/v1/object/public/${bucket}/${encodedPath}`;
}

/**
 * All programme documents: first those that have a place, then the newest, by their own day or that of the upload.
 * @throws PostgrestError
 */
export async function fetchDocuments(tables: TablesClient) {
  const documents = await fetchAll(
    tables
      .from('program_documents')
      .select('*')
      .order('created_at', { ascending: false })
      .order('id', { ascending: false }),
  );
  type Row = (typeof documents)[number];
  const place = ({ urutan }: Row) => urutan ?? Number.MAX_VALUE;
  const time = ({ document_date, created_at }: Row) => Date.parse(document_date ?? created_at) || 0;
  return documents.sort((one, other) => place(one) - place(other) || time(other) - time(one));
}

export type ProgramDocument = Awaited<ReturnType<typeof fetchDocuments>>[number];

export const programDocumentsQuery = queryOptions({
  queryKey: ['program-documents'],
  async queryFn(context: CallContext) {
    const documents = await fetchDocuments(await getTables(context));
    return documents.map((document) => ({ ...document, file_url: publicUrl(document.file_path) }));
  },
});

/** The programme documents; a failure to load them also shows a toast. */
export function useProgramDocuments() {
  const query = useQuery(programDocumentsQuery);
  useLoadFailureToast(query, notLoaded.title, errorMessage);
  return query;
}

/** Which edition a document is, and of which day: 'Edisi 2 · 12 November 2026', 'diunggah 28 Oktober 2026'. */
export function dayText({ edition, edition_at, document_date, created_at }: ProgramDocument): string {
  const own = document_date && `tertanggal ${formatDate(document_date)}`;
  if (edition > 1) return `Edisi ${edition} · ${own ?? formatDate(edition_at ?? created_at)}`;
  return own ?? `diunggah ${formatDate(created_at)}`;
}

/** Said of documents that no manager has confirmed, as everything else on these pages is the company's own. */
export const unconfirmedText = 'Belum dikonfirmasi oleh kami';

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
