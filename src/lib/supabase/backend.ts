import { readEnv } from '@/config/env';

/** Where the backend is, and the key that visitors come with. */
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
