import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { connectionMessage } from './connection-message';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** What shows the rows that the mutation changes: each key stands for all that begin with it. Read again after it. */
      reloads?: QueryKey[];
    };
  }
}

/** What the signed-in user may do. Here, because a failed change anywhere asks for it again. */
export const accessKey = ['access'];

async function reload(keys: QueryKey[] = []) {
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Server state of all data pages. 'always': a request made offline fails with a message instead of waiting silently. */
export const queryClient: QueryClient = new QueryClient({
  mutationCache: new MutationCache({
    onSuccess: (_data, _variables, _result, { meta }) => reload(meta?.reloads),
    onError(_error, _variables, _result, { meta }) {
      // The right to it may have been taken away meanwhile, somebody else may have been first, or only the answer was
      // lost. The answer to the press does not wait for the lists.
      void reload([accessKey, ...(meta?.reloads ?? [])]);
    },
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
