import { getTables } from '@/lib/supabase/tables';
import type { ContactMessage } from './contact-schema';

/**
 * No answer is asked for: visitors may send messages, not read them.
 * @throws PostgrestError
 */
export async function insertContactMessage(message: ContactMessage) {
  const tables = await getTables();
  await tables.from('contact_messages').insert(message).throwOnError();
}
