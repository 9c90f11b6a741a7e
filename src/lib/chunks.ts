/*
 * What happens when a chunk fails to load. If the server responds, a new version was deployed, with other file names:
 * the page reloads once. If it does not, what the page can't do without (the site, a form, the toasts) is requested
 * again until it is there (`retryWhenOnline`); pages, dialogs and optional parts are requested again when they are next
 * wanted (`components/lazy.tsx`). A failed prefetch has no consequences (`withoutReload`).
 */
import { connectionMessage, connectionMessages } from './errors/connection.messages';

/** Whether an error is that of a chunk, or a request, that never arrived. */
export const isMissingChunk = (error: unknown) => connectionMessage(String(error)) !== undefined;

/** The sentence for a chunk that failed to load. */
export const missingChunkMessage = (error: unknown) =>
  connectionMessage(String(error)) ?? connectionMessages.unknown;

const retryMs = 15_000;

/**
 * Resolves when the browser is back online, or after 15 seconds: phones without a network often report that they are
 * online.
 */
function connectionOrTimeout() {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(finish, retryMs);
    function finish() {
      clearTimeout(timer);
      removeEventListener('online', finish);
      resolve();
    }
    addEventListener('online', finish);
  });
}

/** The result of `attempt`, which is repeated until it succeeds. Never rejects. */
export async function retryWhenOnline<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await attempt();
    } catch {
      await connectionOrTimeout();
    }
  }
}

const reloadedAtKey = 'reloaded-at';
const minIntervalMs = 10 * 60_000;

async function isServerThere(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Reloads the page, unless the server is out of reach: the browser would show an error page of its own. */
export async function reloadIfServed() {
  if (await isServerThere()) location.reload();
}

/** Notes that the page is being reloaded; false when that happened less than ten minutes ago. */
function recordReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedAtKey)) < minIntervalMs) return false;
    sessionStorage.setItem(reloadedAtKey, String(Date.now()));
    return true;
  } catch {
    // Without storage nothing would stop an endless reload.
    return false;
  }
}

/**
 * Errors that Vite's event reports once without reloading the page. A chunk that is no JavaScript fails with the same
 * error object each time it is requested, and the next time a reload may be due.
 */
const ignoredErrors = new WeakSet<Error>();

/**
 * The result of `load`. When its chunk fails, the page is not reloaded: it may not be needed yet, or is requested
 * again.
 */
export async function withoutReload<Result>(load: () => Promise<Result>): Promise<Result> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error) ignoredErrors.add(error);
    throw error;
  }
}

/**
 * Reloads the page, at most once in ten minutes, unless the server is out of reach.
 * @returns whether the server responds
 */
export async function reloadForNewVersion(): Promise<boolean> {
  if (!(await isServerThere())) return false;
  // People go on typing until the new HTML arrives: public/early-form.js keeps it.
  if (recordReload()) location.reload();
  return true;
}

/** Handles Vite's event for a chunk that failed to load, which fires before the import rejects. */
export function handlePreloadError({ payload }: VitePreloadErrorEvent) {
  setTimeout(() => {
    if (!ignoredErrors.delete(payload)) void reloadForNewVersion();
  });
}
