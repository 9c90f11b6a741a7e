import { reloadOnce } from './reload-once';

const signsOfUse = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll'];

/** Resolves with the next event of one of these types. */
function nextEvent(types: string[]): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    function answer() {
      listening.abort();
      resolve();
    }
    for (const type of types)
      addEventListener(type, answer, { capture: true, passive: true, signal: listening.signal });
  });
}

/** Resolves once somebody uses the page, at once where that began before this script came. */
async function inUse(): Promise<void> {
  if (scrollY === 0 && document.activeElement === document.body) await nextEvent(signsOfUse);
}

/**
 * Resolves when the code of a prerendered page is there. It never rejects: while the code can't be fetched, the page
 * stays as it came, readable and with links that work.
 */
export async function firstPageCode(load: () => Promise<unknown>, when: 'at once' | 'in use'): Promise<void> {
  if (when === 'in use') await inUse();
  try {
    await load().catch(reloadOnce);
  } catch {
    await nextEvent(['online']);
    await firstPageCode(load, 'at once');
  }
}
