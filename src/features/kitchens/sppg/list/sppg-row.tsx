import { Code } from '@/components/code';
import { TextLink } from '@/components/links';
import { Badge } from '@/components/ui/badge';
import { sppgPath } from '@/config/paths';
import type { ListedSppg } from '@/features/kitchens/sppg/api';
import { NetworkStateBadge } from '@/features/kitchens/sppg/network-state-badge';
import { formatAddress } from '@/lib/text/format';

interface SppgRowProps {
  sppg: Pick<
    ListedSppg,
    | 'nama'
    | 'kode_unik_pendaftaran'
    | 'lokasi'
    | 'status_verifikasi'
    | 'dikonfirmasi_pada'
    | 'ditutup_pada'
    | 'sppg_penghentian'
  >;
}

/** An SPPG in a list to choose from: its name leads to its page. */
export function SppgRow({ sppg }: SppgRowProps) {
  const { nama, kode_unik_pendaftaran, lokasi, dikonfirmasi_pada } = sppg;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 py-4 sm:flex-nowrap">
      <div className="min-w-0">
        <h3 className="text-base wrap-anywhere">
          <TextLink to={sppgPath(kode_unik_pendaftaran)}>{nama}</TextLink>
        </h3>
        <p className="mt-1 text-sm text-ink-soft">
          <Code>{kode_unik_pendaftaran}</Code> · {formatAddress(lokasi)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 sm:shrink-0">
        {dikonfirmasi_pada === null && <Badge tone="saffron">Belum dikonfirmasi</Badge>}
        <NetworkStateBadge sppg={sppg} />
      </div>
    </div>
  );
}

/** A white box of such rows. */
export const sppgRows = 'divide-y divide-paper-line rounded-2xl border border-paper-line bg-white';
