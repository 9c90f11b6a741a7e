import { useEffect } from 'react';
import { toast } from './toast';

/**
 * Says in a toast, too, that a query has nothing to show; a failed refresh of what is on the screen interrupts nobody.
 * @param explain gives the reason; must not change
 */
export function useLoadFailureToast(
  { data, error }: { data: unknown; error: Error | null },
  title: string,
  explain: (error: Error) => string,
) {
  const failure = data === undefined ? error : null;
  useEffect(() => {
    if (failure) toast({ title, description: explain(failure), variant: 'destructive' });
  }, [failure, title, explain]);
}
