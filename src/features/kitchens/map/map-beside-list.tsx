import { lazyPart } from '@/components/lazy';
import { QueryProvider } from '@/components/query-provider';
import { NetworkMapSkeleton } from './network-map-skeleton';

const NetworkMap = lazyPart(async () => (await import('./network-map')).NetworkMap, {
  loading: <NetworkMapSkeleton />,
  failed: null,
});

/** The map on a page whose main part is something else. */
export function MapBesideList() {
  return (
    <QueryProvider>
      <NetworkMap />
    </QueryProvider>
  );
}
