import { daysBetween } from '@/lib/text/days';
import { searchWords, wordPattern } from '@/lib/text/search-pattern';
import {
  date,
  type FilterOf,
  isFiltered,
  optionsOf,
  readFilter,
  search,
  select,
  text,
} from '@/lib/url/url-filter';
import type { Certificate } from './certificate-columns';
import { certificateKinds, certificateState, endless, expiringDays } from './certificate-state';

/**
 * The states to filter by. `daysLeft`: the certificate is valid, and this many days are left, from the first number to
 * the second.
 */
const certificateStates = [
  { value: 'Kedaluwarsa', slug: 'kedaluwarsa' },
  { value: 'Habis dalam 7 hari', slug: 'habis-7', daysLeft: [0, 7] },
  { value: 'Habis dalam 8–30 hari', slug: 'habis-8-30', daysLeft: [8, 30] },
  { value: 'Habis dalam 31–60 hari', slug: 'habis-31-60', daysLeft: [31, expiringDays] },
  { value: 'Habis dalam 60 hari', slug: 'habis-60', daysLeft: [0, expiringDays] },
  { value: 'Berlaku', slug: 'berlaku' },
  { value: endless, slug: 'tanpa-akhir' },
  { value: 'Didaftarkan', slug: 'didaftarkan' },
  { value: 'Dicabut', slug: 'dicabut' },
] as const;

/** Which are listed besides the latest: those that a later one has replaced, or only those of deleted kitchens. */
const historyOptions = [
  { value: 'ya', label: 'Termasuk yang sudah diganti' },
  { value: 'sppg-dihapus', label: 'Milik SPPG yang dihapus' },
] as const;

/** What only single certificates are filtered by, and not kitchens. */
const singleSchema = {
  keadaan: select({
    label: 'Keadaan',
    all: 'Semua keadaan',
    options: certificateStates.map(({ value, slug }) => ({ value, slug, label: value })),
    isFolded: true,
  }),
  jenis: select({ label: 'Jenis', all: 'Semua jenis', options: optionsOf(certificateKinds), isFolded: true }),
  // The first and the last day on which they end.
  dari: date({ label: 'Habis dari', max: 'sampai', isFolded: true }),
  sampai: date({ label: 'Habis sampai', min: 'dari', isFolded: true }),
  riwayat: select({ label: 'Riwayat', all: 'Hanya yang terbaru', options: historyOptions, isFolded: true }),
  /** The code of the one kitchen whose certificates are listed. */
  sppg: text,
};

export const certificateFilterSchema = {
  cari: search({ label: 'Cari sertifikat', placeholder: 'Cari SPPG, kode, atau nomor...' }),
  /** Which kitchens are listed, or all certificates one by one. */
  tampilan: select({
    label: 'Tampilkan',
    all: 'Semua dapur',
    options: [
      { value: 'perhatian', label: 'Perlu perhatian' },
      { value: 'tanpa-slhs', label: 'SLHS belum dicatat' },
      { value: 'daftar', label: 'Per sertifikat' },
    ],
    isFolded: true,
  }),
  ...singleSchema,
};

export const singleNames = Object.keys(singleSchema);

/** The filter of single certificates when nothing is chosen. */
export const noSingleFilter = readFilter(singleSchema, new URLSearchParams());

export type CertificateFilter = FilterOf<typeof certificateFilterSchema>;

/** Whether certificates are listed one by one: when asked for, and when a link filters them, such as those of Ringkasan. */
export const isOneByOne = (filter: CertificateFilter) =>
  filter.tampilan === 'daftar' || isFiltered({ ...filter, cari: '', tampilan: '' });

/** Whether a certificate is in a state today. */
function isIn(name: CertificateFilter['keadaan'], certificate: Certificate, today: string): boolean {
  const state = certificateStates.find(({ value }) => value === name);
  if (!state || !('daysLeft' in state)) return certificateState(certificate, today).label === name;
  const { status, tanggal_berakhir } = certificate;
  if (status !== 'Terbit' || !tanggal_berakhir) return false;
  const daysLeft = daysBetween(today, tanggal_berakhir);
  const [first, last] = state.daysLeft;
  return first <= daysLeft && daysLeft <= last;
}

/** Whether a certificate ends on one of these days; only what was issued ends. */
const endsWithin = (dari: string, sampai: string, { status, tanggal_berakhir: last }: Certificate) =>
  status === 'Terbit' && last !== null && dari <= last && (!sampai || last <= sampai);

/** The text by which certificates are sorted: by their last day, those without one at the end. */
const place = ({ tanggal_berakhir, id }: Certificate) => [tanggal_berakhir ?? '9999', id].join(' ');

/** The certificates that match: the one that expires next comes first. */
export function matchingCertificates(
  certificates: readonly Certificate[],
  { cari, keadaan, jenis, dari, sampai, riwayat, sppg }: CertificateFilter,
  today: string,
): Certificate[] {
  const words = searchWords(cari).map((word) => new RegExp(wordPattern(word), 'i'));
  return certificates
    .filter((certificate) => {
      const { nomor, nama_sppg, kode_unik_pendaftaran, terkini, sppg_dihapus } = certificate;
      const text = [nomor, nama_sppg, kode_unik_pendaftaran].join(' ');
      return (
        (riwayat ? sppg_dihapus === (riwayat === 'sppg-dihapus') : terkini) &&
        (!sppg || kode_unik_pendaftaran === sppg) &&
        (!jenis || certificate.jenis === jenis) &&
        ((!dari && !sampai) || endsWithin(dari, sampai, certificate)) &&
        (!keadaan || isIn(keadaan, certificate, today)) &&
        words.every((word) => word.test(text))
      );
    })
    .toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
}
