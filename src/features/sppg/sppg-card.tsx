import { clsx } from 'clsx';
import { memo } from 'react';
import { TextLink } from '@/components/text-link';
import { Badge } from '@/components/ui/badge';
import { paths } from '@/config/paths';
import { formatAddress } from '@/lib/text/format';
import type { SppgWithYayasan } from './api';
import { isPlaceholderSppg } from './placeholder-sppg';
import { SppgActions } from './sppg-actions';
import { sppgFacts } from './sppg-facts';
import { StatusVerifikasiBadge } from './status-badge';
import type { SppgDialogState } from './use-sppg-dialog';

interface SppgCardProps {
  sppg: SppgWithYayasan;
  /** Only for users who may manage SPPG. */
  onSppgAction?: (action: SppgDialogState) => void;
}

/** The card of an SPPG. Memoised: typing in the search box changes none of them. */
export const SppgCard = memo(function SppgCard({ sppg, onSppgAction }: SppgCardProps) {
  const { yayasan } = sppg;
  const isPlaceholder = isPlaceholderSppg(sppg);
  return (
    <article className="flex h-full flex-col rounded-2xl border border-paper-line bg-white p-5">
      <div className="flex flex-wrap gap-2">
        <StatusVerifikasiBadge status={sppg.status_verifikasi} />
        {isPlaceholder && <Badge tone="saffron">Data ilustrasi</Badge>}
      </div>
      <h3 className="mt-3 line-clamp-3 text-lg" title={sppg.nama}>
        {sppg.nama}
      </h3>
      <p className="mt-1 line-clamp-2 text-sm font-semibold text-brand-600" title={yayasan.nama}>
        {yayasan.nama}
      </p>
      <p className="mt-2 line-clamp-3 text-ink-soft" title={sppg.lokasi}>
        {formatAddress(sppg.lokasi)}
      </p>
      <ProgressBar text={sppg.progres_pembangunan} />
      <dl className="mt-4 space-y-1.5 text-sm">
        {sppgFacts(sppg).map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="shrink-0 text-ink-muted">{label}</dt>
            <dd className={clsx('min-w-0 text-right', value ? 'font-semibold' : 'text-ink-muted')}>
              {value || 'belum dicatat'}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-4">
        <TextLink
          to={isPlaceholder ? paths.dataYayasan : `${paths.dataYayasan}?yayasan=${yayasan.id}#daftar`}
          className="inline-flex min-h-9 items-center text-sm"
        >
          Lihat data yayasan <span className="sr-only">{sppg.nama}</span>
        </TextLink>
        {onSppgAction && <SppgActions sppg={sppg} yayasan={yayasan} onSppgAction={onSppgAction} />}
      </div>
    </article>
  );
});

/** Draws the percentage in a free text such as 'Atap selesai, 70%'; the text itself is among the facts. */
function ProgressBar({ text }: { text: string | null }) {
  const percent = /(\d+(?:[.,]\d+)?)\s*%/.exec(text ?? '')?.[1]?.replace(',', '.');
  if (!percent) return <hr className="mt-4 border-paper-line" />;
  return (
    <div aria-hidden="true" className="mt-4 h-1.5 overflow-hidden rounded-full bg-paper-deep">
      <div
        className="h-full max-w-full rounded-full bg-saffron-400 forced-color-adjust-none"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
