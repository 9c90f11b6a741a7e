import { MutationCache, notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query';
import { connectionMessage } from '@/lib/errors/connection-message';
import type { QueryClientRef } from './query-client-ref';
import type { ToastMessage, Toasts } from '@/lib/toasts/toast';
import { failureToast } from '@/lib/toasts/toast-failure';

/** A method's type, so that each mutation can name the types of its own result and variables. */
type ToastOf = { toast(subject: unknown, variables: unknown): ToastMessage | undefined }['toast'];

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** What shows the rows that the mutation changes: each key stands for all that begin with it. Read again after it. */
      reloads?: QueryKey[];
      /** The toast when it and the reload are done, or what makes one of its result and variables; undefined: none. */
      success?: ToastMessage | ToastOf;
      /**
       * The title of the toast after a failure, whose reason follows, with the sentence for an error without words; or what
       * makes the whole toast of the error and the variables.
       */
      failure?: { title: string; fallback?: string } | ToastOf;
    };
  }
}

// A mutation is pending before the browser handles the next click, which may be the second of a double click.
notifyManager.setScheduler(queueMicrotask);

/** What the signed-in user may do. Here, because a failed change anywhere asks for it again. */
export const accessKey = ['access'];

/**
 * A query client that also does what a mutation's `meta` says: reload and tell. 'always': a request made offline fails with
 * a message instead of waiting silently.
 */
function createQueryClient({ toast }: Toasts): QueryClient {
  async function reload(keys: QueryKey[] = []) {
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  }

  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      async onSuccess(data, variables, _result, { meta }) {
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
        // The right to it may have been taken away meanwhile, somebody else may have been first, or only the answer was
        // lost. The toast does not wait for the lists.
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
  return client;
}

/** The app's query client, made when it is first asked for. */
export function queryClientOf(ref: QueryClientRef, toasts: Toasts): QueryClient {
  ref.current ??= createQueryClient(toasts);
  return ref.current;
}
