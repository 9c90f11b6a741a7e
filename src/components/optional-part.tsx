import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

interface OptionalPartProps {
  /** What stands there until the chunk has come, and where it does not. */
  fallback?: ReactNode;
  /** Holds a lazy component. */
  children: ReactNode;
}

/** A part that the page goes on without where its chunk does not come. */
export function OptionalPart({ fallback = null, children }: OptionalPartProps) {
  return (
    <ErrorBoundary fallback={<>{fallback}</>}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
