import { keepDrafts } from '@/lib/forms/draft';

const storageKey = 'reloaded-at';
const pauseMs = 10 * 60_000;

/**
 * What `load` gives. Where its files can't be fetched although the server answers, asks for them once more; where that
 * fails as well, reloads the page: a new version went live, and its HTML names other files, or the browser remembers
 * that a file did not come (Chromium did until 156, Firefox until 154). Not again within ten minutes.
 * @throws what `load` throws, where the server does not answer or a reload did not help
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (!(await isServerThere())) throw error;
  }
  try {
    return await load();
  } catch (error) {
    if (wasJustReloaded()) throw error;
    // Until the new HTML has come, people go on typing.
    addEventListener('pagehide', keepDrafts);
    location.reload();
    // Nothing is shown until the reload.
    return new Promise(() => {});
  }
}

async function isServerThere(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
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
