import type { QueryClient } from '@tanstack/react-query';
import { accessKey } from '@/features/auth/use-access';

export const sppgListKey = ['sppg'];
/** Foundations with their SPPG; also the prefix of the foundation dropdown. Here, because `yayasan` imports `sppg`. */
export const yayasanListKey = ['yayasan'];
export const yayasanOptionsKey = ['yayasan', 'options'];

/** Reads everything that shows SPPG again, after a change; resolves when it is there. */
export async function reloadSppg(queryClient: QueryClient) {
  await Promise.all(
    [sppgListKey, yayasanListKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}

/**
 * After a failed change: somebody else may have deleted the row, or taken the right to change it away. The answer to
 * the press does not wait for it.
 */
export function checkAfterFailure(queryClient: QueryClient) {
  void reloadSppg(queryClient);
  void queryClient.invalidateQueries({ queryKey: accessKey });
}
