import { useEffect } from 'react';
import { useToast } from '@/lib/toasts/toast';
import { failed } from '@/lib/toasts/toast-message';

/**
 * Shows a toast when a query fails without data; a failed refetch of data on the screen shows none.
 * @param explain - gives the reason; must be the same function on every render
 */
export function useLoadFailureToast(
  { data, error }: { data: unknown; error: Error | null },
  title: string,
  explain: (error: Error) => string,
) {
  const toast = useToast();
  const failure = data === undefined ? error : null;
  useEffect(() => {
    if (failure) toast(failed(title, explain(failure)));
  }, [failure, title, explain, toast]);
}
