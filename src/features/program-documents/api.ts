import { backend } from '@/lib/supabase/backend';
import { fetchAll } from '@/lib/supabase/fetch-all';
import { getTables } from '@/lib/supabase/tables';

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
export async function fetchProgramDocuments() {
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
