import { errorField, failureCode, isOutcomeUnknown } from '@/lib/errors/failure';
import { type CallContext, getSupabase } from './client';
import { askAgain } from './write-rows';

/** The addresses that files were sent to: a file that is already there was sent by an earlier attempt. */
const sentTo = new Set<string>();

/**
 * Stores a file under a path of its own, never over another file. Sent again after a lost answer, it may be there
 * already.
 * @throws StorageError
 */
export async function storeFile(
  bucket: string,
  path: string,
  file: Blob,
  options: { contentType: string; cacheControl?: string },
  context: CallContext,
) {
  const supabase = await getSupabase(context);
  const files = supabase.storage.from(bucket);
  const address = `${bucket}/${path}`;
  const isSecondAttempt = sentTo.has(address);
  sentTo.add(address);
  const { error } = await files.upload(path, file, { ...options, upsert: false });
  if (!error) return;
  if (isSecondAttempt && isTaken(error)) return;
  // A server that was silent for 30 seconds is not asked whether the file has arrived: the next attempt finds it.
  const mayAnswer = isOutcomeUnknown(error) && failureCode(error) !== 'ABORT_ERR';
  if (mayAnswer && (await isStored(() => files.exists(path)))) return;
  throw error;
}

/**
 * Stores a file under a path that begins with an id made here, so that nobody else has taken it: one that is there was stored
 * by an earlier attempt, also before a reload. For visitors, who can't look whether it is.
 * @throws StorageError
 */
export async function storeOwnFile(bucket: string, path: string, file: Blob, context: CallContext) {
  const supabase = await getSupabase(context);
  const upload = async () => {
    const { error } = await supabase.storage
      .from(bucket)
      .upload(path, file, { contentType: file.type, upsert: false });
    if (error && !isTaken(error)) throw error;
  };
  await askAgain(upload);
}

function isTaken(error: Error): boolean {
  return errorField(error, 'statusCode') === '409' || error.message === 'The resource already exists';
}

async function isStored(exists: () => Promise<{ data: boolean }>): Promise<boolean> {
  try {
    return (await exists()).data;
  } catch {
    return false;
  }
}

/**
 * Writes the row that names a file stored just before; removes the file again where the row did not get it.
 * @param write - resolves to the current row when somebody else was first
 * @throws what writing throws
 */
export async function writeOrRemove<Current>(
  write: () => Promise<Current>,
  remove: () => Promise<unknown>,
): Promise<Current> {
  try {
    const current = await write();
    if (current) await remove();
    return current;
  } catch (error) {
    // The file stays when the answer is missing, as the row may be written later.
    if (!isOutcomeUnknown(error)) await remove();
    throw error;
  }
}

/** Removes a file from a bucket; false when it stays or was not there, which only logs a warning. */
export async function removeFile(bucket: string, path: string, context: CallContext): Promise<boolean> {
  const supabase = await getSupabase(context);
  const { data, error } = await supabase.storage.from(bucket).remove([path]);
  // The service reports no error for a file that is missing or may not be removed.
  const isRemoved = !error && data.length > 0;
  if (!isRemoved) console.warn(`The file ${path} was not removed.`, error);
  return isRemoved;
}
