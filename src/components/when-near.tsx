import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { errorMessage } from '@/lib/error-message';
import { ErrorBoundary } from './error-boundary';
import { ErrorState } from './error-state';

/** How far below the screen a part may be when it starts to load. */
const distance = '800px';

interface WhenNearProps {
  /** Holds the part's place until its code has come. */
  placeholder: ReactNode;
  /** A lazy component; its error is shown in its place. */
  children: ReactNode;
}

/** Shows a part of the page only once the reader comes near it: its code and data are not fetched before. */
export function WhenNear({ placeholder, children }: WhenNearProps) {
  const [isNear, setIsNear] = useState(false);
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: distance },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  const waiting = (
    <div ref={ref} className="no-print">
      {placeholder}
    </div>
  );
  if (!isNear) return waiting;
  return (
    <ErrorBoundary
      renderFallback={(error) => (
        <ErrorState message={errorMessage(error)} onRetry={() => location.reload()} />
      )}
    >
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}
