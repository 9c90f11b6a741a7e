import { useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/**
 * A value that the prerendered HTML can't know: while hydrating it is `prerendered`, as in that HTML.
 * @param read - gives a primitive value
 */
export const useHydratedValue = <T>(read: () => T, prerendered: T): T =>
  useSyncExternalStore(noSubscription, read, () => prerendered);
