import type { Sppg } from '@/features/sppg/api';
import { SppgActions } from '@/features/sppg/sppg-actions';
import { sppgFacts } from '@/features/sppg/sppg-facts';
import { StatusVerifikasiBadge } from '@/features/sppg/status-badge';
import type { SppgDialogState } from '@/features/sppg/use-sppg-dialog';
import { formatAddress } from '@/lib/text/format';
import type { YayasanWithSppg } from './api';

interface SppgRowProps {
  sppg: Sppg;
  yayasan: YayasanWithSppg;
  onSppgAction?: (action: SppgDialogState) => void;
}

export function SppgRow({ sppg, yayasan, onSppgAction }: SppgRowProps) {
  return (
    <li className="py-5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="wrap-anywhere">{sppg.nama}</h3>
          <p className="mt-1 text-ink-soft">{formatAddress(sppg.lokasi)}</p>
        </div>
        <StatusVerifikasiBadge status={sppg.status_verifikasi} />
      </div>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
        {sppgFacts(sppg).map(
          ({ label, value }) =>
            value && (
              <div key={label} className="flex flex-wrap gap-x-2">
                <dt className="text-ink-muted">{label}:</dt>
                <dd className="min-w-0 font-semibold">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {onSppgAction && (
        <div className="mt-4">
          <SppgActions sppg={sppg} yayasan={yayasan} onSppgAction={onSppgAction} />
        </div>
      )}
    </li>
  );
}
