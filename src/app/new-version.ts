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

let prefetches = 0;

/** Fetches chunks that may be needed later: should they be gone, nothing happens now. */
export async function prefetchChunks(load: () => Promise<unknown>) {
  prefetches += 1;
  // Following the link asks again, and says what is wrong.
  await load().catch(() => undefined);
  prefetches -= 1;
}

/**
 * After a chunk did not come although the server answers: a new version went live, whose HTML names other files. Reloads
 * the page, with what was typed kept; not again within ten minutes.
 */
export async function reloadForNewVersion() {
  if (prefetches > 0 || !(await isServerThere()) || !noteReload()) return;
  // Until the new HTML has come, people go on typing.
  addEventListener('pagehide', keepDrafts);
  location.reload();
}
