import type { Supabase } from './client';

/** The app's Supabase client, created by the first call that needs it: most visits do without. */
export interface SupabaseRef {
  current?: Promise<Supabase>;
}
