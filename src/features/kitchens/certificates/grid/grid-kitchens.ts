import type { SppgWithYayasan } from '@/features/kitchens/sppg/api';
import { hasWords } from '@/features/kitchens/sppg/sppg-filter';
import { groupBy } from '@/lib/collections';
import type { Certificate, Kitchen } from '@/features/kitchens/certificates/certificate-columns';
import type { CertificateFilter } from '@/features/kitchens/certificates/certificate-filter';
import {
  certificatesByKind,
  certificateState,
  type CertificateKind,
  type CertificateState,
  isUnrecordedDue,
  needsAttention,
  unrecordedState,
} from '@/features/kitchens/certificates/certificate-state';

/** A cell: a kitchen's latest certificate of a kind, if there is one, and its state. */
export interface KindCell {
  kitchen: Kitchen;
  kind: CertificateKind;
  latest: Certificate | undefined;
  state: CertificateState;
  isUrgent: boolean;
}

/** A kitchen with its certificates, all kinds. */
export interface GridKitchen extends Kitchen {
  cells: KindCell[];
  urgent: KindCell[];
  /** The text that a search looks at: name, code, place and numbers. */
  text: string;
}

export type GridFilter = Pick<CertificateFilter, 'cari' | 'tampilan'>;

/** Each kitchen with its certificates as of today, a day in WIB. */
export function gridKitchens(
  kitchens: readonly SppgWithYayasan[],
  certificates: readonly Certificate[],
  today: string,
): GridKitchen[] {
  const byKitchen = groupBy(certificates, ({ sppg_id }) => sppg_id);
  return kitchens.map((sppg): GridKitchen => {
    const { id, nama, kode_unik_pendaftaran, lokasi } = sppg;
    const own = byKitchen.get(id) ?? [];
    const kitchen = { id, nama, kode_unik_pendaftaran };
    const cells = certificatesByKind(own).map(({ kind, latest }) => ({
      kitchen,
      kind,
      latest,
      state: latest ? certificateState(latest, today) : unrecordedState(kind, sppg),
      isUrgent: latest ? needsAttention(latest, today) : isUnrecordedDue(kind, sppg),
    }));
    return {
      ...kitchen,
      cells,
      urgent: cells.filter(({ isUrgent }) => isUrgent),
      text: [nama, kode_unik_pendaftaran, lokasi, ...own.map(({ nomor }) => nomor)].join(' '),
    };
  });
}

const collator = new Intl.Collator('id', { numeric: true });

/** The first day on which one of the urgent certificates ends; a kitchen whose SLHS is missing comes after the expired ones. */
const firstDay = ({ urgent }: GridKitchen, today: string) =>
  urgent
    .map(({ latest }) => latest?.tanggal_berakhir ?? today)
    .toSorted()
    .at(0) ?? '9999';

/** The matching rows: first those that need attention, the most urgent first, then the others by name. */
export function matchingRows(rows: readonly GridKitchen[], { tampilan, cari }: GridFilter, today: string) {
  return rows
    .filter(
      ({ urgent, cells, text }) =>
        (tampilan !== 'perhatian' || urgent.length > 0) &&
        (tampilan !== 'tanpa-slhs' || cells.some(({ kind, latest }) => kind === 'SLHS' && !latest)) &&
        (!cari || hasWords(text, cari)),
    )
    .map((row) => ({ row, day: firstDay(row, today) }))
    .toSorted(
      (one, other) => collator.compare(one.day, other.day) || collator.compare(one.row.nama, other.row.nama),
    )
    .map(({ row }) => row);
}

/** The cell of a kind in the next kitchen down the list that lacks such a certificate, or whose one does not count for long. */
export const nextCell = (
  rows: readonly GridKitchen[],
  kitchen: Kitchen,
  kind: string,
): KindCell | undefined =>
  rows
    .slice(rows.findIndex(({ id }) => id === kitchen.id) + 1)
    .flatMap(({ cells }) => cells.filter((cell) => cell.kind === kind))
    .find(({ state }) => state.tone !== 'green');
