import type { ReactNode } from 'react';
import { Section } from '@/components/section';
import { TextLink } from '@/components/links';
import { paths } from '@/config/paths';
import { useScrollToLinkedFilter } from '@/lib/url/linked-scroll';
import { sppgFilterSchema } from './sppg-filter';
import { SppgNetwork } from './sppg-network';

const listId = 'jaringan-sppg';

/** @param children - the map, above the list that it filters */
export function SppgNetworkSection({ children }: { children: ReactNode }) {
  useScrollToLinkedFilter(listId, sppgFilterSchema);
  return (
    <Section
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
      {children}
      <div id={listId} className="scroll-mt-8">
        <SppgNetwork />
      </div>
    </Section>
  );
}
