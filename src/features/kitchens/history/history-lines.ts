// The history of a kitchen as dated lines, from all tables. Each line says whose word it is, as the company's own
// weighs less.
import {
  certificatesByKind,
  type PublicCertificate,
} from '@/features/kitchens/certificates/certificate-state';
import { type Incident, incidentTitle } from '@/features/kitchens/incidents/incident-state';
import { type Inspection, inspectorName } from '@/features/kitchens/inspections/inspection-state';
import type { ProgressLine } from '@/features/kitchens/progress/api';
import type { Signature } from '@/features/kitchens/signatures/signature-state';
import type { Sppg } from '@/features/kitchens/sppg/api';
import { progressText } from '@/features/kitchens/sppg/progress';
import { isRunning, type Suspension } from '@/features/kitchens/sppg/suspension-state';
import { sortableDay } from '@/lib/text/format-time';
import { formatDate } from '@/lib/text/format';

/** A kitchen with all rows that have a day, except for its progress. */
export type HistoryKitchen = Pick<Sppg, 'ditutup_pada' | 'alasan_tutup'> & {
  sppg_penghentian: readonly Suspension[];
  sppg_kejadian: readonly Incident[];
  sppg_inspeksi: readonly Pick<Inspection, 'id' | 'hari' | 'oleh' | 'hasil' | 'created_at'>[];
  sppg_sertifikat_publik: readonly PublicCertificate[];
  sppg_tanda_tangan: readonly Signature[];
};

/** The details of a line; a row that managers can change is part of them. */
type Told =
  | { of: 'suspension'; suspension: Suspension }
  | { of: 'incident'; incident: Incident }
  | { of: 'progress'; progress: ProgressLine }
  | { of: 'other'; text?: string | null };

export type HistoryLine = Told & {
  key: string;
  /** The day in WIB, such as '2026-11-03'. */
  day: string;
  /** When the row was written, which orders the lines of one day. */
  written: string;
  /** Whether it is not over yet. */
  isOngoing?: boolean;
  title: string;
  /** Whose word it is, after 'menurut'. */
  source: string;
};

const we = 'kami';
const named = (who: string) => (who === 'Kami' ? we : who);

function suspensionLine(suspension: Suspension, today: string): HistoryLine {
  const { id, mulai, sampai, sampai_pukul, oleh, created_at } = suspension;
  const hour = sampai_pukul ? ` pukul ${sampai_pukul.slice(0, 5).replace(':', '.')}` : '';
  const until = sampai && ` sampai ${formatDate(sampai)}${hour}`;
  return {
    of: 'suspension',
    suspension,
    key: id,
    day: mulai,
    written: created_at,
    isOngoing: isRunning(suspension, today),
    title: `Dihentikan sementara${until ?? ', belum dibuka lagi'}`,
    source: named(oleh),
  };
}

function incidentLine(incident: Incident): HistoryLine {
  const { id, hari, ditutup_pada, created_at } = incident;
  const state = ditutup_pada ? `, selesai ${formatDate(ditutup_pada)}` : ', sedang berlangsung';
  return {
    of: 'incident',
    incident,
    key: id,
    day: hari,
    written: created_at,
    isOngoing: ditutup_pada === null,
    title: incidentTitle(incident) + state,
    source: we,
  };
}

function progressLine(progress: ProgressLine): HistoryLine {
  const { id, tanggal, created_at, status_verifikasi, progres_pembangunan } = progress;
  const state = [status_verifikasi, progres_pembangunan && progressText(progres_pembangunan)];
  return {
    of: 'progress',
    progress,
    key: id,
    day: tanggal,
    written: created_at,
    title: state.filter(Boolean).join(' · '),
    source: we,
  };
}

/** The lines of a certificate: that it was issued, was revoked, or lapsed before the next one of its kind. */
function certificateLines(
  certificate: PublicCertificate,
  next: PublicCertificate | undefined,
  today: string,
): HistoryLine[] {
  const { id, jenis, status, hasil, penerbit, created_at, ...days } = certificate;
  const { tanggal_terbit: issued, tanggal_berakhir: last, tanggal_dicabut: revoked } = days;
  const line = (event: string, day: string, title: string): HistoryLine => ({
    of: 'other',
    key: id + event,
    day,
    written: created_at,
    title,
    source: penerbit ?? 'catatan kami',
  });
  const nextIssued = next?.tanggal_terbit;
  // The other days of a revoked certificate are void.
  if (status !== 'Terbit') return revoked ? [line('revoked', revoked, `${jenis} dicabut`)] : [];
  const isLapsed = last && last < today && !(nextIssued && nextIssued <= last);
  return [
    ...(issued ? [line('came', issued, `${jenis} terbit${hasil ? `: ${hasil}` : ''}`)] : []),
    ...(isLapsed ? [line('lapsed', last, `${jenis} habis masa berlakunya`)] : []),
  ];
}

/** How a foundation's signature ended; without those that it gave again. */
const ends: Record<string, string | undefined> = {
  Ditarik: 'Yayasan menarik konfirmasinya',
  'Yayasan berganti': 'Konfirmasi yayasan berakhir: yayasannya berganti',
  'Kode berganti': 'Konfirmasi yayasan berakhir: kodenya berganti',
  'Tidak dicentang lagi': 'Yayasan tidak mengonfirmasi lagi',
};

function signatureLines(signature: Signature, all: readonly Signature[], today: string): HistoryLine[] {
  const { ditandatangani_pada: signed, berlaku_sampai: last, ditarik_pada, berakhir_karena } = signature;
  const line = (event: string, day: string, title: string): HistoryLine => ({
    of: 'other',
    key: signed + event,
    day,
    written: ditarik_pada ?? signed,
    title,
    source: 'yayasan',
  });
  const isRenewed = all.some((other) => other.ditandatangani_pada > signed && dayOf(other) <= last);
  const end = berakhir_karena ? ends[berakhir_karena] : !isRenewed && 'Konfirmasi yayasan habis masanya';
  return [
    line('signed', dayOf(signature), 'Dikonfirmasi yayasan'),
    ...(end && last < today
      ? [line('ended', ditarik_pada ? sortableDay(Date.parse(ditarik_pada)) : last, end)]
      : []),
  ];
}

const dayOf = ({ ditandatangani_pada }: Signature) => sortableDay(Date.parse(ditandatangani_pada));

/** All lines of a kitchen: first those that are not over, then the newest first. */
export function historyLines(
  kitchen: HistoryKitchen,
  progress: readonly ProgressLine[],
  today: string,
): HistoryLine[] {
  const { ditutup_pada, alasan_tutup, sppg_tanda_tangan: signatures } = kitchen;
  const closing: HistoryLine[] = ditutup_pada
    ? [
        {
          of: 'other',
          key: 'closed',
          day: ditutup_pada,
          written: '',
          title: 'Ditutup untuk seterusnya',
          source: we,
          text: alasan_tutup,
        },
      ]
    : [];
  const lines = [
    ...closing,
    ...kitchen.sppg_penghentian.map((suspension) => suspensionLine(suspension, today)),
    ...kitchen.sppg_kejadian.map(incidentLine),
    ...kitchen.sppg_inspeksi.map(({ id, hari, oleh, hasil, created_at }): HistoryLine => ({
      of: 'other',
      key: id,
      day: hari,
      written: created_at,
      title: `${oleh === 'Kami' ? inspectorName(oleh) : 'Inspeksi'}: ${hasil}`,
      source: named(oleh),
    })),
    ...certificatesByKind(kitchen.sppg_sertifikat_publik).flatMap(({ latest, history }) => {
      const newestFirst = latest ? [latest, ...history] : [];
      return newestFirst.flatMap((certificate, index) =>
        certificateLines(certificate, newestFirst[index - 1], today),
      );
    }),
    ...signatures.flatMap((signature) => signatureLines(signature, signatures, today)),
    ...progress.map(progressLine),
  ];
  return lines.toSorted(
    (one, other) =>
      Number(other.isOngoing ?? false) - Number(one.isOngoing ?? false) ||
      other.day.localeCompare(one.day) ||
      other.written.localeCompare(one.written),
  );
}
