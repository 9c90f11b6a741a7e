import type { SppgWithYayasan } from '@/features/kitchens/sppg/api';
import { hasWords } from '@/features/kitchens/sppg/sppg-filter';
import { groupBy } from '@/lib/collections';
import { type FilterOf, search, select } from '@/lib/url/url-filter';
import {
  type Certificate,
  type CertificateRow,
  type Kitchen,
} from '@/features/kitchens/certificates/certificate-columns';
import {
  certificatesByKind,
  certificateState,
  type CertificateKind,
  type CertificateState,
  isUnrecordedDue,
  needsAttention,
  unrecordedState,
} from '@/features/kitchens/certificates/certificate-state';

/** A kind in a kitchen: the latest paper, if there is one, and what is said of it. */
export interface Paper {
  kind: CertificateKind;
  latest: Certificate | undefined;
  state: CertificateState;
  isUrgent: boolean;
}

/** A kitchen with its papers, all kinds. */
export interface PaperRow {
  id: string;
  kitchen: Kitchen;
  papers: Paper[];
  urgent: Paper[];
  /** What a search goes through: name, code, place and numbers. */
  text: string;
}

export const paperFilterSchema = {
  perlu: select({
    label: 'Tampilkan',
    all: 'Semua dapur',
    options: [
      { value: 'perhatian', label: 'Perlu perhatian' },
      { value: 'tanpa-slhs', label: 'SLHS belum dicatat' },
    ],
  }),
  cari: search({ label: 'Cari dapur', placeholder: 'Cari SPPG, kode, atau nomor...' }),
};

export type PaperFilter = FilterOf<typeof paperFilterSchema>;

/** Each kitchen with its papers as of today, a day in WIB. */
export function paperRows(
  kitchens: readonly SppgWithYayasan[],
  certificates: readonly CertificateRow[],
  today: string,
): PaperRow[] {
  const byKitchen = groupBy(certificates, ({ sppg_id }) => sppg_id);
  return kitchens.map((sppg): PaperRow => {
    const { id, nama, kode_unik_pendaftaran, lokasi } = sppg;
    const own = (byKitchen.get(id) ?? []).map((certificate) => ({
      ...certificate,
      terkini: true,
      nama_sppg: nama,
      kode_unik_pendaftaran,
      sppg_dihapus: false,
    }));
    const papers = certificatesByKind(own).map(({ kind, latest }) => ({
      kind,
      latest,
      state: latest ? certificateState(latest, today) : unrecordedState(kind, sppg),
      isUrgent: latest ? needsAttention(latest, today) : isUnrecordedDue(kind, sppg),
    }));
    return {
      id,
      kitchen: { id, nama, kode_unik_pendaftaran },
      papers,
      urgent: papers.filter(({ isUrgent }) => isUrgent),
      text: [nama, kode_unik_pendaftaran, lokasi, ...own.map(({ nomor }) => nomor)].join(' '),
    };
  });
}

const collator = new Intl.Collator('id', { numeric: true });

/** The first day on which one of the urgent papers ends; a kitchen whose SLHS is missing comes after the expired ones. */
const firstDay = ({ urgent }: PaperRow, today: string) =>
  urgent
    .map(({ latest }) => latest?.tanggal_berakhir ?? today)
    .toSorted()
    .at(0) ?? '9999';

/** The rows that match: those that need attention first, by how soon, then the others by name. */
export function matchingRows(rows: readonly PaperRow[], { perlu, cari }: PaperFilter, today: string) {
  return rows
    .filter(
      ({ urgent, papers, text }) =>
        (perlu !== 'perhatian' || urgent.length > 0) &&
        (perlu !== 'tanpa-slhs' || papers.some(({ kind, latest }) => kind === 'SLHS' && !latest)) &&
        (!cari || hasWords(text, cari)),
    )
    .map((row) => ({ row, day: firstDay(row, today) }))
    .toSorted(
      (one, other) =>
        collator.compare(one.day, other.day) ||
        collator.compare(one.row.kitchen.nama, other.row.kitchen.nama),
    )
    .map(({ row }) => row);
}

export const paperOf = ({ papers }: PaperRow, kind: string) => papers.find((paper) => paper.kind === kind);

/** The next kitchen down the list that lacks a paper of this kind, or whose paper does not count for long. */
export const nextWithout = (rows: readonly PaperRow[], id: string, kind: string): PaperRow | undefined =>
  rows
    .slice(rows.findIndex((row) => row.id === id) + 1)
    .find((row) => paperOf(row, kind)?.state.tone !== 'green');
