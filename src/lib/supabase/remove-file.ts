import { getSupabase } from './client';

/** Removes a file from a bucket; false when it stays or was not there, which only logs a warning. */
export async function removeFile(bucket: string, path: string): Promise<boolean> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.storage.from(bucket).remove([path]);
  // The service reports no error for a file that is missing or may not be removed.
  const isRemoved = !error && data.length > 0;
  if (!isRemoved) console.warn(`The file ${path} was not removed.`, error);
  return isRemoved;
}
