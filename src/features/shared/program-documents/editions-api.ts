import { useQuery } from '@tanstack/react-query';
import type { CallContext } from '@/lib/supabase/client';
import { getTables } from '@/lib/supabase/tables';
import { type ProgramDocument, programDocumentsQuery } from './api';

// In a file apart from api.ts, as few visitors ask for it.

/**
 * A document's earlier editions, newest first, each with the day on which the next one came.
 * @throws PostgrestError
 */
async function fetchEarlierEditions({ id, edition, edition_at }: ProgramDocument, context: CallContext) {
  const tables = await getTables(context);
  const { data } = await tables
    .from('program_document_editions')
    .select('*')
    .eq('document_id', id)
    .lt('edition', edition)
    .order('edition', { ascending: false })
    .throwOnError();
  return data.map((earlier, index) => ({ ...earlier, until: data[index - 1]?.edition_at ?? edition_at }));
}

/** A document's earlier editions; read again when it gets another one. */
export const useEarlierEditions = (document: ProgramDocument) =>
  useQuery({
    queryKey: [...programDocumentsQuery.queryKey, 'editions', document.id, document.edition],
    queryFn: (context) => fetchEarlierEditions(document, context),
  });
