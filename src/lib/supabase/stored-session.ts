/** The localStorage key of the Supabase session. */
export const sessionStorageKey = 'tampah-gizi-session';

/** The id of the user whose session is stored in this browser; the session may have expired. */
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
