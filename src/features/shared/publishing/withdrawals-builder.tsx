import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWithdrawals, withdrawalsQuery } from './api';
import { useQuietlyRequestBuild } from './mutations';

/**
 * Asks the host for a build without the withdrawn rows, once for each list of them, whoever withdrew them; looks again
 * after each change that is made here. Shows nothing.
 */
export function WithdrawalsBuilder() {
  const client = useQueryClient();
  const requestBuild = useQuietlyRequestBuild();
  const newest = useWithdrawals().data?.at(-1)?.withdrawn_at;
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success')
          void client.invalidateQueries({ queryKey: withdrawalsQuery.queryKey });
      }),
    [client],
  );
  useEffect(() => {
    if (newest) requestBuild(newest);
  }, [newest, requestBuild]);
  return null;
}
