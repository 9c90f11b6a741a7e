import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

interface OptionalPartProps {
  /** Shown while the chunk is loading, and when it fails to load. */
  fallback?: ReactNode;
  /** A lazy component. */
  children: ReactNode;
}

/** A part that the page can do without when its chunk fails to load. */
export function OptionalPart({ fallback = null, children }: OptionalPartProps) {
  return (
    <ErrorBoundary fallback={<>{fallback}</>}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
