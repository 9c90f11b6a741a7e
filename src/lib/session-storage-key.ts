/** Where the session is kept in localStorage. */
export const sessionStorageKey = 'tampah-gizi-session';

/** Whether somebody has signed in here before and not out again; the session may have expired since. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(sessionStorageKey) !== null;
  } catch {
    return false;
  }
}
