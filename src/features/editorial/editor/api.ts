import type { SupabaseClient } from '@supabase/supabase-js';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import type { Called } from '@/features/kitchens/sppg/called';
import type { Tables } from '@/lib/supabase/database.types';
import { fetchAll } from '@/lib/supabase/fetch-all';

/** The tables that the editor lists, with the columns that order them. */
const orders = {
  news_articles: ['date', 'id'],
  gallery_photos: ['position', 'created_at', 'id'],
  faq_entries: ['position', 'created_at', 'id'],
  job_openings: ['position', 'created_at', 'id'],
  program_facts: ['position', 'created_at', 'id'],
} as const;

export type ListTable = keyof typeof orders;

/** A row as the desk lists it; a vacancy comes with its kitchen, which is null once it was deleted. */
export type Listed<Table extends ListTable> = Tables<Table> &
  (Table extends 'job_openings'
    ? {
        sppg_disebut:
          | (Pick<Called, 'kode' | 'nama' | 'kabupaten_kota'> & {
              sppg: { ditutup_pada: string | null } | null;
            })
          | null;
      }
    : unknown);

/** All rows of a table, drafts too. @throws PostgrestError */
async function fetchRows<Table extends ListTable>(
  table: Table,
  context: CallContext,
): Promise<Listed<Table>[]> {
  // Untyped: TypeScript can't tell the columns of a table that is a parameter.
  const supabase: SupabaseClient = await getSupabase(context);
  const columns: string =
    table === 'job_openings' ? '*, sppg_disebut(kode, nama, kabupaten_kota, sppg(ditutup_pada))' : '*';
  let query = supabase.from(table).select<string, Listed<Table>>(columns);
  for (const column of orders[table]) query = query.order(column);
  return fetchAll(query);
}

/** Begins the key of every query of the editor. */
export const contentKey = ['content'];

const rowsQuery = <Table extends ListTable>(table: Table) =>
  queryOptions({ queryKey: [...contentKey, table], queryFn: (context) => fetchRows(table, context) });

export const useRows = <Table extends ListTable>(table: Table) => useQuery(rowsQuery(table));

/** The company's data; null before they were entered. */
export const useCompanyProfile = () =>
  useQuery({
    queryKey: [...contentKey, 'company_profile'],
    async queryFn(context) {
      const supabase = await getSupabase(context);
      const { data } = await supabase.from('company_profile').select('*').maybeSingle().throwOnError();
      return data;
    },
  });

/** The texts that the owner has written, of all pages. */
export const usePageTextsRows = () =>
  useQuery({
    queryKey: [...contentKey, 'page_texts'],
    async queryFn(context) {
      const supabase = await getSupabase(context);
      const { data } = await supabase.from('page_texts').select('*').throwOnError();
      return data;
    },
  });

/** How many versions of a row are listed, the newest first: enough to find any that matters. */
const versionLimit = 50;

export const useVersions = (table: string, id: string) =>
  useQuery({
    queryKey: [...contentKey, 'versions', table, id],
    async queryFn(context) {
      const supabase = await getSupabase(context);
      const { data } = await supabase
        .from('audit_log')
        .select('*')
        .match({ table_name: table, row_id: id })
        .order('id', { ascending: false })
        .limit(versionLimit)
        .throwOnError();
      return data;
    },
    staleTime: 0,
  });

/** @throws PostgrestError, also when the row was changed after its versions were read */
export async function restoreVersion(
  { entryId, lastEntry }: { entryId: number; lastEntry: number },
  context: CallContext,
) {
  const supabase = await getSupabase(context);
  await supabase.rpc('restore_version', { entry_id: entryId, last_entry: lastEntry }).throwOnError();
}
