import { QueryClient } from '@tanstack/react-query';

/** Server state of all data pages. 'always': a request made offline fails with a message instead of waiting silently. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', retry: 1, staleTime: 60_000 },
    mutations: { networkMode: 'always' },
  },
});
