import { queryOptions, useQuery } from '@tanstack/react-query';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import type { Tables } from '@/lib/supabase/database.types';
import { fetchAll } from '@/lib/supabase/fetch-all';
import { deployHookTable } from './deploy-hook-columns';
import { hookHost } from './hosts';

/** The host's deploy hook; null without one. */
export const deployHookQuery = queryOptions({
  queryKey: ['deploy-hook'],
  async queryFn(context) {
    const supabase = await getSupabase(context);
    const { data } = await supabase.from(deployHookTable.name).select('*').maybeSingle().throwOnError();
    return data;
  },
});

export const useDeployHook = (enabled = true) => useQuery({ ...deployHookQuery, enabled });

/** @throws PostgrestError */
export async function saveDeployHook({ url, isNew }: { url: string; isNew: boolean }, context: CallContext) {
  const supabase = await getSupabase(context);
  const table = supabase.from(deployHookTable.name);
  await (isNew ? table.insert({ url }) : table.update({ url }).eq('id', true)).throwOnError();
}

/** @throws PostgrestError */
export async function deleteDeployHook(context: CallContext) {
  const supabase = await getSupabase(context);
  await supabase.from(deployHookTable.name).delete().eq('id', true).throwOnError();
}

/**
 * Asks the host to build the site; false without a deploy hook.
 * @throws TypeError when the host can't be reached; Error when it refuses, if pages may read that; PostgrestError
 */
export async function requestBuild(context: CallContext): Promise<boolean> {
  const supabase = await getSupabase(context);
  const { data: hook } = await supabase.from(deployHookTable.name).select('url').maybeSingle().throwOnError();
  if (!hook) return false;
  const mode = hookHost(hook.url)?.requestMode;
  const response = await fetch(hook.url, { method: 'POST', mode });
  // The answer of a host that pages may not read is opaque.
  if (mode === 'cors' && !response.ok) throw new Error(`HTTP ${response.status}`);
  // The time is the database's. A failure to note it is ignored: the host was asked.
  await supabase
    .from(deployHookTable.name)
    .update({ last_requested_at: new Date().toISOString() })
    .eq('id', true);
  return true;
}

const revisionQuery = queryOptions({
  queryKey: ['content', 'revision'],
  async queryFn(context) {
    const supabase = await getSupabase(context);
    const { data } = await supabase.from('content_revision').select('revision').single().throwOnError();
    return data.revision;
  },
});

/** The revision of the content, which grows with each change that visitors see, deletions included. */
export const useRevision = () => useQuery(revisionQuery);

/** A problem of the latest build with rows, in the build's words. */
export interface BuildWarning {
  kind: string;
  /** The first pages that have the problem. */
  paths: string[];
  detail: string;
}

/** The file with which the latest build describes itself. */
interface Built {
  revision: number;
  /** When that build began; a dev server builds nothing. */
  startedAt?: string;
  warnings: BuildWarning[];
  /** The number of warnings; the file names the first ones. */
  warned: number;
}

async function fetchBuilt(): Promise<Built> {
  const response = await fetch('/versi.json', { cache: 'no-store' });
  const { revision, startedAt, warnings = [], warned = 0 }: Partial<Built> = await response.json();
  if (typeof revision !== 'number') throw new Error('/versi.json has no revision.');
  return { revision, startedAt, warnings, warned };
}

/** How often to look whether the host has built the site. */
const buildIntervalMs = 30_000;

const builtQuery = queryOptions({ queryKey: ['built'], queryFn: fetchBuilt, staleTime: 0 });

/** The revision of the latest build. */
export const useBuiltRevision = () =>
  useQuery({ ...builtQuery, refetchInterval: buildIntervalMs, select: ({ revision }) => revision });

export const useBuilt = () => useQuery({ ...builtQuery, refetchInterval: buildIntervalMs });

/** Rows that were deleted or withdrawn and are still in the pages of the latest build, oldest first. */
export const withdrawalsQuery = queryOptions({
  queryKey: ['withdrawals'],
  async queryFn(context) {
    const { revision } = await fetchBuilt();
    const supabase = await getSupabase(context);
    return fetchAll(
      supabase
        .from('withdrawals')
        .select('source, amount, withdrawn_at')
        .gt('revision', revision)
        .order('id'),
    );
  },
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.length ? buildIntervalMs : false),
});

export type Withdrawal = Pick<Tables<'withdrawals'>, 'source' | 'amount' | 'withdrawn_at'>;

export const useWithdrawals = () => useQuery(withdrawalsQuery);
