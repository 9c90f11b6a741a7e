/** Where the session is kept in localStorage. */
export const sessionStorageKey = 'tampah-gizi-session';
