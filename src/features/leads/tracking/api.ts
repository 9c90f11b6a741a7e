import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CallContext } from '@/lib/supabase/client';
import type { Database } from '@/lib/supabase/database.types';
import { getTables } from '@/lib/supabase/tables';
import type { kindLabels, statusWords } from './content';

type StatusRow = Database['public']['Functions']['status_kiriman']['Returns'][number];

/**
 * A lead as its sender sees it. PostgreSQL declares every column of a function's table filled; this type follows the
 * tables.
 */
export type Sent = Pick<StatusRow, 'created_at' | 'tanpa_telepon'> & {
  kind: keyof typeof kindLabels;
  status: keyof typeof statusWords;
  answered_at: string | null;
  /** The time before which a waiting complaint will be answered. */
  dijawab_sebelum?: string | null;
  pesan_publik: string | null;
};

/**
 * What became of the message or application with this code; null when there is none.
 * @throws PostgrestError, also after 20 calls in 10 minutes
 */
async function fetchSent(kode: string, context: CallContext): Promise<Sent | null> {
  const tables = await getTables(context);
  const { data } = await tables
    .rpc('status_kiriman', { kode })
    .overrideTypes<Sent[], { merge: false }>()
    .throwOnError();
  return data[0] ?? null;
}

/** The key of all queries about what was sent with this code. */
export const sentKey = (code: string | undefined) => ['sent', code];

/** Asks once: the server limits the calls, so none is made without being asked for. */
export const askedOnce = {
  staleTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

const sentQuery = (code: string | undefined) =>
  queryOptions({
    ...askedOnce,
    queryKey: sentKey(code),
    queryFn: (context) => fetchSent(code ?? '', context),
    enabled: code !== undefined,
  });

/** What became of the message or application with this code; disabled without one. */
export const useSent = (code: string | undefined) => useQuery(sentQuery(code));
