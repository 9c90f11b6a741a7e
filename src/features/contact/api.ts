import { getTables } from '@/lib/supabase/tables';
import type { ContactMessage } from './contact-schema';

/**
 * Requests no row back: visitors may insert messages, not read them.
 * @throws PostgrestError
 */
export async function insertContactMessage(message: ContactMessage & { kode_lacak: string }) {
  const tables = await getTables();
  await tables.from('contact_messages').insert(message).throwOnError();
}
