import { canonicalPath } from '@/lib/canonical-path';
import { firstUse, firstUseOrRest, pageShown } from '@/lib/late-code';
import { storedUserId } from '@/lib/stored-session';

/** Whether the HTML that came is what this address shows to this visitor. A query or an anchor may ask for more. */
function isComplete() {
  const { pathname, search, hash } = location;
  const shownPath = document.getElementById('root')?.dataset.path;
  return shownPath === canonicalPath(pathname) && !search && !hash && !storedUserId();
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
  await firstUseOrRest(4000);
}
