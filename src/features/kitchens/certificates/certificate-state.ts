import type { BadgeTone } from '@/components/ui/badge';
import { groupBy } from '@/lib/collections';
import type { Sppg } from '@/features/kitchens/sppg/api';
import { daysBetween } from '@/lib/text/days';
import type { Tables } from '@/lib/supabase/database.types';

/** The kinds in the order in which they are shown; the database refuses any other. */
export const certificateKinds = [
  'SLHS',
  'Halal',
  'HACCP',
  'Juru Masak',
  'Uji Air',
  'IPAL',
  'PBG',
  'Akreditasi',
] as const;

export type CertificateKind = (typeof certificateKinds)[number];

/** What each kind is, for those who do not know its short name. */
export const kindNames: Record<CertificateKind, string> = {
  SLHS: 'Sertifikat Laik Higiene Sanitasi',
  Halal: 'Jaminan produk halal',
  HACCP: 'Pengendalian bahaya pangan',
  'Juru Masak': 'Sertifikat kompetensi',
  'Uji Air': 'Hasil uji laboratorium',
  IPAL: 'Instalasi pengolahan air limbah',
  PBG: 'Persetujuan Bangunan Gedung',
  Akreditasi: 'Penilaian BGN: Unggul, Baik Sekali, atau Baik',
};

/** How BGN rates a kitchen that it accredits, the best first; the database refuses any other word. */
export const accreditationResults = ['Unggul', 'Baik Sekali', 'Baik'] as const;

/** A certificate as everyone may read it; the number of a cook's is always null. */
export type PublicCertificate = Tables<'sppg_sertifikat_publik'>;

/** 'Akreditasi: Baik Sekali'; of a kind without results, or when it is unknown, the kind alone. */
export const kindWithResult = ({ jenis, hasil }: Pick<PublicCertificate, 'jenis' | 'hasil'>): string =>
  [jenis, hasil].filter(Boolean).join(': ');

/** From this many days before its last day on, a certificate is about to expire. */
export const expiringDays = 60;

/** The text for a certificate without a last day; the numbers name this state by itself. */
export const endless = 'Berlaku sampai dicabut';

export interface CertificateState {
  label: string;
  /** The colour, which only repeats what the label says. */
  tone: BadgeTone;
}

/** A certificate's state on a day in WIB; on its last day it is still valid. */
export function certificateState(
  {
    status,
    tanggal_berakhir,
    tanpa_akhir_per,
  }: Pick<PublicCertificate, 'status' | 'tanggal_berakhir' | 'tanpa_akhir_per'>,
  today: string,
): CertificateState {
  if (status !== 'Terbit') return { label: status, tone: status === 'Dicabut' ? 'red' : 'neutral' };
  if (tanpa_akhir_per) return { label: endless, tone: 'green' };
  const daysLeft = tanggal_berakhir ? daysBetween(today, tanggal_berakhir) : Infinity;
  if (daysLeft < 0) return { label: 'Kedaluwarsa', tone: 'red' };
  if (daysLeft > expiringDays) return { label: 'Berlaku', tone: 'green' };
  return { label: daysLeft === 0 ? 'Habis hari ini' : `Habis dalam ${daysLeft} hari`, tone: 'saffron' };
}

/** Whether a certificate has expired, is about to, or was revoked. */
export const needsAttention = (...certificate: Parameters<typeof certificateState>) =>
  ['saffron', 'red'].includes(certificateState(...certificate).tone);

/** How many of a kitchen's latest certificates need attention: the same number in its verdict and above the list. */
export const urgentCount = (
  kinds: readonly { latest: PublicCertificate | undefined }[],
  today: string,
): number => kinds.filter(({ latest }) => latest && needsAttention(latest, today)).length;

type Stage = Pick<Sppg, 'status_verifikasi'>;

/** Whether a kitchen needs an SLHS: the health office assesses one that operates; before that it needs a recommendation. */
const needsSlhs = ({ status_verifikasi }: Stage) => status_verifikasi === 'Sudah Operasional';

/** Whether a kitchen needs a certificate of a kind of which nothing is recorded. */
export const isUnrecordedDue = (kind: CertificateKind, sppg: Stage) => kind === 'SLHS' && needsSlhs(sppg);

/** The state of a kind without a recorded certificate: no fault, and an SLHS follows once a kitchen operates. */
export function unrecordedState(kind: CertificateKind, sppg: Stage): CertificateState {
  const isEarly = kind === 'SLHS' && !needsSlhs(sppg);
  return { label: isEarly ? 'Dinilai setelah beroperasi' : 'Belum dicatat', tone: 'neutral' };
}

type Ordered = Pick<PublicCertificate, 'id' | 'jenis' | 'tanggal_daftar' | 'tanggal_terbit' | 'created_at'>;

/** Times are in UTC and ids in hex, so that they can be compared as text, as the database does. */
const place = ({ tanggal_terbit, tanggal_daftar, created_at, id }: Ordered) =>
  [tanggal_terbit ?? tanggal_daftar, created_at, id].join(' ');

/** All certificates of a kitchen by kind: the latest, which counts, and those before it. */
export function certificatesByKind<Certificate extends Ordered>(certificates: readonly Certificate[]) {
  const groups = groupBy(certificates, ({ jenis }) => jenis);
  return certificateKinds.map((kind) => {
    const newestFirst = (groups.get(kind) ?? []).toSorted((one, other) =>
      place(one) < place(other) ? 1 : -1,
    );
    const [latest, ...history] = newestFirst;
    return { kind, latest, history };
  });
}
