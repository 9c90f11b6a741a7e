import { MapPin } from 'lucide-react';
import { memo } from 'react';
import { TextLink } from '@/components/links';
import { Badge } from '@/components/ui/badge';
import { anchors, paths, sppgPath } from '@/config/paths';
import { formatAddress } from '@/lib/text/format';
import type { SppgWithYayasan } from './api';
import { isPlaceholderSppg } from './placeholder-sppg';
import { splitAddress } from './split-address';
import { SppgActions } from './sppg-actions';
import { SppgCardFacts } from './sppg-card-facts';
import type { SppgDialogState } from './use-sppg-dialog';

interface SppgCardProps {
  sppg: SppgWithYayasan;
  /** Only for users who may manage SPPG. */
  onSppgAction?: (action: SppgDialogState) => void;
}

/**
 * An SPPG in the network: where it is and how far; the tab says its status, and its foundation's card has all its facts.
 * Memoised: typing in the search box changes none of them.
 */
export const SppgCard = memo(function SppgCard({ sppg, onSppgAction }: SppgCardProps) {
  const { nama, lokasi, kode_unik_pendaftaran, yayasan } = sppg;
  const isPlaceholder = isPlaceholderSppg(sppg);
  const { place, street } = splitAddress(lokasi);
  return (
    <article className="flex h-full flex-col rounded-2xl border border-paper-line bg-white p-5">
      {isPlaceholder && (
        <Badge tone="saffron" className="mb-2 self-start">
          Data ilustrasi
        </Badge>
      )}
      {place && (
        <p className="mb-1 flex items-center gap-1.5 text-sm font-semibold text-brand-600">
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          {place}
        </p>
      )}
      <h3 className="line-clamp-3 text-lg" title={nama}>
        {nama}
      </h3>
      {street && (
        <p className="mt-1 line-clamp-2 text-sm text-ink-soft" title={lokasi}>
          {formatAddress(street)}
        </p>
      )}
      <SppgCardFacts sppg={sppg} />
      <div className="mt-auto pt-3">
        <p className="line-clamp-2 text-sm text-ink-soft" title={yayasan.nama}>
          {yayasan.nama}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <TextLink
            to={isPlaceholder ? paths.dataYayasan : anchors.sppgOfYayasan(kode_unik_pendaftaran)}
            className="inline-flex min-h-9 items-center text-sm"
          >
            Lihat di data yayasan <span className="sr-only">{nama}</span>
          </TextLink>
          {!isPlaceholder && (
            <TextLink
              to={sppgPath(kode_unik_pendaftaran)}
              className="inline-flex min-h-9 items-center text-sm"
            >
              Cek <span className="sr-only">{nama}</span>
            </TextLink>
          )}
          {onSppgAction && <SppgActions sppg={sppg} yayasan={yayasan} onSppgAction={onSppgAction} />}
        </div>
      </div>
    </article>
  );
});
