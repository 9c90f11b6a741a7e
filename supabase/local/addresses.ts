/** The publishable key of every embedded stack. It grants no more than any visitor may do. */
export const ANON_KEY = 'sb_publishable_embedded_stack_of_this_repository';

/** The account that supabase/seed.sql creates, in embedded and local databases only. */
export const SEEDED_ADMIN = { email: 'admin@tampahgizi.contoh.id', password: 'dapur-sehat-2026' };

/** Whether a path belongs to the auth, REST or storage API. */
export function isEndpoint(pathname: string): boolean {
  return /^\/(auth|rest|storage)\/v1\//.test(pathname);
}
