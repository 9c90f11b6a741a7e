import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { queryClientOf } from '@/lib/queries/query-client';
import { QueryClientRefContext } from '@/lib/queries/query-client-ref';
import { useToasts } from '@/lib/toasts/toast';

/** Provides the query client to the parts of a page that read data; static pages never load TanStack Query. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const ref = useContext(QueryClientRefContext);
  const toasts = useToasts();
  if (!ref) throw new Error('QueryProvider needs the app’s providers.');
  return <QueryClientProvider client={queryClientOf(ref, toasts)}>{children}</QueryClientProvider>;
}
