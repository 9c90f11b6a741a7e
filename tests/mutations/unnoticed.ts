/** The changes of a right that nobody notices, as they change nothing of what anybody may do, by the reason. */
export const UNNOTICED: Record<string, string[]> = {
  'no role has a grant on it': [
    'drop policy "Nobody reads who complained but by opening it" on public.keluhan_pengirim',
    'alter policy "Nobody reads who complained but by opening it" on public.keluhan_pengirim using (true)',
  ],
  'the columns that the policy holds empty are not granted': [
    'alter policy "Everyone can send a contact message" on public.contact_messages with check (true)',
    'alter policy "Everyone can send a partnership application" on public.partnership_applications with check (true)',
  ],
  'of the two tables that a request goes to and fro between, sppg still counts': [
    'alter policy "Everyone can read foundations" on public.yayasan using (true)',
  ],
};
