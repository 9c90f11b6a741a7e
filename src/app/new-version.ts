import { keepDrafts } from '@/lib/forms/draft';

const storageKey = 'reloaded-at';
const pauseMs = 10 * 60_000;

async function isServerThere(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Notes that the page is reloaded now; false when that was less than ten minutes ago. */
function noteReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(storageKey)) < pauseMs) return false;
    sessionStorage.setItem(storageKey, String(Date.now()));
    return true;
  } catch {
    // Without storage nothing could stop an endless reload.
    return false;
  }
}

/** Failures that lead to no reload. */
const excused = new WeakSet<Error>();

/** What `load` gives; where its chunk does not come, the page is not reloaded: it may be needed later, or is asked for again. */
export async function withoutReload<Result>(load: () => Promise<Result>): Promise<Result> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error) excused.add(error);
    throw error;
  }
}

/**
 * After a chunk did not come although the server answers: a new version went live, whose HTML names other files. Reloads
 * the page, with what was typed kept; not again within ten minutes.
 */
export async function reloadForNewVersion() {
  if (!(await isServerThere()) || !noteReload()) return;
  // Until the new HTML has come, people go on typing.
  addEventListener('pagehide', keepDrafts);
  location.reload();
}

/** What Vite's event of a missing chunk leads to. It comes before whoever asked for the chunk hears of it. */
export function handlePreloadError({ payload }: VitePreloadErrorEvent) {
  setTimeout(() => {
    if (!excused.has(payload)) void reloadForNewVersion();
  });
}
