import { lazy, Suspense } from 'react';
import { OptionalPart } from '@/components/lazy';
import { QueryProvider } from '@/components/query-provider';
import { NetworkMapSkeleton } from './network-map-skeleton';

// After the list, which can do without it.
const NetworkMap = lazy(async () => ({ default: (await import('./network-map')).NetworkMap }));

/** The map on a page whose main part is another. */
export function LazyNetworkMap() {
  return (
    <QueryProvider>
      <OptionalPart>
        <Suspense fallback={<NetworkMapSkeleton />}>
          <NetworkMap />
        </Suspense>
      </OptionalPart>
    </QueryProvider>
  );
}
