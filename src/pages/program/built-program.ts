import { paths } from '@/config/paths';
import type { BuiltStates } from '@/features/kitchens/open-data/built-lists';
import { builtStates } from '@/features/kitchens/open-data/read-lists';
import { builtDocuments, type BuiltDocuments } from '@/features/shared/program-documents/built-documents';
import type { ParameterPage } from '@/lib/route-handle';
import type { TablesClient } from '@/lib/supabase/tables';

/** What the page shows without JavaScript. */
export interface BuiltProgram {
  documents: BuiltDocuments;
  network: BuiltStates;
}

/** @throws PostgrestError when the backend can't be read */
export async function programPage(tables: TablesClient): Promise<ParameterPage[]> {
  const [documents, network] = await Promise.all([builtDocuments(tables), builtStates(tables)]);
  const data: BuiltProgram = { documents, network };
  return [{ path: paths.program, data, isForHtml: true }];
}
