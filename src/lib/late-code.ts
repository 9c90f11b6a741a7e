import { loadCode } from './load-code';

// Assistive technology may click without anything before it.
const signsOfUse = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'click', 'scroll'];

/** Resolves after so many milliseconds; 0: in the next task. */
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

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

/** Resolves with the next frame if somebody has used the page before this script came. */
function earlierUse(): Promise<void> {
  return new Promise((resolve) => {
    // Asked for in between, the scroll position would cost a layout.
    requestAnimationFrame(() => {
      if (scrollY > 0 || document.activeElement !== document.body) resolve();
    });
  });
}

let use: Promise<void> | undefined;

/** Resolves once somebody uses the page, soon where that began before this script came. */
export function firstUse(): Promise<void> {
  use ??= Promise.race([nextEvent(...signsOfUse), earlierUse()]);
  return use;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function loadedInWebFont() {
  if (document.readyState !== 'complete') await nextEvent('load');
  // The frame's layout is what asks for the font.
  await nextFrame();
  await document.fonts.ready;
  await nextFrame();
  await pause(0);
}

let shown: Promise<number> | undefined;

/** Resolves when the page is loaded and its text is shown in the web font, with that moment (`performance.now()`). */
export function pageShown(): Promise<number> {
  shown ??= loadedInWebFont().then(() => performance.now());
  return shown;
}

/** Resolves when the page has been shown for so many milliseconds; at once where that has passed. */
async function shownFor(ms: number) {
  const since = await pageShown();
  await pause(since + ms - performance.now());
}

/** Resolves with the first use, or when the page has been shown for `restMs` and nobody has touched it. */
export async function firstUseOrRest(restMs: number): Promise<void> {
  await Promise.race([firstUse(), shownFor(restMs)]);
}

let wanted: Promise<unknown> = Promise.resolve();

/** Code that somebody waits for, on a connection that other code would slow down: what comes after use lets it pass. */
export function letPass(code: Promise<unknown>) {
  wanted = code.catch(() => undefined);
}

/** Resolves when what somebody waits for has come. */
async function afterWanted() {
  // In the next task all listeners have heard of a use, also those that ask for code.
  await pause(0);
  await wanted;
}

/** Resolves once somebody uses the page and what that use asked for has come. */
export async function afterFirstUse(): Promise<void> {
  await firstUse();
  await afterWanted();
}

/** Resolves as `afterFirstUse` does, or when the page has been shown for `restMs` and nobody has touched it. */
export async function afterFirstUseOrRest(restMs: number): Promise<void> {
  await firstUseOrRest(restMs);
  await afterWanted();
}

const retryMs = 15_000;

/** As `loadCode`, but never rejects: it tries again after a while, or once the connection is back. */
export async function untilLoaded<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await loadCode(load);
  } catch {
    // A phone that has lost its network often takes itself for online.
    await Promise.race([nextEvent('online'), pause(retryMs)]);
    return untilLoaded(load);
  }
}
