import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '@/components/lazy';
import { TextLink } from '@/components/links';
import { Loaded } from '@/components/lists/loaded';
import { QueryProvider } from '@/components/query-provider';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { SkeletonCard } from '@/components/ui/skeleton';
import { anchors, paths } from '@/config/paths';
import { useAccess } from '@/features/people/auth/use-access';
import { useSppgList, useStageCounts } from '@/features/kitchens/sppg/api';
import { LazySppgDialogs, useSppgDialog } from '@/features/kitchens/sppg/form/sppg-actions';
import { sppgMessages } from '@/features/kitchens/sppg/messages';
import { sppgFilterSchema, statusOptions } from '@/features/kitchens/sppg/sppg-filter';
import { formatNumber } from '@/lib/text/format';
import { useScrollToLinkedFilter } from '@/lib/url/linked-scroll';
import { sppgGrid, SppgNetworkList, sppgPerPage } from './sppg-network-list';

const listId = 'jaringan-sppg';

/** @param children - the map, above the list that it filters, and the list without JavaScript */
export function SppgNetworkSection({ children }: { children: ReactNode }) {
  useScrollToLinkedFilter(listId, sppgFilterSchema);
  return (
    <Section
      tone="deep"
      title="Jaringan SPPG di Jawa Tengah"
      lead={
        <>
          Dapur yang tercatat pada kami. <TextLink to={paths.angka}>Angka lengkapnya</TextLink> dapat diunduh.
          Ingin ikut membangun? <TextLink to={paths.kemitraan}>Lihat peluang kemitraan strategis</TextLink>.
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

// In a chunk of its own, as visitors never need it.
const AccessNotice = lazyPart(
  async () => (await import('@/features/people/auth/access-notice')).AccessNotice,
);

function NetworkContent() {
  const query = useSppgList();
  const access = useAccess();
  const { canManage } = access;
  const { dialog, openDialog, closeDialog } = useSppgDialog(sppgMessages.placeholderOfNetwork);

  return (
    <>
      {canManage && (
        <Button className="mb-6" onClick={() => openDialog({ kind: 'add' })}>
          <Plus aria-hidden="true" className="size-5" />
          Tambah Data SPPG Baru
        </Button>
      )}
      {access.isSignedIn && <AccessNotice access={access} className="mb-6" />}
      <Loaded query={query} loading={<SppgNetworkSkeleton />}>
        {(sppgList) => (
          <SppgNetworkList sppgList={sppgList} onSppgAction={canManage ? openDialog : undefined} />
        )}
      </Loaded>
      {canManage && <LazySppgDialogs state={dialog} onClose={closeDialog} />}
    </>
  );
}

function SppgNetwork() {
  return (
    <QueryProvider>
      <NetworkContent />
    </QueryProvider>
  );
}

function SppgNetworkSkeleton() {
  return (
    <>
      <SkeletonCard className="h-25 sm:h-51 lg:h-31" />
      <SkeletonCard className="mt-6 h-23.25 sm:h-20.5" />
      <output className="mt-4 block text-ink-soft noscript:hidden">Memuat data SPPG...</output>
      <div className={`mt-6 ${sppgGrid}`}>
        {Array.from({ length: sppgPerPage }, (_, index) => (
          <SkeletonCard key={index} className="h-36 max-sm:nth-[n+5]:hidden sm:h-59 xl:h-63 2xl:h-58" />
        ))}
      </div>
    </>
  );
}

function Counts() {
  const { data: counts } = useStageCounts();
  return (
    <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-2 sm:gap-x-10">
      {statusOptions.map(({ value, slug }) => (
        <li key={slug}>
          <Link to={anchors.stage(slug)} className="group flex h-full flex-col">
            {/* A dash until the data are there; if they don't come, the network section says why. */}
            <span className="text-3xl font-extrabold text-saffron-300">
              {counts ? formatNumber(counts.get(value) ?? 0) : '–'}
            </span>{' '}
            <span className="text-sm leading-tight font-semibold underline decoration-white/40 underline-offset-4 wrap-normal group-hover:decoration-white max-sm:w-min">
              {value}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** How many SPPG there are at each stage, as links to the tabs of the network section. */
export function StageCounts() {
  return (
    <div className="mt-4 noscript:hidden">
      <p className="text-sm text-brand-100">
        SPPG yang tercatat pada kami, menurut tahap, termasuk yang dihentikan, tanpa yang ditutup:
      </p>
      <QueryProvider>
        <Counts />
      </QueryProvider>
    </div>
  );
}
