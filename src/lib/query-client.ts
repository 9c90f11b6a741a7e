import { MutationCache, QueryClient } from '@tanstack/react-query';
import { connectionMessage } from './connection-message';

/** What the signed-in user may do. Here, because a failed change anywhere asks for it again. */
export const accessKey = ['access'];

/** Server state of all data pages. 'always': a request made offline fails with a message instead of waiting silently. */
export const queryClient: QueryClient = new QueryClient({
  mutationCache: new MutationCache({
    // The right to it may have been taken away meanwhile.
    onError: () => void queryClient.invalidateQueries({ queryKey: accessKey }),
  }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      // What never arrived, the Supabase client has asked for again already.
      retry: (failures, { message }) => failures < 1 && !connectionMessage(message),
      staleTime: 60_000,
    },
    mutations: { networkMode: 'always' },
  },
});
