import type { Sppg } from '@/features/kitchens/sppg/api';
import { groupBy } from '@/lib/collections';
import { searchKey } from '@/lib/text/search-key';
import { comparable } from '@/lib/text/visible-text';
import type { ReferenceFinder } from './reference-finder';
import type { ImportTable, ImportRow } from './read-table';

interface RowCode {
  /** The SPPG that the row changes; absent for a new one. */
  stored?: Sppg;
  /** Whether an earlier attempt of this import has stored it, without its answer arriving. */
  isStored: boolean;
  /** Why the code stands for no SPPG that the row could add or change. */
  problem?: string;
}

/** If every row had the same code, each row's message would list all line numbers. */
const maxNamedLines = 5;

/**
 * What the code of each row of a table stands for.
 * @param sentIds - by their code's key, the ids with which rows were sent as new ones before
 */
export function makeCodeReader(
  { rows, columns }: ImportTable,
  finder: ReferenceFinder,
  sentIds: ReadonlyMap<string, string>,
) {
  function storedOf({ cells: { kode_unik_pendaftaran: kode, nama }, sppg }: ImportRow): Sppg | undefined {
    if (sppg) return sppg;
    if (sentIds.has(searchKey(kode))) return undefined;
    const found = finder.sppgOf(kode);
    if (found) return found;
    const [likely, other] = finder.sppgLosingZeros(kode);
    const isNamed = !columns.has('nama') || comparable(nama) === comparable(likely?.nama ?? '');
    return isNamed && !other ? likely : undefined;
  }

  const storedByRow = new Map(rows.map((row) => [row, storedOf(row)]));
  const rowsByCode = groupBy(rows, rowKey);

  function rowKey(row: ImportRow): string {
    return storedByRow.get(row)?.id ?? searchKey(row.cells.kode_unik_pendaftaran);
  }

  function problemOf(row: ImportRow): string | undefined {
    const kode = row.cells.kode_unik_pendaftaran;
    if (!kode) return undefined;
    const others = (rowsByCode.get(rowKey(row)) ?? []).filter(({ line }) => line !== row.line);
    if (others.length > 0) {
      const named = others.slice(0, maxNamedLines).map(({ line }) => line);
      const rest = others.length - named.length;
      return `"${kode}" juga ada pada baris ${named.join(', ')}${rest > 0 ? ` dan ${rest} baris lain` : ''}.`;
    }
    const owner = row.sppg && finder.sppgOf(kode);
    if (owner && owner.id !== row.sppg?.id) return `"${kode}" sudah terdaftar untuk ${owner.nama}.`;
    if (storedByRow.get(row)) return undefined;
    // Sent as a new one, but somebody else was first.
    const taken = finder.sppgOf(kode);
    if (taken && !isStored(kode)) return `"${kode}" sudah terdaftar untuk ${taken.nama}.`;
    const [likely] = finder.sppgLosingZeros(kode);
    return likely && !taken
      ? `"${kode}" mungkin "${likely.kode_unik_pendaftaran}" yang kehilangan nol di depannya. Tulis kode lengkapnya.`
      : undefined;
  }

  function isStored(kode: string): boolean {
    const id = sentIds.get(searchKey(kode));
    return id !== undefined && finder.sppgOf(kode)?.id === id;
  }

  return (row: ImportRow): RowCode => ({
    stored: storedByRow.get(row),
    isStored: isStored(row.cells.kode_unik_pendaftaran),
    problem: problemOf(row),
  });
}
