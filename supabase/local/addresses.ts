/** The publishable key of every embedded stack. It opens nothing that a visitor of the site may not see. */
export const ANON_KEY = 'sb_publishable_embedded_stack_of_this_repository';

/** Whether a path belongs to the auth, table or storage interface. */
export function isEndpoint(pathname: string): boolean {
  return /^\/(auth|rest|storage)\/v1\//.test(pathname);
}
