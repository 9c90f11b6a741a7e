/** Where the Supabase client keeps the session in localStorage. */
export const sessionStorageKey = 'tampah-gizi-session';

/** Who has signed in here before and not out again; their session may have expired since. */
export function storedUserId(): string | undefined {
  try {
    const stored: { user?: { id?: string } } | null = JSON.parse(
      localStorage.getItem(sessionStorageKey) ?? 'null',
    );
    return stored?.user?.id;
  } catch {
    return undefined;
  }
}
