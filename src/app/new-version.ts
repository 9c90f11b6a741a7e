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

let attempts = 0;

/** What `load` gives; where its chunk does not come, the page is not reloaded: it may be needed later, or is asked for again. */
export async function withoutReload<Result>(load: () => Promise<Result>): Promise<Result> {
  attempts += 1;
  try {
    return await load();
  } finally {
    attempts -= 1;
  }
}

/**
 * After a chunk did not come although the server answers: a new version went live, whose HTML names other files. Reloads
 * the page, with what was typed kept; not again within ten minutes.
 */
export async function reloadForNewVersion() {
  if (attempts > 0 || !(await isServerThere()) || !noteReload()) return;
  // Until the new HTML has come, people go on typing.
  addEventListener('pagehide', keepDrafts);
  location.reload();
}
