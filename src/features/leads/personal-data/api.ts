import { useQuery } from '@tanstack/react-query';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import type { Database } from '@/lib/supabase/database.types';
import { callOrFindDone } from '@/lib/supabase/write-rows';

type FoundRow = Database['public']['Functions']['personal_data']['Returns'][number];

/** A row that is about an address. PostgreSQL calls no column of a function's result nullable. */
export type PersonalRow = Omit<FoundRow, 'stays'> & { stays: string | null };

/** Begins the key of every query about a person. */
export const personalDataKey = ['personal-data'];

/**
 * Everything that is kept about an address, newest first, which the audit trail has first. The address is never part of a URL.
 * @param isExport - whether it is saved to a file
 * @throws PostgrestError
 */
export async function fetchPersonalData(
  address: string,
  isExport: boolean,
  context: CallContext,
): Promise<PersonalRow[]> {
  const supabase = await getSupabase(context);
  const { data } = await supabase.rpc('personal_data', { address, for_export: isExport }).throwOnError();
  return data;
}

/** What is kept about an address; disabled without one. */
export const usePersonalData = (address: string) =>
  useQuery({
    queryKey: [...personalDataKey, address],
    queryFn: (context) => fetchPersonalData(address, false, context),
    enabled: address !== '',
    staleTime: 0,
    // Each reading is an entry of the audit trail.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // Personal data leave the memory with the page.
    gcTime: 0,
  });

/**
 * Deletes the rows about an address that were on the screen, except for those that must stay.
 * @throws PostgrestError, NoAnswerError
 */
export async function forgetPerson(
  address: string,
  rows: PersonalRow[],
  context: CallContext,
): Promise<void> {
  const supabase = await getSupabase(context);
  const seen = rows.map(({ row_id }) => row_id);
  await callOrFindDone(
    () => supabase.rpc('forget_person', { address, seen }).throwOnError(),
    async () => {
      const left = await fetchPersonalData(address, false, context);
      return !left.some(({ row_id, stays }) => !stays && seen.includes(row_id));
    },
  );
}
