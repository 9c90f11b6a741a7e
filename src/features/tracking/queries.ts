import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchSent } from './api';

const sentQuery = (code: string | undefined) =>
  queryOptions({
    queryKey: ['sent', code],
    queryFn: () => fetchSent(code ?? ''),
    enabled: code !== undefined,
    staleTime: 0,
    // The server counts the calls, so none is made that nobody asked for.
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** What became of the message or application with this code; disabled without one. */
export const useSent = (code: string | undefined) => useQuery(sentQuery(code));
