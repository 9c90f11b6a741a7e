import { queryOptions, useQuery } from '@tanstack/react-query';
import { groupBy } from '@/lib/collections';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import { fetchAll } from '@/lib/supabase/fetch-all';

/** The most files that the storage service removes in one request. */
const mostAtOnce = 1000;

/**
 * The files that no row names any more, or never did; the database tells admins, and managers of documents and scans.
 * @throws PostgrestError
 */
async function fetchFilesToRemove(context: CallContext) {
  const supabase = await getSupabase(context);
  return fetchAll(
    supabase.from('files_to_remove').select('bucket_id, name').order('bucket_id').order('name'),
  );
}

export const filesToRemoveQuery = queryOptions({
  queryKey: ['files-to-remove'],
  queryFn: fetchFilesToRemove,
  // Always asked for anew: a row that was just deleted may have left a file.
  staleTime: 0,
});

export const useFilesToRemove = () => useQuery(filesToRemoveQuery);

/**
 * Removes these files; returns how many the service has removed. It silently refuses a file that a row names again.
 * @throws StorageError
 */
export async function removeFiles(
  files: Awaited<ReturnType<typeof fetchFilesToRemove>>,
  context: CallContext,
): Promise<number> {
  const supabase = await getSupabase(context);
  let removed = 0;
  for (const [bucket, ofBucket] of groupBy(files, ({ bucket_id }) => bucket_id ?? '')) {
    const names = ofBucket.flatMap(({ name }) => name ?? []).slice(0, mostAtOnce);
    const { data, error } = await supabase.storage.from(bucket).remove(names);
    if (error) throw error;
    removed += data.length;
  }
  return removed;
}
