import { keepDrafts } from '@/lib/forms/draft';

const storageKey = 'reloaded-at';
const minIntervalMs = 10 * 60_000;

async function isServerThere(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Notes that the page is being reloaded; false when that happened less than ten minutes ago. */
function recordReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(storageKey)) < minIntervalMs) return false;
    sessionStorage.setItem(storageKey, String(Date.now()));
    return true;
  } catch {
    // Without storage nothing would stop an endless reload.
    return false;
  }
}

/** Errors that must not reload the page. */
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
 * Called when a chunk failed although the server responds: a new version was deployed, with other file names. Reloads
 * the page and keeps drafts, at most once in ten minutes.
 */
export async function reloadForNewVersion() {
  if (!(await isServerThere()) || !recordReload()) return;
  // People go on typing until the new HTML arrives.
  addEventListener('pagehide', keepDrafts);
  location.reload();
}

/** Handles Vite's event for a chunk that failed to load, which fires before the import rejects. */
export function handlePreloadError({ payload }: VitePreloadErrorEvent) {
  setTimeout(() => {
    if (!ignoredErrors.has(payload)) void reloadForNewVersion();
  });
}
