import { messagesTable } from '@/features/leads/tracking/lead-columns';
import type { CallContext } from '@/lib/supabase/client';
import type { TablesInsert } from '@/lib/supabase/database.types';
import { getTables } from '@/lib/supabase/tables';

/**
 * Requests no row back: visitors may insert messages, not read them.
 * @throws PostgrestError
 */
export async function insertContactMessage(message: TablesInsert<'contact_messages'>, context: CallContext) {
  const tables = await getTables(context);
  await tables.from(messagesTable.name).insert(message).throwOnError();
}
