import * as v from 'valibot';
import {
  byColumn,
  exampleCode,
  type SppgColumn,
  sppgColumnList,
  type SppgColumnName,
} from '@/features/sppg/sppg-columns';
import { type SppgInput, sppgSchema } from '@/features/sppg/sppg-schema';
import { yayasanSchema } from '@/features/yayasan/yayasan-schema';
import { groupBy } from '@/lib/collections';
import { searchKey } from '@/lib/text/search-key';
import { comparable, visibleText } from '@/lib/text/visible-text';
import type { ImportReference } from './api';
import type { TableRow } from './read-table';

/** The form's value for a cell; an empty choice becomes the form's default. */
function formValue(column: SppgColumn, cell: string): string {
  if (column.kind !== 'choice') return cell;
  if (!cell) return column.options[0];
  return column.options.find((option) => comparable(option) === comparable(cell)) ?? cell;
}

type Checked = { input: SppgInput } | { broken: Partial<Record<SppgColumnName, string>> };

/** Applies the form's rules: the row to send, or a message for each invalid column. */
function checkValues(values: Record<SppgColumnName, string>): Checked {
  const { success, output, issues } = v.safeParse(sppgSchema, values);
  if (success) return { input: output };
  const { nested = {} } = v.flatten<typeof sppgSchema>(issues);
  const broken = byColumn((column) => {
    const [message] = nested[column.key] ?? [];
    return message && column.kind === 'choice'
      ? `"${values[column.key]}" tidak dikenal. Pilih: ${column.options.join(', ')}.`
      : message;
  });
  return { broken };
}

export interface CheckedRow {
  line: number;
  kode: string;
  nama: string;
  yayasan: string;
  /** Whether its foundation is not known yet, but could be added by this name. */
  hasNewYayasan?: boolean;
  /** Whether an earlier attempt of this import has stored it, without its answer arriving. */
  isStored?: boolean;
  /** Why the row can't be imported; empty when it can. */
  errors: string[];
  /** What to send; with a foundation that is yet to be added, its name stands in for the id. */
  input?: SppgInput;
}

/** A foundation that some rows name and nobody has added. */
export interface NewYayasan {
  nama: string;
  rowCount: number;
}

/** If every row had the same code, each row's message would list all line numbers. */
const maxNamedLines = 5;

/**
 * Each row with its errors: the form's rules, unknown foundations, codes used twice or already taken.
 * @param wanted - the comparable names of the unknown foundations that the import may add
 * @param sentIds - by their code's key, the ids with which rows were sent before
 */
export function checkRows(
  rows: TableRow[],
  { yayasanOptions, districts, sppgByCode }: ImportReference,
  wanted: ReadonlySet<string>,
  sentIds: ReadonlyMap<string, string> = new Map(),
): CheckedRow[] {
  const yayasanByName = groupBy(yayasanOptions, ({ nama }) => comparable(nama));
  const rowsByCode = groupBy(rows, ({ cells }) => searchKey(cells.kode_unik_pendaftaran));

  /** Whether the SPPG with this code came from here. */
  function isStored(kode: string): boolean {
    const id = sentIds.get(searchKey(kode));
    return id !== undefined && sppgByCode.get(searchKey(kode))?.id === id;
  }

  function duplicate({ line, cells: { kode_unik_pendaftaran: kode } }: TableRow): string | undefined {
    if (!kode) return undefined;
    const others = (rowsByCode.get(searchKey(kode)) ?? []).filter((row) => row.line !== line);
    if (others.length > 0) {
      const named = others.slice(0, maxNamedLines).map((row) => row.line);
      const rest = others.length - named.length;
      return `"${kode}" juga ada pada baris ${named.join(', ')}${rest > 0 ? ` dan ${rest} baris lain` : ''}.`;
    }
    const taken = sppgByCode.get(searchKey(kode));
    return taken && !isStored(kode) ? `"${kode}" sudah terdaftar untuk ${taken.nama}.` : undefined;
  }

  function ownerProblem(name: string, found: number): string | undefined {
    if (!name) return 'Nama yayasan tidak boleh kosong.';
    if (found === 0 && wanted.has(comparable(name))) return undefined;
    if (found === 0) return `"${name}" tidak ditemukan di Data Yayasan.`;
    if (found === 1) return undefined;
    return `Ada ${found} yayasan bernama "${name}". Tambahkan SPPG ini lewat formulir.`;
  }

  /** As the list writes it; undefined when it is not in the list, or could be two. */
  function districtOf(name: string): string | undefined {
    if (!name) return '';
    const wanted = comparable(name)
      .replace(/^kab(?: |$)/, 'kabupaten ')
      .replace(/\bsolo$/, 'surakarta');
    const [found, other] = districts.filter((district) =>
      [comparable(district), comparable(district).replace(/^\w+ /, '')].includes(wanted),
    );
    return other ? undefined : found;
  }

  return rows.map((row): CheckedRow => {
    const { line, flaw, cells } = row;
    const shown = { line, kode: cells.kode_unik_pendaftaran, nama: cells.nama, yayasan: cells.yayasan_id };
    if (flaw) return { ...shown, errors: [flaw] };
    if (shown.kode.toUpperCase() === exampleCode) return { ...shown, errors: ['Hapus baris contoh ini.'] };

    const owners = yayasanByName.get(comparable(shown.yayasan)) ?? [];
    const values = byColumn((column) => formValue(column, cells[column.key]));
    const kabupaten_kota = districtOf(cells.kabupaten_kota);
    const checked = checkValues({
      ...values,
      kabupaten_kota: kabupaten_kota ?? '',
      yayasan_id: owners[0]?.id ?? shown.yayasan,
    });
    const hasNewYayasan = owners.length === 0 && v.is(yayasanSchema.entries.nama, shown.yayasan);
    const broken = 'broken' in checked ? checked.broken : {};
    const problems: Partial<Record<SppgColumnName, string>> = {
      ...broken,
      kode_unik_pendaftaran: broken.kode_unik_pendaftaran ?? duplicate(row),
      kabupaten_kota:
        kabupaten_kota === undefined
          ? `"${cells.kabupaten_kota}" tidak dikenal. Tulis lengkap, misalnya Kabupaten Tegal atau Kota Tegal.`
          : undefined,
      yayasan_id: ownerProblem(shown.yayasan, owners.length),
    };
    const errors = sppgColumnList.flatMap(({ key, label }) => {
      const problem = problems[key];
      return problem ? [`${label}: ${problem}`] : [];
    });
    const input = 'input' in checked && errors.length === 0 ? checked.input : undefined;
    return { ...shown, hasNewYayasan, isStored: isStored(shown.kode), errors, input };
  });
}

/** The foundations that the import could add, in the order of the file. */
export function newYayasanOf(rows: CheckedRow[]): NewYayasan[] {
  const byName = groupBy(
    rows.filter(({ hasNewYayasan }) => hasNewYayasan),
    ({ yayasan }) => comparable(yayasan),
  );
  return [...byName.values()].map((rows) => ({
    nama: visibleText(rows[0]?.yayasan ?? ''),
    rowCount: rows.length,
  }));
}
