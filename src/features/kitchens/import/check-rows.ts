import * as v from 'valibot';
import type { Sppg } from '@/features/kitchens/sppg/api';
import {
  byColumn,
  exampleCode,
  type SppgColumn,
  sppgColumnList,
  type SppgColumnName,
} from '@/features/kitchens/sppg/sppg-columns';
import { type SppgInput, sppgSchema } from '@/features/kitchens/sppg/sppg-schema';
import { doubtAbout } from '@/features/kitchens/sppg/doubtful-value';
import { yayasanName } from '@/features/kitchens/yayasan/yayasan-form';
import { groupBy } from '@/lib/collections';
import { checkInput } from '@/lib/files/check-input';
import { formatDate, formatList } from '@/lib/text/format';
import { searchKey } from '@/lib/text/search-key';
import { comparable, visibleText } from '@/lib/text/visible-text';
import type { ImportReference } from './api';
import { type Difference, differencesOf, editedTexts, exportedTexts } from './differences';
import type { ImportTable } from './read-table';
import { makeReferenceFinder } from './reference-finder';
import { makeCodeReader } from './row-codes';
import { dayInWords, momentOf } from './spreadsheet-text';

/** The form's value for a cell; an empty choice of a new SPPG becomes the form's default. */
function formValue(column: SppgColumn, cell: string, isNew: boolean): string {
  if (column.kind !== 'choice') return cell;
  if (!cell && isNew) return column.options[0];
  return column.options.find((option) => comparable(option) === comparable(cell)) ?? cell;
}

/** A message with the name of its column, as no field is beside it; one about a choice says which there are. */
const explainIn = (values: Record<SppgColumnName, string>) => (message: string, name: string) => {
  const column = sppgColumnList.find(({ key }) => key === name);
  if (column?.kind !== 'choice') return `${column?.label}: ${message}`;
  const value = values[column.key];
  return `${column.label}: ${value ? `"${value}" tidak dikenal.` : 'Tidak boleh dikosongkan.'} Pilih: ${column.options.join(', ')}.`;
};

export interface CheckedRow {
  line: number;
  kode: string;
  nama: string;
  yayasan: string;
  /** Whether the row's foundation is not known yet, but could be added by this name. */
  hasNewYayasan?: boolean;
  /** Whether an earlier attempt of this import has stored it, without its answer arriving. */
  isStored?: boolean;
  /** Why the row can't be imported; empty when it can. */
  errors: string[];
  /** The row to send; the name of a foundation that is yet to be added stands in for its id. */
  input?: SppgInput;
  /** The SPPG that the row changes; absent for a new one. */
  stored?: Sppg;
  /** The differences from that SPPG. */
  differences?: Difference[];
  /** A sentence for each code, name or foundation that the file only spells otherwise; what is stored stays. */
  spellings?: string[];
  /** Values that seem to belong to another column. */
  doubts?: string[];
  /** When the file last agreed with the database, in milliseconds: what changed there since is told. */
  since?: number;
}

/** A foundation that some rows name and nobody has added. */
export interface NewYayasan {
  nama: string;
  rowCount: number;
}

/**
 * Each row with its errors (the form's rules, unknown foundations, codes used twice) or with what it adds or changes.
 * @param wanted - the names' keys of the unknown foundations that the import may add
 * @param sentIds - by their code's key, the ids with which rows were sent as new ones before
 */
export function checkRows(
  table: ImportTable,
  reference: ImportReference,
  wanted: ReadonlySet<string>,
  sentIds: ReadonlyMap<string, string> = new Map(),
): CheckedRow[] {
  const finder = makeReferenceFinder(reference);
  const codeOf = makeCodeReader(table, finder, sentIds);
  const lacking = sppgColumnList
    .filter(({ key, required }) => required && !table.columns.has(key))
    .map(({ label }) => label);

  function ownerProblem(name: string, found: number): string | undefined {
    if (!name) return 'Nama yayasan tidak boleh kosong.';
    if (found === 0 && wanted.has(searchKey(name))) return undefined;
    if (found === 0) return `"${name}" tidak ditemukan di Data Yayasan.`;
    if (found === 1) return undefined;
    return `Ada ${found} yayasan bernama "${name}". Tambahkan SPPG ini lewat formulir.`;
  }

  return table.rows.map((row): CheckedRow => {
    const { line, flaw, cells } = row;
    const { stored, isStored, problem } = codeOf(row);
    const exported = stored && exportedTexts(stored, finder);
    const { texts: given, spellings } = keepSpelling(
      exported ? editedTexts(exported, row, table.columns) : cells,
      exported ?? { yayasan_id: finder.yayasanOf(cells.yayasan_id)[0]?.nama },
    );
    const estimate = given.estimasi_selesai === stored?.estimasi_selesai ? undefined : given.estimasi_selesai;
    const words = dayInWords(estimate ?? '');
    const texts = estimate && words ? { ...given, estimasi_selesai: words } : given;
    const shown = {
      line,
      kode: texts.kode_unik_pendaftaran,
      nama: texts.nama,
      yayasan: texts.yayasan_id,
      stored,
      spellings,
      doubts: doubtsAbout(texts, stored),
      since: momentOf(cells.updated_at) ?? table.savedAt,
    };
    if (flaw) return { ...shown, errors: [flaw] };
    if (shown.kode.toUpperCase() === exampleCode) return { ...shown, errors: ['Hapus baris contoh ini.'] };

    if (!stored && !problem && shown.kode && lacking.length > 0)
      return {
        ...shown,
        errors: [
          `Kode "${shown.kode}" belum terdaftar. Untuk SPPG baru, file perlu kolom ${formatList(lacking)}.`,
        ],
      };

    const owners = finder.yayasanOf(shown.yayasan);
    const present = owners.filter(({ id }) => id === stored?.yayasan_id);
    const [owner] = [...present, ...owners];
    const kabupaten_kota = finder.districtOf(texts.kabupaten_kota);
    const values = {
      ...byColumn((column) => formValue(column, texts[column.key], !stored)),
      kabupaten_kota: kabupaten_kota ?? '',
      yayasan_id: owner?.id ?? shown.yayasan,
    };
    const hasNewYayasan = owners.length === 0 && v.is(yayasanName.rule, shown.yayasan);
    const problems = {
      kode_unik_pendaftaran: problem,
      kabupaten_kota:
        kabupaten_kota === undefined
          ? `"${texts.kabupaten_kota}" tidak dikenal. Tulis lengkap, misalnya Kabupaten Tegal atau Kota Tegal.`
          : undefined,
      yayasan_id: ownerProblem(shown.yayasan, present.length || owners.length),
      estimasi_selesai:
        words === undefined
          ? `"${estimate}" dapat dibaca sebagai dua tanggal. Tulis nama bulannya.`
          : undefined,
    };
    const { errors, input } = checkInput(sppgSchema, values, problems, explainIn(values));
    const differences = stored && input && differencesOf(stored, texts, input, finder);
    // A closed kitchen keeps its code and is not changed: the file means another kitchen, or is too old.
    if (stored?.ditutup_pada && differences?.length)
      return {
        ...shown,
        errors: [
          `Kode "${stored.kode_unik_pendaftaran}" milik dapur yang ditutup sejak ${formatDate(stored.ditutup_pada)}, dan tidak dipakai lagi.`,
        ],
      };
    return { ...shown, hasNewYayasan, isStored, errors, input, differences };
  });
}

/** The foundations that the import could add, in the order of the file. */
export function newYayasanOf(rows: CheckedRow[]): NewYayasan[] {
  const byName = groupBy(
    rows.filter(({ hasNewYayasan }) => hasNewYayasan),
    ({ yayasan }) => searchKey(yayasan),
  );
  return [...byName.values()].map((rows) => ({
    nama: visibleText(rows[0]?.yayasan ?? ''),
    rowCount: rows.length,
  }));
}

type Texts = Record<SppgColumnName, string>;

/** The values of a file that seem to belong to another column. */
const doubtsAbout = (texts: Texts, stored: Sppg | undefined): string[] =>
  sppgColumnList.flatMap(({ key, label }) => {
    const doubt = texts[key] === stored?.[key] ? undefined : doubtAbout(key, texts[key]);
    return doubt ? [`${label}: ${doubt}`] : [];
  });

/** The columns that find a row, with their keys for comparing, as the database compares codes and foundations. */
const keys: Partial<Record<SppgColumnName, (text: string) => string>> = {
  kode_unik_pendaftaran: searchKey,
  nama: comparable,
  yayasan_id: searchKey,
};

/**
 * The columns in `keys` only find a row: where a file spells a code, a name or a foundation otherwise, what is stored
 * stays.
 * @param stored - as it is written; a new row has only its foundation
 */
function keepSpelling(texts: Texts, stored: Partial<Texts>): { texts: Texts; spellings: string[] } {
  const isOtherSpelling = (key: SppgColumnName) => {
    const keyOf = keys[key];
    const [given, kept] = [visibleText(texts[key]), visibleText(stored[key] ?? '')];
    return keyOf !== undefined && kept !== '' && given !== kept && keyOf(given) === keyOf(kept);
  };
  return {
    texts: byColumn(({ key }) => (isOtherSpelling(key) && stored[key]) || texts[key]),
    spellings: sppgColumnList
      .filter(({ key }) => isOtherSpelling(key))
      .map(
        ({ key, label }) =>
          `${label} di file ditulis "${texts[key]}". Yang tersimpan tetap "${stored[key]}".`,
      ),
  };
}
