import { lazyPart } from '@/components/lazy-part';
import { Section } from '@/components/section';
import { TextLink } from '@/components/text-link';
import { WhenNear } from '@/components/when-near';
import { paths } from '@/config/paths';
import { SppgNetworkSkeleton } from './sppg-network-skeleton';
import { useScrollToLinkedFilter } from './use-scroll-to-linked-filter';

const SppgNetwork = lazyPart(async () => (await import('./sppg-network')).SppgNetwork);

const sectionId = 'jaringan-sppg';

/** The SPPG of the network in three tabs. Its code and data come when the reader does. */
export function SppgNetworkSection() {
  useScrollToLinkedFilter(sectionId);
  return (
    <Section
      id={sectionId}
      tone="deep"
      title="Jaringan SPPG di Jawa Tengah"
      lead={
        <>
          Dapur yang tercatat pada kami, dari yang siap dibangun sampai yang sudah memasak setiap hari
          sekolah. Ingin ikut membangun?{' '}
          <TextLink to={paths.kemitraan}>Lihat peluang kemitraan strategis</TextLink>.
        </>
      }
    >
      <WhenNear placeholder={<SppgNetworkSkeleton />}>
        <SppgNetwork />
      </WhenNear>
    </Section>
  );
}
