import { QueryClient } from '@tanstack/react-query';
import { connectionMessage } from './connection-message';

/** Server state of all data pages. 'always': a request made offline fails with a message instead of waiting silently. */
export const queryClient = new QueryClient({
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
