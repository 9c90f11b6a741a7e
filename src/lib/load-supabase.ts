/** Fetches the code of the Supabase client; the browser keeps it for the next call. */
export const loadSupabase = async () => (await import('@supabase/supabase-js')).createClient;
