import { queryOptions, useQueries } from '@tanstack/react-query';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import type { DueTopic } from './topics';

export interface Amount {
  /** How many rows of the topic are due; 1 while a setting is to be changed. */
  amount: number;
  /** The day of the oldest row, or the first day of expiry, if known. */
  since: string | null;
  /** The codes of the first five SPPG, for topics that name them. */
  sppg_codes: string[] | null;
  /** The deadline of the first request about personal data. */
  due_at: string | null;
  /** Why the latest mail failed, or who ended confirmations. */
  reason: string | null;
}

/**
 * How much of a topic is due; the database tells admins, and managers of kitchens and certificates.
 * @throws PostgrestError, also when the user has lost the right to it
 */
async function fetchAmount(topic: string, context: CallContext): Promise<Amount> {
  const supabase = await getSupabase(context);
  const { data } = await supabase
    .from('admin_summary')
    .select('amount, since, sppg_codes, due_at, reason')
    .eq('topic', topic)
    .single()
    .throwOnError();
  // PostgreSQL declares every column of a view nullable.
  return { ...data, amount: data.amount ?? 0 };
}

/** Each topic is read by itself, so that one that fails does not hide the others. */
const amountQuery = (topic: string) =>
  queryOptions({
    queryKey: ['summary', topic],
    queryFn: (context) => fetchAmount(topic, context),
    // Nearly every change elsewhere changes one of the numbers.
    staleTime: 0,
  });

/** The amounts of these topics, in their order. */
export const useAmounts = (topics: DueTopic[]) =>
  useQueries({ queries: topics.map(({ id }) => amountQuery(id)) });
