import { MutationCache, notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query';
import { isRepeatedInVain } from '@/lib/errors/failure';
import type { SupabaseRef } from '@/lib/supabase/client';
import type { QueryClientRef } from './query-client-ref';
import type { Toasts } from '@/lib/toasts/toast';
import type { Failure, ToastMessage } from '@/lib/toasts/toast-message';
import { failureToast } from '@/lib/toasts/toast-failure';

/**
 * Declared as a method, whose parameters TypeScript compares loosely: each mutation can name the types of its own result
 * and variables.
 */
type ToastOf = { toast(subject: unknown, variables: unknown): ToastMessage | undefined }['toast'];

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The reference by which `getSupabase` finds the client; all queries and mutations have it by default. */
      supabaseRef?: SupabaseRef;
    };
    mutationMeta: {
      /** Keys of the queries to reload afterwards; each also matches the keys that begin with it. */
      reloads?: QueryKey[];
      /** Keys of the queries to reload once a page uses them again: what is on the screen is right already. */
      outdates?: QueryKey[];
      /**
       * The toast after success and reload, or a function of result and variables that gives one; undefined for none.
       */
      success?: ToastMessage | ToastOf;
      /**
       * What the toast after a failure says, or a function of error and variables that gives the toast.
       */
      failure?: Failure | ToastOf;
    };
  }
}

// Makes a mutation pending before the browser handles the next click, which may be the second of a double click.
notifyManager.setScheduler(queueMicrotask);

/** The key of what the signed-in user may do; it is here because every failed mutation reloads it. */
export const accessKey = ['access'];

/**
 * A query client that also handles the `meta` of mutations: reloads and toasts. networkMode 'always': a request made
 * offline fails with a message instead of waiting silently.
 */
function createQueryClient(supabaseRef: SupabaseRef, { toast }: Toasts): QueryClient {
  async function reload(keys: QueryKey[] = []) {
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  }

  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      async onSuccess(data, variables, _result, { meta }) {
        for (const queryKey of meta?.outdates ?? [])
          void client.invalidateQueries({ queryKey, refetchType: 'none' });
        await reload(meta?.reloads);
        const success = meta?.success;
        const message = typeof success === 'function' ? success(data, variables) : success;
        if (message) toast(message);
      },
      onError(error, variables, _result, { meta }) {
        const failure = meta?.failure;
        const message =
          typeof failure === 'function'
            ? failure(error, variables)
            : failure && failureToast(failure.title, error, failure.fallback);
        if (message) toast(message);
        // The user may have lost the right, somebody else may have been first, or only the response was lost. The toast
        // does not wait for the reload.
        void reload([accessKey, ...(meta?.reloads ?? []), ...(meta?.outdates ?? [])]);
      },
    }),
    defaultOptions: {
      queries: {
        meta: { supabaseRef },
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && !isRepeatedInVain(error),
        staleTime: 60_000,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

/** The app's query client, created on first use. */
export function queryClientOf(ref: QueryClientRef, toasts: Toasts): QueryClient {
  ref.current ??= createQueryClient(ref.supabaseRef, toasts);
  return ref.current;
}
