const storageKey = 'reloaded-at';
const pauseMs = 60_000;

/**
 * A page's code that can't be fetched is mostly gone because a new version went live; the new HTML names the new files.
 * Reloads, unless that was just tried. Only for a page on its way in: a reload loses what was typed into the old one.
 * @throws the error given, where reloading does not help
 */
export function reloadOnce(error: unknown): Promise<never> {
  if (!navigator.onLine || wasJustReloaded()) throw error;
  location.reload();
  // Nothing is shown until the reload.
  return new Promise(() => {});
}

function wasJustReloaded(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(storageKey)) < pauseMs) return true;
    sessionStorage.setItem(storageKey, String(Date.now()));
    return false;
  } catch {
    // Without storage nothing could stop an endless reload.
    return true;
  }
}
