import { readEnv } from '@/config/env';

/** The backend's URL and its key for visitors. */
export function backend() {
  return readEnv(
    {
      VITE_SUPABASE_URL: import.meta.env.VITE_SUPABASE_URL,
      VITE_SUPABASE_ANON_KEY: import.meta.env.VITE_SUPABASE_ANON_KEY,
      VITE_SITE_URL: import.meta.env.VITE_SITE_URL,
    },
    location.origin,
  );
}
