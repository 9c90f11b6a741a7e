import { paths } from '@/config/paths';
import { canonicalPath } from '@/lib/canonical-path';
// oxlint-disable-next-line no-restricted-imports -- only has the browser fetch the code
import { loadSupabase } from '@/lib/load-supabase';
import type { ReadAhead } from '@/lib/read-ahead';
import { storedUserId } from '@/lib/stored-session';

/** What the pages read that show data first of all. */
const readings: Record<string, () => Promise<ReadAhead<unknown>>> = {
  [paths.dataYayasan]: async () => (await import('@/features/yayasan/api')).yayasanList,
  [paths.direktoriKontak]: async () => (await import('@/features/regional-contacts/api')).regionalContacts,
};

/**
 * Asks the database while the page's own code is still on its way. Whoever has signed in gets the Supabase client's code
 * instead: their session comes first.
 */
export async function readEarly() {
  try {
    if (storedUserId()) await loadSupabase();
    else (await readings[canonicalPath(location.pathname)]?.())?.start();
  } catch {
    // The page itself asks again, and says what is wrong.
  }
}
