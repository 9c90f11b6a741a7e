import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { Sppg, SppgDialogState } from '@/features/sppg/dialog-state';
import { StatusVerifikasiBadge } from '@/features/sppg/status-badge';
import { formatNumber } from '@/lib/format';
import type { YayasanWithSppg } from './api';

interface SppgRowProps {
  sppg: Sppg;
  yayasan: YayasanWithSppg;
  onSppgAction?: (action: SppgDialogState) => void;
}

/** One SPPG of a foundation with everything that is known about it. */
export function SppgRow({ sppg, yayasan, onSppgAction }: SppgRowProps) {
  const facts = [
    ['Kode unik', sppg.kode_unik_pendaftaran],
    ['Pengajuan', sppg.status_pengajuan_sppg],
    ['Bangunan', sppg.status_bangunan],
    [
      'Sasaran',
      sppg.sasaran_jumlah_penerima_manfaat !== null &&
        `${formatNumber(sppg.sasaran_jumlah_penerima_manfaat)} penerima manfaat`,
    ],
    ['Kontraktor', sppg.kontraktor_pelaksana],
    ['Progres', sppg.progres_pembangunan],
    ['Estimasi selesai', sppg.estimasi_selesai],
  ] as const;

  return (
    <li className="py-5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="wrap-anywhere">{sppg.nama}</h3>
          <p className="mt-1 text-ink-soft">{sppg.lokasi}</p>
        </div>
        <StatusVerifikasiBadge status={sppg.status_verifikasi} />
      </div>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="flex flex-wrap gap-x-2">
                <dt className="text-ink-muted">{label}:</dt>
                <dd className="min-w-0 font-semibold">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {onSppgAction && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            variant="outline"
            size="sm"
            aria-label={`Edit ${sppg.nama}`}
            onClick={() => onSppgAction({ kind: 'edit', sppg, yayasan })}
          >
            <Pencil aria-hidden="true" className="size-4" />
            Edit
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Hapus ${sppg.nama}`}
            onClick={() => onSppgAction({ kind: 'delete', sppg, yayasan })}
          >
            <Trash2 aria-hidden="true" className="size-4" />
            Hapus
          </Button>
        </div>
      )}
    </li>
  );
}
