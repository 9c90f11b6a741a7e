import { getSupabase } from '@/lib/supabase';
import type { ContactMessage } from './contact-schema';

/** Fetches the client while the form is being filled in. */
export function prepareClient() {
  void getSupabase().catch(() => undefined);
}

/** No answer is asked for: visitors may send messages, not read them. */
export async function insertContactMessage(message: ContactMessage) {
  const supabase = await getSupabase();
  const { error } = await supabase.from('contact_messages').insert(message);
  if (error) throw error;
}
