/** The publishable key of every embedded stack. It grants no more than any visitor may do. */
export const ANON_KEY = 'sb_publishable_embedded_stack_of_this_repository';

/** The account that supabase/seed.sql creates, in embedded and local databases only. */
export const SEEDED_ADMIN = { email: 'admin@tampahgizi.contoh.id', password: 'dapur-sehat-2026' };

/** Another account of supabase/seed.sql, with the same password, which manages kitchens and reads no personal data. */
export const SEEDED_MANAGER = { email: 'pengelola@tampahgizi.contoh.id', password: SEEDED_ADMIN.password };

/** Whether a path belongs to the auth, REST or storage API, or to an Edge Function. */
export function isEndpoint(pathname: string): boolean {
  return /^\/(auth|functions|rest|storage)\/v1\//.test(pathname);
}
