import { clsx } from 'clsx';
import { ChevronDown, Plus } from 'lucide-react';
import { memo, useEffect, useId, useRef } from 'react';
import { Code } from '@/components/code';
import { lazyPart } from '@/components/lazy';
import { TextLink } from '@/components/links';
import { Button } from '@/components/ui/button';
import { sppgPath } from '@/config/paths';
import type { ListedSppg } from '@/features/kitchens/sppg/api';
import { SppgActions, type SppgDialogState } from '@/features/kitchens/sppg/form/sppg-actions';
import { NetworkStateBadge } from '@/features/kitchens/sppg/network-state-badge';
import { sppgFacts } from '@/features/kitchens/sppg/sppg-columns';
import { formatAddress, formatNumber } from '@/lib/text/format';
import { scrollOnce } from '@/lib/url/linked-scroll';
import type { YayasanWithSppg } from './api';
import { yayasanColumnList } from './yayasan-columns';
import type { YayasanDialogState } from './yayasan-form';

// In a chunk of its own, which visitors never download.
const YayasanActionButtons = lazyPart(async () => (await import('./management-tools')).YayasanActionButtons);

interface YayasanCardProps {
  yayasan: YayasanWithSppg;
  /** The SPPG of the foundation to show. */
  sppgList: ListedSppg[];
  /** The number of SPPG before filtering. */
  total: number;
  /** The id of the SPPG that a link points to. */
  linkedId?: string;
  isOpen: boolean;
  onToggle: (id: string, isOpen: boolean) => void;
  /** Opens a dialog of an SPPG; absent for users who may not manage SPPG. */
  onSppgAction?: (action: SppgDialogState) => void;
  /** Opens a dialog of the foundation; absent for all but admins. */
  onYayasanAction?: (action: YayasanDialogState) => void;
}

/** A foundation that expands to show its SPPG. Memoised: with 500 of them, only the clicked one rerenders. */
export const YayasanCard = memo(function YayasanCard({
  yayasan,
  sppgList,
  total,
  linkedId,
  isOpen,
  onToggle,
  onSppgAction,
  onYayasanAction,
}: YayasanCardProps) {
  const panelId = useId();

  return (
    <article className="rounded-2xl border border-paper-line bg-white">
      <h2 className="text-lg">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => onToggle(yayasan.id, !isOpen)}
          className="flex w-full flex-wrap items-start gap-x-4 gap-y-2 rounded-2xl p-5 text-left hover:bg-brand-50 sm:px-6 print:px-4 print:py-2"
        >
          <span className="min-w-[min(10rem,100%)] flex-1 wrap-anywhere">{yayasan.nama}</span>
          <span className="flex shrink-0 items-center gap-2 rounded-full bg-brand-50 py-1 pr-2 pl-3 text-sm text-brand-700">
            {sppgList.length < total
              ? `${formatNumber(sppgList.length)} dari ${formatNumber(total)} SPPG`
              : `${formatNumber(total)} SPPG`}
            <ChevronDown
              aria-hidden="true"
              className={clsx(
                'size-5 transition-transform motion-reduce:transition-none print:hidden',
                isOpen && 'rotate-180',
              )}
            />
          </span>
          <span className="flex basis-full flex-col gap-x-6 gap-y-1 text-base font-normal tracking-normal text-ink-soft xl:flex-row xl:flex-wrap">
            {yayasanColumnList.map(({ key, Icon }) => {
              const value = yayasan[key];
              return (
                Icon &&
                value && (
                  <span key={key} className="flex min-w-0 gap-2">
                    <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand-600" />
                    <span className="wrap-anywhere">{formatAddress(value)}</span>
                  </span>
                )
              );
            })}
          </span>
        </button>
      </h2>
      <div
        id={panelId}
        hidden={!isOpen}
        className="border-t border-paper-line p-5 sm:px-6 print:px-4 print:py-2"
      >
        {isOpen && (
          <>
            {onSppgAction && (
              <div className="mb-5 flex flex-wrap justify-between gap-3 border-b border-paper-line pb-5 print:hidden">
                <Button size="sm" onClick={() => onSppgAction({ kind: 'add', yayasan })}>
                  <Plus aria-hidden="true" className="size-4" />
                  Tambah SPPG
                </Button>
                {onYayasanAction && (
                  <YayasanActionButtons yayasan={yayasan} onYayasanAction={onYayasanAction} />
                )}
              </div>
            )}
            {total === 0 && <p className="text-ink-soft">Belum ada SPPG yang terdaftar untuk yayasan ini.</p>}
            <ul className="divide-y divide-paper-line">
              {sppgList.map((sppg) => (
                <SppgRow
                  key={sppg.id}
                  sppg={sppg}
                  yayasan={yayasan}
                  isLinked={sppg.id === linkedId}
                  onSppgAction={onSppgAction}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </article>
  );
});

interface SppgRowProps {
  sppg: ListedSppg;
  yayasan: YayasanWithSppg;
  /** Whether a link points to the SPPG: it is marked, scrolled to and gets the focus. */
  isLinked: boolean;
  onSppgAction?: (action: SppgDialogState) => void;
}

function SppgRow({ sppg, yayasan, isLinked, onSppgAction }: SppgRowProps) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isLinked && scrollOnce(ref.current)) ref.current?.focus({ preventScroll: true });
  }, [isLinked]);

  return (
    <li
      ref={ref}
      {...(isLinked && { tabIndex: -1, 'aria-current': true })}
      className={clsx(
        'py-5 print:py-2',
        // A border, as it is drawn in forced colours, too. The margin makes up for the card's animation from below.
        isLinked
          ? '-mx-5 scroll-mt-8 border-l-8 border-l-saffron-400 bg-saffron-50 pr-5 pl-3 sm:-mx-6 sm:pr-6 sm:pl-4'
          : 'first:pt-0 last:pb-0',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-3 sm:flex-nowrap">
        <div className="min-w-0">
          <h3 className="wrap-anywhere">
            <TextLink to={sppgPath(sppg.kode_unik_pendaftaran)}>{sppg.nama}</TextLink>
          </h3>
          <p className="mt-1 text-ink-soft print:mt-0 print:text-sm">{formatAddress(sppg.lokasi)}</p>
        </div>
        <div className="flex flex-wrap gap-2 sm:shrink-0">
          <NetworkStateBadge sppg={sppg} />
        </div>
      </div>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-3 print:mt-1 print:flex print:flex-wrap print:gap-y-0 print:text-sm">
        {sppgFacts(sppg).map(({ key, label, value }) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-muted">{label}:</dt>
            <dd className="min-w-0 font-semibold">
              {key === 'kode_unik_pendaftaran' ? <Code>{value}</Code> : value}
            </dd>
          </div>
        ))}
      </dl>
      {onSppgAction && (
        <div className="mt-4 print:hidden">
          <SppgActions sppg={sppg} yayasan={yayasan} onSppgAction={onSppgAction} />
        </div>
      )}
    </li>
  );
}
