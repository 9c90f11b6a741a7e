import { afterFirstUse, untilLoaded } from '@/lib/late-code';

/**
 * Resolves when the code of a prerendered page is there. Until then, and for ever where it can't be fetched, the page
 * stays as it came: readable, with links that work. Code that waits for use is not fetched for a visitor who left.
 */
export async function firstPageCode(load: () => Promise<unknown>, when: 'at once' | 'in use'): Promise<void> {
  const path = location.pathname;
  if (when === 'in use') await afterFirstUse();
  if (location.pathname !== path) await new Promise(() => undefined);
  await untilLoaded(load);
}
