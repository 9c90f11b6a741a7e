import type { QueryClient } from '@tanstack/react-query';

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
