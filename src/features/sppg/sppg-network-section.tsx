import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part';
import { Section } from '@/components/section';
import { TextLink } from '@/components/text-link';
import { WhenNear } from '@/components/when-near';
import { paths } from '@/config/paths';
import { isFiltered, readSppgFilter } from './sppg-filter';
import { SppgNetworkSkeleton } from './sppg-network-skeleton';

const SppgNetwork = lazyPart(async () => (await import('./sppg-network')).SppgNetwork);

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
  return (
    <Section
      id="jaringan-sppg"
      tone="deep"
      title="Jaringan SPPG di Jawa Tengah"
      lead={
        <>
          Dapur yang terdaftar bersama kami, dari yang siap dibangun sampai yang sudah memasak setiap hari
          sekolah, langsung dari catatan kami. Ingin ikut membangun?{' '}
          <TextLink to={paths.kemitraan}>Lihat peluang kemitraan strategis</TextLink>.
        </>
      }
    >
      <div ref={ref}>
        <WhenNear placeholder={<SppgNetworkSkeleton />}>
          <SppgNetwork />
        </WhenNear>
      </div>
    </Section>
  );
}
