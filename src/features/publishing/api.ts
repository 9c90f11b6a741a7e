import { queryOptions, useQuery } from '@tanstack/react-query';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import { hookHost } from './hosts';

/** The host's deploy hook; null without one. */
export const deployHookQuery = queryOptions({
  queryKey: ['deploy-hook'],
  async queryFn(context) {
    const supabase = await getSupabase(context);
    const { data } = await supabase.from('deploy_hook').select('*').maybeSingle().throwOnError();
    return data;
  },
});

export const useDeployHook = () => useQuery(deployHookQuery);

/** @throws PostgrestError */
export async function saveDeployHook({ url, isNew }: { url: string; isNew: boolean }, context: CallContext) {
  const supabase = await getSupabase(context);
  const table = supabase.from('deploy_hook');
  await (isNew ? table.insert({ url }) : table.update({ url }).eq('id', true)).throwOnError();
}

/** @throws PostgrestError */
export async function deleteDeployHook(context: CallContext) {
  const supabase = await getSupabase(context);
  await supabase.from('deploy_hook').delete().eq('id', true).throwOnError();
}

/**
 * Asks the host to build the site; false without a deploy hook.
 * @throws TypeError when the host can't be reached; Error when it refuses, if pages may read that; PostgrestError
 */
export async function requestBuild(context: CallContext): Promise<boolean> {
  const supabase = await getSupabase(context);
  const { data: hook } = await supabase.from('deploy_hook').select('url').maybeSingle().throwOnError();
  if (!hook) return false;
  const mode = hookHost(hook.url)?.mode;
  const response = await fetch(hook.url, { method: 'POST', mode });
  // Of the others the answer is opaque.
  if (mode === 'cors' && !response.ok) throw new Error(`HTTP ${response.status}`);
  // The database writes its own time. That it could not be noted changes nothing: the host was asked.
  await supabase.from('deploy_hook').update({ last_requested_at: new Date().toISOString() }).eq('id', true);
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

/** How often what visitors see of the content has changed; what was deleted counts, too. */
export const useRevision = () => useQuery(revisionQuery);

/** The revision of the latest build, which the host serves with it. */
async function fetchBuiltRevision(): Promise<number> {
  const response = await fetch('/versi.json', { cache: 'no-store' });
  const { revision }: { revision?: unknown } = await response.json();
  if (typeof revision !== 'number') throw new Error('/versi.json has no revision.');
  return revision;
}

/** How often it is looked whether the host has built the site. */
const buildIntervalMs = 30_000;

export const useBuiltRevision = () =>
  useQuery({
    queryKey: ['built-revision'],
    queryFn: fetchBuiltRevision,
    refetchInterval: buildIntervalMs,
    staleTime: 0,
  });
