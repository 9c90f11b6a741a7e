import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';
import type { SupabaseRef } from '@/lib/supabase/client';

/** The app's query client, created by the first component that reads data: static pages do without TanStack Query. */
export interface QueryClientRef {
  supabaseRef: SupabaseRef;
  current?: QueryClient;
}

export const QueryClientRefContext = createContext<QueryClientRef | null>(null);
