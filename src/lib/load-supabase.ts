/** Fetches the code of the Supabase client; the browser keeps it for the next call. */
// oxlint-disable-next-line no-restricted-imports -- one of the two places that make a client
export const loadSupabase = async () => (await import('@supabase/supabase-js')).createClient;
