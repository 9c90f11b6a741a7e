import type { Json, Tables } from '@/lib/supabase/database.types';
import { formatDate } from '@/lib/text/format';
import { formatTime, sortableDay } from '@/lib/text/format-time';

export const incidentKinds = [
  'gejala sakit',
  'makanan ditarik',
  'keterlambatan',
  'tidak ada pengiriman',
  'kebakaran atau bencana',
  'lain',
] as const;

export type IncidentKind = (typeof incidentKinds)[number];

export type News = Tables<'sppg_kejadian_kabar'>;

/** An incident with its news. */
export type Incident = Tables<'sppg_kejadian'> & { sppg_kejadian_kabar: News[] };

/** A figure with its source and time. */
export interface Figure {
  jumlah: number;
  apa: string;
  menurut: string;
  pada: string;
}

/** The kind as a heading: 'Gejala sakit' */
export const kindTitle = (jenis: string) =>
  jenis === 'lain' ? 'Kejadian lain' : jenis.charAt(0).toUpperCase() + jenis.slice(1);

/** The kind as a heading, which says of one that was closed as reported at a wrong kitchen that it was: 'Salah dapur: gejala sakit' */
export const incidentTitle = ({ jenis, salah_dapur }: Pick<Incident, 'jenis' | 'salah_dapur'>) =>
  salah_dapur ? `Salah dapur: ${jenis === 'lain' ? 'kejadian lain' : jenis}` : kindTitle(jenis);

/** The figures of a news, in which the database lets nothing else. */
export function figuresOf(angka: Json): Figure[] {
  if (!Array.isArray(angka)) return [];
  return angka.flatMap((figure) => {
    const { jumlah, apa, menurut, pada }: Record<keyof Figure, unknown> = Object(figure);
    const isFigure = typeof apa === 'string' && typeof menurut === 'string' && typeof pada === 'string';
    return isFigure ? [{ jumlah: Number(jumlah), apa, menurut, pada }] : [];
  });
}

/** The news of an incident, newest first. */
export const newestNews = ({ sppg_kejadian_kabar }: Incident): News[] =>
  sppg_kejadian_kabar.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1));

/** The incidents of a kitchen that are open, the newest first. */
export const stillOpen = (incidents: readonly Incident[]): Incident[] =>
  incidents
    .filter(({ ditutup_pada }) => ditutup_pada === null)
    .sort((one, other) => (one.created_at < other.created_at ? 1 : -1));

/** A time in news: 'pukul 14.30', with the day if it is not the incident's. */
export function clockTime(time: string, hari: string): string {
  const day = sortableDay(Date.parse(time));
  return `pukul ${formatTime(time)}${day === hari ? '' : `, ${formatDate(day)}`}`;
}

/**
 * A sentence about the next news: by when it is promised, or that it is late.
 * @param now - milliseconds; undefined in a page's HTML, which can't know
 */
export function nextNewsText(
  { kabar_berikutnya, hari }: Pick<Incident, 'kabar_berikutnya' | 'hari'>,
  now?: number,
) {
  if (!kabar_berikutnya) return undefined;
  const at = clockTime(kabar_berikutnya, hari);
  const isOverdue = now !== undefined && Date.parse(kabar_berikutnya) < now;
  return {
    isOverdue,
    text: isOverdue
      ? `Kabar berikutnya dijanjikan ${at} WIB, belum ada.`
      : `Kabar berikutnya paling lambat ${at} WIB.`,
  };
}

/** The choices for when the next news comes, in hours from now. */
export const promises = [1, 2, 4, 8, 24, 72] as const;

const quarterMs = 15 * 60_000;

/** A promise as a time, at the next quarter of an hour: people remember 14.15. */
export const promisedTime = (hours: number, now: number): string =>
  new Date(Math.ceil((now + hours * 60 * 60_000) / quarterMs) * quarterMs).toISOString();
