import { firstUse, nextEvent, pause } from '@/lib/late-code';
import { storedUserId } from '@/lib/stored-session';
import { trimTrailingSlash } from '@/lib/trim-trailing-slash';

const restMs = 4000;

/** Whether the HTML that came is what this address shows to this visitor. A query or an anchor may ask for more. */
function isComplete() {
  const { pathname, search, hash } = location;
  const shownPath = document.getElementById('root')?.dataset.path;
  return shownPath === trimTrailingSlash(pathname) && !search && !hash && !storedUserId();
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves when the page is loaded and its text is shown in the web font. */
async function pageShown() {
  if (document.readyState !== 'complete') await nextEvent('load');
  // The frame's layout is what asks for the font.
  await nextFrame();
  await document.fonts.ready;
  await nextFrame();
  await pause(0);
}

/**
 * Resolves when the site's code should start: at once where the HTML is not everything, otherwise with the first sign of
 * use, or when the page has been shown for a while and nobody has touched it. Once the page is shown its code is fetched
 * (what the prerendered HTML lists in `<template id="code">`), but not run.
 */
export async function whenNeeded() {
  // Heard of from the first moment on, whoever asks later.
  const use = firstUse();
  const code = document.querySelector<HTMLTemplateElement>('#code');
  if (!code || !isComplete()) return;
  await Promise.race([use, pageShown()]);
  document.head.append(code.content);
  await Promise.race([use, pause(restMs)]);
}
