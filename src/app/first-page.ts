import { firstUse, untilLoaded } from '@/lib/late-code';
import { reloadOnce } from './reload-once';

/**
 * Resolves when the code of a prerendered page is there. Until then, and for ever where it can't be fetched, the page
 * stays as it came: readable, with links that work.
 */
export async function firstPageCode(load: () => Promise<unknown>, when: 'at once' | 'in use'): Promise<void> {
  if (when === 'in use') await firstUse();
  await untilLoaded(() => load().catch(reloadOnce));
}
