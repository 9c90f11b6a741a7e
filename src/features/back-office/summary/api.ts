import { type QueryClient, queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { isRepeatedInVain } from '@/lib/errors/failure';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import type { Tables } from '@/lib/supabase/database.types';
import type { DueTopic } from './topics';

/** An SPPG of which something is due. */
export interface DueSppg {
  code: string;
  name: string;
}

export interface Amount {
  /** How many rows of the topic are due; 1 while a setting is to be changed. */
  amount: number;
  /** The day of the oldest row, or the first day of expiry, if known. */
  since: string | null;
  /** The first five SPPG, of topics that name them. */
  sppg: DueSppg[];
  /** The deadline of the first request about personal data. */
  due_at: string | null;
  /** Why the latest mail failed, or who ended confirmations. */
  reason: string | null;
}

const columns = 'topic, amount, since, sppg_codes, sppg_names, due_at, reason';

type AmountRow = Tables<'admin_summary'>;

/** The request that is about to be sent, with its topics and its rows, by the app's query client. */
const batches = new WeakMap<QueryClient, { topics: string[]; rows: Promise<AmountRow[]> }>();

/** @throws PostgrestError */
async function fetchBatch(topics: string[], context: CallContext): Promise<AmountRow[]> {
  const supabase = await getSupabase(context).finally(() => batches.delete(context.client));
  // A single topic is left to `fetchAlone`.
  if (topics.length === 1) return [];
  const { data } = await supabase.from('admin_summary').select(columns).in('topic', topics).throwOnError();
  return data;
}

/** Asks for a topic together with all others that are asked for at this moment. */
function fetchTogether(topic: string, context: CallContext): Promise<AmountRow[]> {
  const batch = batches.get(context.client);
  batch?.topics.push(topic);
  if (batch) return batch.rows;
  const topics = [topic];
  const rows = fetchBatch(topics, context);
  batches.set(context.client, { topics, rows });
  return rows;
}

async function fetchAlone(topic: string, context: CallContext): Promise<AmountRow> {
  const supabase = await getSupabase(context);
  const { data } = await supabase
    .from('admin_summary')
    .select(columns)
    .eq('topic', topic)
    .single()
    .throwOnError();
  return data;
}

/**
 * How much of a topic is due; the database tells admins, and managers of kitchens and certificates. All topics of the page are one
 * request; where that fails, each is asked for by itself, so that one that fails does not hide the others.
 * @throws PostgrestError, also when the user has lost the right to it
 */
async function fetchAmount(topic: string, context: CallContext): Promise<Amount> {
  const rows = await fetchTogether(topic, context).catch((error: unknown) => {
    if (isRepeatedInVain(error)) throw error;
    return [];
  });
  const row = rows.find((found) => found.topic === topic) ?? (await fetchAlone(topic, context));
  const { amount, since, due_at, reason, sppg_codes, sppg_names } = row;
  const sppg = (sppg_codes ?? []).map((code, index) => ({ code, name: sppg_names?.[index] ?? code }));
  // PostgreSQL declares every column of a view nullable.
  return { amount: amount ?? 0, since, due_at, reason, sppg };
}

const summaryKey = ['summary'];

const amountQuery = (topic: string) =>
  queryOptions({
    queryKey: [...summaryKey, topic],
    queryFn: (context) => fetchAmount(topic, context),
    // Always asked for anew: nearly every change elsewhere changes one of the numbers.
    staleTime: 0,
  });

/** The amounts of these topics, in their order. */
export const useAmounts = (topics: DueTopic[]) =>
  useQueries({ queries: topics.map(({ id }) => amountQuery(id)) });

export interface CertificateWeek {
  /** The week's Monday: '2026-11-23'. */
  monday: string;
  amount: number;
}

/** @throws PostgrestError */
async function fetchCertificateWeeks(context: CallContext): Promise<CertificateWeek[]> {
  const supabase = await getSupabase(context);
  const { data } = await supabase
    .from('sertifikat_per_minggu')
    .select('minggu, jumlah')
    .order('minggu')
    .throwOnError();
  return data.flatMap(({ minggu, jumlah }) => (minggu ? [{ monday: minggu, amount: jumlah ?? 0 }] : []));
}

/** The number of certificates that expire in each week of the coming quarter. */
export const useCertificateWeeks = () =>
  useQuery({ queryKey: [...summaryKey, 'weeks'], queryFn: fetchCertificateWeeks, staleTime: 0 });

/** A kabupaten or kota with the place of its tile; name and place are null for SPPG without a known one. */
export interface DueDistrict {
  nama: string | null;
  kolom: number | null;
  baris: number | null;
  /** How many SPPG there are of which anything is due. */
  total: number;
}

/** @throws PostgrestError */
async function fetchDueDistricts(context: CallContext): Promise<DueDistrict[]> {
  const supabase = await getSupabase(context);
  const { data } = await supabase
    .from('perlu_per_wilayah')
    .select('nama, kolom, baris, perlu')
    .order('nama')
    .throwOnError();
  return data.map(({ perlu, ...district }) => ({ ...district, total: perlu ?? 0 }));
}

/** How many SPPG with something due each kabupaten and kota has. */
export const useDueDistricts = () =>
  useQuery({ queryKey: [...summaryKey, 'districts'], queryFn: fetchDueDistricts, staleTime: 0 });

/**
 * The steps that an owner takes once, in order, told to admins only.
 * @throws PostgrestError
 */
async function fetchSetupSteps(context: CallContext) {
  const supabase = await getSupabase(context);
  return (await supabase.rpc('setup_steps').throwOnError()).data;
}

export const useSetupSteps = (enabled: boolean) =>
  useQuery({
    queryKey: [...summaryKey, 'setup-steps'],
    queryFn: fetchSetupSteps,
    enabled,
    // Always asked for anew: each step is done on another page.
    staleTime: 0,
  });
