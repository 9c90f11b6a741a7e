import { serverNow } from '@/lib/supabase/server-time';
import { sortableDay } from '@/lib/text/format-time';

/** Today by the server's clock, '2026-11-21' in WIB. */
export const todayOnServer = () => sortableDay(serverNow());
