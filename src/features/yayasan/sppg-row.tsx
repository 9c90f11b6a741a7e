import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { TextLink } from '@/components/links';
import { sppgPath } from '@/config/paths';
import type { Sppg } from '@/features/sppg/api';
import { SppgActions } from '@/features/sppg/sppg-actions';
import { sppgFacts } from '@/features/sppg/sppg-facts';
import { StatusVerifikasiBadge } from '@/features/sppg/status-badge';
import type { SppgDialogState } from '@/features/sppg/use-sppg-dialog';
import { formatAddress } from '@/lib/text/format';
import { scrollOnce } from '@/lib/url/linked-scroll';
import type { YayasanWithSppg } from './api';

interface SppgRowProps {
  sppg: Sppg;
  yayasan: YayasanWithSppg;
  /** Whether a link points to it: it is marked, scrolled to and gets the focus. */
  isLinked: boolean;
  onSppgAction?: (action: SppgDialogState) => void;
}

export function SppgRow({ sppg, yayasan, isLinked, onSppgAction }: SppgRowProps) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isLinked && scrollOnce(ref.current)) ref.current?.focus({ preventScroll: true });
  }, [isLinked]);

  return (
    <li
      ref={ref}
      {...(isLinked && { tabIndex: -1, 'aria-current': true })}
      className={clsx(
        'py-5',
        // A border is drawn in forced colours, too. The margin makes up for the card's entrance from below.
        isLinked
          ? '-mx-5 scroll-mt-8 border-l-8 border-l-saffron-400 bg-saffron-50 pr-5 pl-3 sm:-mx-6 sm:pr-6 sm:pl-4'
          : 'first:pt-0 last:pb-0',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="wrap-anywhere">{sppg.nama}</h3>
          <p className="mt-1 text-ink-soft">{formatAddress(sppg.lokasi)}</p>
        </div>
        <StatusVerifikasiBadge status={sppg.status_verifikasi} />
      </div>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
        {sppgFacts(sppg).map(({ label, value }) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-muted">{label}:</dt>
            <dd className="min-w-0 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <TextLink
          to={sppgPath(sppg.kode_unik_pendaftaran)}
          className="inline-flex min-h-9 items-center text-sm"
        >
          Cek SPPG ini <span className="sr-only">{sppg.nama}</span>
        </TextLink>
        {onSppgAction && <SppgActions sppg={sppg} yayasan={yayasan} onSppgAction={onSppgAction} />}
      </div>
    </li>
  );
}
