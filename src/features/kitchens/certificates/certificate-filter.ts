import { dayMs } from '@/lib/text/days';
import { searchWords, wordPattern } from '@/lib/text/search-pattern';
import { date, type FilterOf, optionsOf, search, select, text } from '@/lib/url/url-filter';
import { certificateKinds, endless, expiringDays } from './certificate-state';

/** What counts of a certificate, with the days that are left of an issued one: the first and the last, both included. */
export const certificateStates = [
  { value: 'Kedaluwarsa', slug: 'kedaluwarsa', daysLeft: [-Infinity, -1] },
  { value: 'Habis dalam 7 hari', slug: 'habis-7', daysLeft: [0, 7] },
  { value: 'Habis dalam 8–30 hari', slug: 'habis-8-30', daysLeft: [8, 30] },
  { value: 'Habis dalam 31–60 hari', slug: 'habis-31-60', daysLeft: [31, expiringDays] },
  { value: 'Habis dalam 60 hari', slug: 'habis-60', daysLeft: [0, expiringDays] },
  { value: 'Berlaku', slug: 'berlaku', daysLeft: [expiringDays + 1, Infinity] },
  { value: endless, slug: 'tanpa-akhir' },
  { value: 'Didaftarkan', slug: 'didaftarkan' },
  { value: 'Dicabut', slug: 'dicabut' },
] as const;

export type CertificateStateName = (typeof certificateStates)[number]['value'];

/** Which are listed besides the latest: those that a later one has replaced, or only those of deleted kitchens. */
const historyOptions = [
  { value: 'ya', label: 'Termasuk yang sudah diganti' },
  { value: 'sppg-dihapus', label: 'Milik SPPG yang dihapus' },
] as const;

export const certificateFilterSchema = {
  cari: search({ label: 'Cari sertifikat', placeholder: 'Cari SPPG, kode, atau nomor...' }),
  keadaan: select({
    label: 'Keadaan',
    all: 'Semua keadaan',
    options: certificateStates.map(({ value, slug }) => ({ value, slug, label: value })),
  }),
  jenis: select({ label: 'Jenis', all: 'Semua jenis', options: optionsOf(certificateKinds) }),
  // The first and the last day on which they end.
  dari: date({ label: 'Habis dari', max: 'sampai' }),
  sampai: date({ label: 'Habis sampai', min: 'dari' }),
  riwayat: select({ label: 'Riwayat', all: 'Hanya yang terbaru', options: historyOptions }),
  /** The code of the one kitchen whose certificates are listed. */
  sppg: text,
};

export type CertificateFilter = FilterOf<typeof certificateFilterSchema>;

const dayAfter = (today: string, days: number) =>
  Number.isFinite(days) ? new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 10) : null;

/** The last days of validity that a state stands for: the first and the last, null for any; none without `daysLeft`. */
export function expiryRange(name: CertificateStateName, today: string) {
  const state = certificateStates.find(({ value }) => value === name);
  if (!state || !('daysLeft' in state)) return undefined;
  const [first, last] = state.daysLeft;
  return { from: dayAfter(today, first), to: dayAfter(today, last) };
}

/** A regular expression for each word of a search. */
export const certificatePatterns = (search: string): string[] => searchWords(search).map(wordPattern);
