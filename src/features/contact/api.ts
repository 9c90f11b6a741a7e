import type { TablesInsert } from '@/lib/supabase/database.types';
import { getTables } from '@/lib/supabase/tables';

/**
 * Requests no row back: visitors may insert messages, not read them.
 * @throws PostgrestError
 */
export async function insertContactMessage(message: TablesInsert<'contact_messages'>) {
  const tables = await getTables();
  await tables.from('contact_messages').insert(message).throwOnError();
}
