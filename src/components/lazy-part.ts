import { type ComponentType, lazy } from 'react';
import { loadCode } from '@/lib/load-code';

/** A component whose code `loadCode` fetches when it is first shown; suspends until then, and throws what that throws. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadCode(load) }));
}
