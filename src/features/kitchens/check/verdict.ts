import type { BadgeTone } from '@/components/ui/badge';
import { site } from '@/config/site';
import { type PublicCertificate, unrecordedState } from '@/features/kitchens/certificates/certificate-state';
import {
  type InspectionResult,
  inspectorName,
  standingUnfit,
} from '@/features/kitchens/inspections/inspection-state';
import type { Sppg } from '@/features/kitchens/sppg/api';
import { networkState } from '@/features/kitchens/sppg/network-state';
import { runningSuspension, type Suspension } from '@/features/kitchens/sppg/suspension-state';
import { formatDate } from '@/lib/text/format';
import { sortableDay } from '@/lib/text/format-time';
import { unconfirmed } from './content';
import { certificatesToday, type CertificatesToday } from './certificates-today';

export interface Verdict {
  text: string;
  /** A sentence on whether the kitchen delivers food, and whom to ask. */
  answer: string;
  /** Whose word the text is, and of which day, never the day on which it is read. */
  voice: string;
  /** The colour, which only repeats the text: green where a kitchen operates and its SLHS is valid. */
  tone: BadgeTone;
  /** The sentence about the SLHS alone. */
  slhs: string;
}

/** The columns of an incident that a verdict needs: it is open until it is closed. */
interface IncidentState {
  jenis: string;
  hari: string;
  ditutup_pada: string | null;
}

interface JudgedKitchen extends Pick<Sppg, 'dikonfirmasi_pada' | 'status_verifikasi' | 'ditutup_pada'> {
  sppg_penghentian: readonly Pick<Suspension, 'mulai' | 'sampai' | 'oleh'>[];
  sppg_inspeksi: readonly InspectionResult[];
  sppg_kejadian?: readonly IncidentState[];
}

/** A statement about a kitchen, and whose word it is. */
interface Told {
  text: string;
  tone: BadgeTone;
  /** Absent where the text itself says it. */
  voice?: string;
}

const named = (who: string) => (who === 'Kami' ? site.name : who);

const numbers = 'kepada kami; nomornya di bawah.';

/** Whom to ask about a decision; we can always be asked. */
function whomToAsk(who = 'Kami') {
  if (who === 'Kami') return numbers;
  const others = who === 'BGN' ? `BGN, ${site.officialChannels.complaint.display}` : who;
  return `kepada ${others}, atau ${numbers}`;
}

/** Says that an inspector found a kitchen unfit; that it was mended since is our own word. */
function unfitText({ hari, oleh, diperbaiki_pada }: InspectionResult): string {
  const found = `Tidak laik menurut ${oleh === 'Kami' ? inspectorName(oleh).toLowerCase() : oleh}, ${formatDate(hari)}`;
  return diperbaiki_pada ? `${found}; diperbaiki menurut kami, ${formatDate(diperbaiki_pada)}` : found;
}

/** What managers have recorded about a kitchen, the gravest first, whether or not its other words are confirmed. */
function toldOf(sppg: JudgedKitchen, today: string): Told[] {
  const incident = sppg.sppg_kejadian
    ?.filter(({ ditutup_pada }) => ditutup_pada === null)
    .sort((one, other) => other.hari.localeCompare(one.hari))[0];
  const suspension = runningSuspension(sppg.sppg_penghentian, today);
  const unfit = standingUnfit(sppg.sppg_inspeksi);
  const told: (Told | undefined)[] = [
    incident && {
      text: `Ada kejadian: ${incident.jenis}, ${formatDate(incident.hari)}`,
      tone: 'red',
      voice: `Kejadian menurut ${site.name}`,
    },
    suspension && {
      text: `Dihentikan sementara sejak ${formatDate(suspension.mulai)}`,
      tone: 'red',
      voice: `Dihentikan menurut ${named(suspension.oleh)}`,
    },
    unfit && { text: unfitText(unfit), tone: unfit.diperbaiki_pada ? 'saffron' : 'red' },
  ];
  return told.flatMap((part) => part ?? []);
}

/** Whether a kitchen that is not closed cooks today. */
function answerOf(sppg: JudgedKitchen, { slhs, office }: CertificatesToday, today: string): string {
  const suspension = runningSuspension(sppg.sppg_penghentian, today);
  if (suspension)
    return `Dihentikan: tidak mengirim makanan sejak ${formatDate(suspension.mulai)}. Tanyakan ${whomToAsk(suspension.oleh)}`;
  if (sppg.dikonfirmasi_pada === null)
    return `Kami belum memastikan apakah dapur ini beroperasi. Tanyakan ${whomToAsk()}`;
  if (sppg.status_verifikasi !== 'Sudah Operasional')
    return `Dapur ini belum memasak; tahapnya ${networkState(sppg, today).label}. Tanyakan ${whomToAsk()}`;
  if (slhs.tone === 'red') return `Beroperasi dengan ${slhs.label}: tanyakan ${whomToAsk(office)}`;
  const unfit = standingUnfit(sppg.sppg_inspeksi);
  return `Dapur ini beroperasi dan kami dampingi. Tanyakan ${whomToAsk(unfit?.oleh)}`;
}

/**
 * A kitchen's verdict on a day in WIB, in one line: whether it is closed, has an open incident, is suspended or was
 * found unfit, is confirmed, cooks, and which of its certificates need attention. The text names the gravest point; the
 * others follow in `voice`.
 */
export function verdictOf(
  sppg: JudgedKitchen,
  certificates: readonly PublicCertificate[],
  today: string,
): Verdict {
  const { dikonfirmasi_pada: confirmed, ditutup_pada: closed, status_verifikasi: state } = sppg;
  const certified = certificatesToday(certificates, today);
  const isOperating = state === 'Sudah Operasional';
  const confirmation = confirmed
    ? `Data dikonfirmasi ${site.name} pada ${formatDate(sortableDay(Date.parse(confirmed)))}`
    : `Data belum dikonfirmasi ${site.name}`;
  const slhs =
    !isOperating && !certificates.some(({ jenis }) => jenis === 'SLHS')
      ? unrecordedState('SLHS', sppg).label
      : certified.slhs.label;
  if (closed)
    return {
      text: `Ditutup sejak ${formatDate(closed)}`,
      answer: `Ditutup untuk seterusnya: tidak mengirim makanan sejak ${formatDate(closed)}. Tanyakan ${whomToAsk()}`,
      voice: `Ditutup menurut ${site.name} · ${confirmation}`,
      tone: 'red',
      slhs,
    };
  const told = toldOf(sppg, today);
  const rest: Told = !confirmed
    ? { text: unconfirmed.title, tone: 'saffron' }
    : isOperating
      ? certified
      : { text: 'Belum memasak', tone: 'neutral' };
  // Mended faults come after all that is not mended.
  const isCalm = confirmed && rest.tone !== 'red';
  const head = told.find((part) => part.tone === 'red') ?? (isCalm ? (told[0] ?? rest) : rest);
  return {
    text: head.text,
    tone: head.tone,
    answer: answerOf(sppg, certified, today),
    voice: [
      ...told.flatMap((part) => part.voice ?? (part === head ? [] : part.text)),
      ...certified.voices,
      confirmation,
    ].join(' · '),
    slhs,
  };
}
