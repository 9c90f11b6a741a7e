import { isOutcomeUnknown } from '@/lib/errors/failure';

/**
 * Reads what became of a write that failed, before anyone is blamed.
 * @throws what the reading throws; the write's own error when its outcome stays unknown
 */
export async function readBack<Result>(failure: unknown, read: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await read();
  } catch (unread) {
    throw isOutcomeUnknown(failure) ? failure : unread;
  }
}
