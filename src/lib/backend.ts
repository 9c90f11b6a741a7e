import { readEnv } from '@/config/env';

const requestTimeoutMs = 20_000;

/** Where the backend is, and the key that visitors come with. */
export function backend() {
  return readEnv(
    {
      VITE_SUPABASE_URL: import.meta.env.VITE_SUPABASE_URL,
      VITE_SUPABASE_ANON_KEY: import.meta.env.VITE_SUPABASE_ANON_KEY,
      VITE_SITE_URL: import.meta.env.VITE_SITE_URL,
    },
    location.origin,
  );
}

/** A silent server must not keep anybody waiting for ever; uploads may take as long as they need. */
export async function fetchWithTimeout(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (init?.body instanceof FormData) return fetch(input, init);
  const timeout = AbortSignal.timeout(requestTimeoutMs);
  try {
    return await fetch(input, { ...init, signal: timeout });
  } catch (error) {
    // The client asks three more times, except after this kind of error: four waits of 20 seconds are too many.
    if (timeout.aborted) throw new DOMException('The request timed out.', 'AbortError');
    throw error;
  }
}
