import type { BadgeTone } from '@/components/ui/badge';
import {
  certificatesByKind,
  type CertificateState,
  certificateState,
  type PublicCertificate,
  unrecordedState,
  urgentCount,
} from '@/features/kitchens/certificates/certificate-state';
import type { ListedSppg } from '@/features/kitchens/sppg/api';
import { runningSuspension } from '@/features/kitchens/sppg/suspension-state';
import { formatDate } from '@/lib/text/format';
import { unconfirmed } from './content';

export interface Verdict {
  text: string;
  /** The colour, which only repeats the text: green where a kitchen operates and its SLHS is valid. */
  tone: BadgeTone;
  /** The sentence about the SLHS alone. */
  slhs: string;
}

/** What an SLHS is today, as a part of a sentence. */
function slhsToday(slhs: PublicCertificate | undefined, today: string): CertificateState {
  if (!slhs) return { label: 'SLHS belum dicatat', tone: 'saffron' };
  const { label, tone } = certificateState(slhs, today);
  const last = slhs.tanggal_berakhir && formatDate(slhs.tanggal_berakhir);
  if (slhs.status === 'Didaftarkan') return { label: 'SLHS sedang diurus', tone: 'saffron' };
  if (slhs.status === 'Dicabut') return { label: 'SLHS dicabut', tone };
  if (tone === 'red') return { label: `SLHS habis sejak ${last}`, tone };
  if (tone === 'saffron') return { label: `SLHS ${label.toLowerCase()}`, tone };
  return { label: last ? `SLHS berlaku sampai ${last}` : 'SLHS berlaku', tone };
}

/**
 * What a kitchen is today, a day in WIB, in one line: whether it is suspended, whether we stand for it, whether it cooks, and
 * with what SLHS. How many certificates have expired,
 * expire soon or were revoked is counted as in their list, the SLHS among them.
 */
export function verdictOf(
  sppg: Pick<ListedSppg, 'dikonfirmasi_pada' | 'status_verifikasi' | 'sppg_penghentian'>,
  certificates: readonly PublicCertificate[],
  today: string,
): Verdict {
  const kinds = certificatesByKind(certificates);
  const slhs = kinds.find(({ kind }) => kind === 'SLHS')?.latest;
  const { label, tone } = slhsToday(slhs, today);
  const suspension = runningSuspension(sppg.sppg_penghentian, today);
  if (suspension)
    return { text: `Dihentikan sementara sejak ${formatDate(suspension.mulai)}`, tone: 'red', slhs: label };
  if (sppg.dikonfirmasi_pada === null) return { text: unconfirmed.title, tone: 'saffron', slhs: label };
  if (sppg.status_verifikasi !== 'Sudah Operasional')
    return {
      text: 'Terdaftar, belum beroperasi',
      tone: 'neutral',
      slhs: slhs ? label : unrecordedState('SLHS', sppg).label,
    };
  const urgent = urgentCount(kinds, today);
  // A note about the SLHS alone is said in words.
  const isNoted =
    urgentCount(
      kinds.filter(({ kind }) => kind !== 'SLHS'),
      today,
    ) > 0;
  return {
    text: [`Beroperasi, ${label}`, isNoted && `${urgent} perlu perhatian`].filter(Boolean).join(', '),
    tone: isNoted && tone === 'green' ? 'saffron' : tone,
    slhs: label,
  };
}
