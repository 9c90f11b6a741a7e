import type { BadgeTone } from '@/components/ui/badge';
import {
  certificatesByKind,
  type CertificateState,
  certificateState,
  type PublicCertificate,
  unrecordedState,
  urgentCount,
} from '@/features/kitchens/certificates/certificate-state';
import { type InspectionResult, newestFirst } from '@/features/kitchens/inspections/inspection-state';
import type { Sppg } from '@/features/kitchens/sppg/api';
import { runningSuspension, type SuspensionDays } from '@/features/kitchens/sppg/suspension-state';
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
  if (slhs.tanpa_akhir_per) return { label: 'SLHS berlaku sampai dicabut', tone };
  return { label: last ? `SLHS berlaku sampai ${last}` : 'SLHS berlaku', tone };
}

/** What a verdict needs of an incident: it is open until it is closed. */
interface IncidentState {
  jenis: string;
  hari: string;
  ditutup_pada: string | null;
}

interface JudgedKitchen extends Pick<Sppg, 'dikonfirmasi_pada' | 'status_verifikasi' | 'ditutup_pada'> {
  sppg_penghentian: readonly SuspensionDays[];
  sppg_inspeksi: readonly InspectionResult[];
  sppg_kejadian?: readonly IncidentState[];
}

/** What managers have told of a kitchen, whoever stands for its other words: the gravest first. */
function toldOf(sppg: JudgedKitchen, today: string): string | undefined {
  if (sppg.ditutup_pada) return `Ditutup sejak ${formatDate(sppg.ditutup_pada)}`;
  const incident = sppg.sppg_kejadian
    ?.filter(({ ditutup_pada }) => ditutup_pada === null)
    .sort((one, other) => other.hari.localeCompare(one.hari))[0];
  if (incident) return `Ada kejadian: ${incident.jenis}, ${formatDate(incident.hari)}`;
  const suspension = runningSuspension(sppg.sppg_penghentian, today);
  if (suspension) return `Dihentikan sementara sejak ${formatDate(suspension.mulai)}`;
  const [inspection] = newestFirst(sppg.sppg_inspeksi);
  if (inspection?.hasil === 'tidak laik')
    return `Inspeksi terakhir: tidak laik, ${formatDate(inspection.hari)}`;
  return undefined;
}

/**
 * What a kitchen is today, a day in WIB, in one line: whether it is closed, has an open incident, is suspended or was found unfit,
 * whether we stand for it, whether it cooks, and with what SLHS. How many certificates have expired,
 * expire soon or were revoked is counted as in their list, the SLHS among them.
 */
export function verdictOf(
  sppg: JudgedKitchen,
  certificates: readonly PublicCertificate[],
  today: string,
): Verdict {
  const kinds = certificatesByKind(certificates);
  const slhs = kinds.find(({ kind }) => kind === 'SLHS')?.latest;
  const { label, tone } = slhsToday(slhs, today);
  const told = toldOf(sppg, today);
  if (told) return { text: told, tone: 'red', slhs: label };
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
