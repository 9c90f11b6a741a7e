import { useQuery } from '@tanstack/react-query';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import { askAgain, insertRows, updateRow } from '@/lib/supabase/write-rows';
import { yayasanListQuery } from './api';
import { type Yayasan, type YayasanColumnName, yayasanEmailTable, yayasanTable } from './yayasan-columns';

// In a file apart from api.ts, which visitors download. What the calls throw is said at the functions that they call.

export type YayasanWithEmail = Yayasan & { email: string | null };

type YayasanInput = Pick<YayasanWithEmail, YayasanColumnName | 'email'>;

async function fetchEmail(yayasanId: string, context: CallContext): Promise<Pick<YayasanWithEmail, 'email'>> {
  const supabase = await getSupabase(context);
  const { data } = await supabase
    .from(yayasanEmailTable.name)
    .select('email')
    .eq('yayasan_id', yayasanId)
    .maybeSingle()
    .throwOnError();
  return { email: data?.email ?? null };
}

/** A foundation's address as of now. */
export const useYayasanEmail = (yayasanId: string) =>
  useQuery({
    queryKey: ['yayasan-email', yayasanId],
    queryFn: (context) => fetchEmail(yayasanId, context),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    // No retry, as a form waits for the address.
    retry: false,
  });

/** The list, always read anew: a colleague may have added or moved an SPPG. */
export const useNewestYayasanList = () => useQuery({ ...yayasanListQuery, staleTime: 0 });

async function saveEmail(yayasan_id: string, email: string | null, context: CallContext) {
  const supabase = await getSupabase(context);
  await askAgain(() =>
    email === null
      ? supabase.from(yayasanEmailTable.name).delete().eq('yayasan_id', yayasan_id).throwOnError()
      : supabase.from(yayasanEmailTable.name).upsert({ yayasan_id, email }).throwOnError(),
  );
}

export async function addYayasan({ email, ...yayasan }: YayasanInput & { id: string }, context: CallContext) {
  await insertRows(yayasanTable, [yayasan], context);
  if (email !== null) await saveEmail(yayasan.id, email, context);
}

interface YayasanUpdate {
  base: YayasanWithEmail;
  changes: Partial<YayasanInput>;
  deleted: string;
}

export async function updateYayasan({ base, changes, deleted }: YayasanUpdate, context: CallContext) {
  const { email: knownEmail, ...row } = base;
  const { email, ...columns } = changes;
  const current = await updateRow(yayasanTable, { base: row, changes: columns, deleted }, context);
  if (current) return { ...current, email: knownEmail };
  if (email !== undefined) await saveEmail(base.id, email, context);
  return undefined;
}
