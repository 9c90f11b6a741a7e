const signsOfUse = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll'];

/** Resolves with the next event of one of these types on the window. */
function nextEvent(...types: string[]): Promise<void> {
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

// Reading the scroll position may cost a layout: only asked once.
const isInUse = () => scrollY > 0 || document.activeElement !== document.body;

let use: Promise<void> | undefined;

/** Resolves once somebody uses the page, at once where that began before this script came. */
export function firstUse(): Promise<void> {
  use ??= isInUse() ? Promise.resolve() : nextEvent(...signsOfUse);
  return use;
}

/** What `load` gives. Never rejects: where loading fails, it tries again once the connection is back. */
export async function untilLoaded<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    await nextEvent('online');
    return untilLoaded(load);
  }
}
