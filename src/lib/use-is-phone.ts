import { useSyncExternalStore } from 'react';

const phones = '(width < 40rem)';

function subscribe(onChange: () => void) {
  const query = matchMedia(phones);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is as narrow as a phone, where another view, not only another layout, takes the place of a table. */
export const useIsPhone = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(phones).matches,
    () => false,
  );
