import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from './error-boundary';
import { currentToast, subscribeToToasts } from '@/lib/toast';
import { whenIdle } from '@/lib/when-idle';

const loadArea = () => import('./ui/toast-area');
const ToastArea = lazy(async () => ({ default: (await loadArea()).ToastArea }));

/** The notification area. Its code comes after the page, or at once when there is something to say. */
export function ToastHost() {
  const message = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const [isLoaded, setIsLoaded] = useState(false);

  useEffect(
    () =>
      whenIdle(
        () =>
          void loadArea().then(
            () => setIsLoaded(true),
            () => undefined,
          ),
      ),
    [],
  );

  if (!isLoaded && !message) return null;
  return (
    // Without a connection its code may be missing: the page must not go with it.
    <ErrorBoundary>
      <Suspense>
        <ToastArea message={message} />
      </Suspense>
    </ErrorBoundary>
  );
}
