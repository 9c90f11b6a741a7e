import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { missingPartMessage } from '@/lib/connection-message';
import { toast } from '@/lib/toast';
import { ErrorBoundary } from './error-boundary';
import { lazyPart } from './lazy-part';

interface LatePartProps {
  /** What stands there until the part has come, and where it doesn't. */
  placeholder?: ReactNode;
  /** For a part that somebody has asked for: is called where it doesn't come, and they are told why. */
  onMissing?: () => void;
}

/**
 * A component whose code comes when it is first shown; the page goes on without it. Where the code doesn't come, the
 * next time that it is shown is another attempt.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let attempt: ComponentType<Props> | undefined;

  // React would remember a failure for as long as the tab is open.
  function latestAttempt() {
    attempt ??= lazyPart(load);
    return attempt;
  }

  return function LatePart(props: Props & LatePartProps) {
    const { placeholder = null, onMissing } = props;
    const [{ Part }] = useState(() => ({ Part: latestAttempt() }));

    function handleError(error: unknown) {
      attempt = undefined;
      if (!onMissing) return;
      toast({ title: 'Gagal Dibuka', description: missingPartMessage(error), variant: 'destructive' });
      onMissing();
    }

    return (
      <ErrorBoundary renderFallback={() => placeholder} onError={handleError}>
        <Suspense fallback={placeholder}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
