import { keepDrafts } from '@/lib/forms/draft';

const storageKey = 'reloaded-at';
const pauseMs = 60_000;

/**
 * What `load` gives. Where its files can't be fetched because a new version went live, reloads, once: the new HTML names
 * the new files. Where the connection failed for a moment, tries again.
 * @throws what `load` throws, where neither helps
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) throw error;
    if (!(await isOutdated())) return load();
    if (wasJustReloaded()) throw error;
    keepDrafts();
    location.reload();
    // Nothing is shown until the reload.
    return new Promise(() => {});
  }
}

/** Whether the server has another version of the site by now; false where it does not answer. */
async function isOutdated(): Promise<boolean> {
  const entry = document.querySelector('script[type=module]')?.getAttribute('src');
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    const served = /<script type="module"[^>]* src="([^"]+)"/.exec(await answer.text())?.[1];
    return served !== undefined && served !== entry;
  } catch {
    return false;
  }
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
