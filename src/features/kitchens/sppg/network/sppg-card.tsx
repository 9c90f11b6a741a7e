import { MapPin } from 'lucide-react';
import { memo } from 'react';
import { TextLink } from '@/components/links';
import { Badge } from '@/components/ui/badge';
import { anchors, paths, sppgPath } from '@/config/paths';
import type { Sppg, SppgWithYayasan } from '@/features/kitchens/sppg/api';
import { SppgActions, type SppgDialogState } from '@/features/kitchens/sppg/form/sppg-actions';
import { ProgressBar } from '@/features/kitchens/sppg/progress-bar';
import { NetworkStateBadge } from '@/features/kitchens/sppg/network-state-badge';
import { type SppgColumnName, sppgFacts } from '@/features/kitchens/sppg/sppg-columns';
import { formatAddress } from '@/lib/text/format';
import { isPlaceholderSppg } from './placeholder-sppg';

const districtPattern = /^(?:kabupaten|kab\.|kota) /i;

/**
 * Takes the kabupaten or kota out of an address, if a part of it begins with one of these words:
 * 'Jalan Kawung No. 8, Kota Tegal' -> { place: 'Kota Tegal', street: 'Jalan Kawung No. 8' }
 */
export function splitAddress(lokasi: string): { place?: string; street: string } {
  const parts = lokasi.split(',').map((part) => part.trim());
  const place = parts.findLast((part) => districtPattern.test(part));
  return { place, street: parts.filter((part) => part && part !== place).join(', ') };
}

interface SppgCardProps {
  sppg: SppgWithYayasan;
  /** Opens a dialog of the SPPG; absent for users who may not manage SPPG. */
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
    <article className="flex h-full flex-col rounded-2xl border border-paper-line bg-white p-4 sm:p-5">
      {isPlaceholder && (
        <Badge tone="saffron" className="mb-2 self-start">
          Data ilustrasi
        </Badge>
      )}
      <NetworkStateBadge sppg={sppg} isSaid className="mb-2 self-start" />
      {place && (
        <p className="mb-1 flex items-center gap-1.5 text-sm font-semibold text-brand-600">
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          {place}
        </p>
      )}
      <h3 className="line-clamp-3 text-lg" title={nama}>
        {isPlaceholder ? nama : <TextLink to={sppgPath(kode_unik_pendaftaran)}>{nama}</TextLink>}
      </h3>
      {street && (
        <p className="mt-1 line-clamp-2 text-sm text-ink-soft" title={lokasi}>
          {formatAddress(street)}
        </p>
      )}
      <SppgCardFacts sppg={sppg} />
      <div className="mt-auto pt-1 sm:pt-3">
        <p className="line-clamp-2 text-sm text-ink-soft max-sm:hidden" title={yayasan.nama}>
          {yayasan.nama}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <TextLink
            to={isPlaceholder ? paths.dataYayasan : anchors.sppgOfYayasan(kode_unik_pendaftaran)}
            className="inline-flex min-h-9 items-center text-sm"
          >
            Lihat di data yayasan <span className="sr-only">{nama}</span>
          </TextLink>
          {onSppgAction && <SppgActions sppg={sppg} yayasan={yayasan} onSppgAction={onSppgAction} />}
        </div>
      </div>
    </article>
  );
});

/** The columns that a card has room for, in their order. */
const cardColumns: SppgColumnName[] = [
  'progres_pembangunan',
  'estimasi_selesai',
  'sasaran_jumlah_penerima_manfaat',
];

/** How far an SPPG is, with a bar for the percentage, and for how many. */
function SppgCardFacts({ sppg }: { sppg: Sppg }) {
  const known = sppgFacts(sppg);
  const facts = cardColumns.flatMap((column) => known.filter(({ key }) => key === column));
  if (facts.length === 0) return null;
  return (
    <div className="mt-2 space-y-1 text-sm sm:mt-3 sm:space-y-2">
      <ProgressBar text={sppg.progres_pembangunan ?? ''} />
      <dl className="space-y-1">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="shrink-0 text-ink-muted">{label}</dt>
            <dd className="min-w-0 text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
