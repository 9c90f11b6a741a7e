import { lazy, Suspense, useEffect, useRef } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { useLocation } from 'react-router-dom';
import { ErrorState } from '@/components/error-state';
import { Section } from '@/components/section';
import { TextLink } from '@/components/text-link';
import { WhenNear } from '@/components/when-near';
import { paths } from '@/config/paths';
import { errorMessage } from '@/lib/error-message';
import { isFiltered, readSppgFilter } from './sppg-filter';
import { SppgNetworkSkeleton } from './sppg-network-skeleton';

const SppgNetwork = lazy(async () => ({ default: (await import('./sppg-network')).SppgNetwork }));

function NetworkError({ error }: { error: unknown }) {
  return <ErrorState message={errorMessage(error)} onRetry={() => location.reload()} />;
}

/** Brings somebody who follows a link to a tab or a search to where it is on this long page. */
function useScrollToLinkedFilter() {
  const ref = useRef<HTMLDivElement>(null);
  const { key, search, hash } = useLocation();
  // Only where the visit begins; later changes of the address happen in front of the reader.
  const isLinked = key === 'default' && !hash && isFiltered(readSppgFilter(new URLSearchParams(search)));

  useEffect(() => {
    if (isLinked) ref.current?.closest('section')?.scrollIntoView();
  }, [isLinked]);
  return ref;
}

/** The SPPG of the network in three tabs. Its code and data come when the reader does. */
export function SppgNetworkSection() {
  const ref = useScrollToLinkedFilter();
  const skeleton = <SppgNetworkSkeleton />;
  return (
    <Section
      id="jaringan-sppg"
      tone="deep"
      title="Jaringan SPPG di Jawa Tengah"
      lead={
        <>
          Dapur yang terdaftar bersama kami, dari yang siap dibangun sampai yang sudah memasak setiap hari
          sekolah. Ingin ikut membangun?{' '}
          <TextLink to={paths.kemitraan}>Lihat peluang kemitraan strategis</TextLink>.
        </>
      }
    >
      <div ref={ref}>
        <ErrorBoundary renderFallback={(error) => <NetworkError error={error} />}>
          <WhenNear fallback={skeleton}>
            <Suspense fallback={skeleton}>
              <SppgNetwork />
            </Suspense>
          </WhenNear>
        </ErrorBoundary>
      </div>
    </Section>
  );
}
