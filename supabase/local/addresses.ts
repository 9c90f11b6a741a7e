/** The publishable key of every embedded stack. It opens nothing that a visitor of the site may not see. */
export const ANON_KEY = 'sb_publishable_embedded_stack_of_this_repository';

/** The account that supabase/seed.sql creates; it exists in embedded and local databases only. */
export const SEEDED_ADMIN = { email: 'admin@tampahgizi.contoh.id', password: 'dapur-sehat-2026' };

/** Whether a path belongs to the auth, table or storage interface. */
export function isEndpoint(pathname: string): boolean {
  return /^\/(auth|rest|storage)\/v1\//.test(pathname);
}
