import { type ReactNode, Suspense } from 'react';
import { missingPartMessage } from '@/lib/connection-message';
import { toast } from '@/lib/toast';
import { ErrorBoundary } from './error-boundary';

interface LatePartProps {
  /** What stands there until the part has come, and where it doesn't. */
  fallback?: ReactNode;
  /** For a part that somebody has asked for: is called where it doesn't come, and they are told why. */
  onFailure?: () => void;
  children: ReactNode;
}

/** A part of the page whose code comes later; the page goes on without it. */
export function LatePart({ fallback = null, onFailure, children }: LatePartProps) {
  function handleError(error: unknown) {
    if (!onFailure) return;
    toast({ title: 'Gagal Dibuka', description: missingPartMessage(error), variant: 'destructive' });
    onFailure();
  }

  return (
    <ErrorBoundary renderFallback={() => fallback} onError={handleError}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
