// Lists are asked for as the specification has it, with its columns, embeds and order. What came later is a query of its own that
// the list starts (useWithSuspensions, useWithConsents): when it fails, the list is shown without, and says so.
import type { Json } from './database.types';
import { emptyRows } from './empty-rows';

interface AnsweredRow {
  [column: string]: Json | undefined;
}

/**
 * The values that stand in for columns which a row lacks, or holds null in though they are never empty. Lists are asked
 * for with `*`, so a backend that knows nothing of what came after the specification answers with fewer columns.
 */
const standIns: Record<string, AnsweredRow> = {
  ...emptyRows,
  // The view of messages and applications: PostgreSQL calls every column of a view nullable, but these never are null.
  leads: { id: '', kind: 'contact_messages', created_at: '', name: '', email: '', status: 'Baru' },
};

/** The same for rows of other tables that a request embeds; what is not listed is null. */
const emptyEmbeds: AnsweredRow = {
  sppg: [],
  sppg_penghentian: [],
  sppg_kejadian: [],
  sppg_kejadian_kabar: [],
  sppg_inspeksi: [],
  sppg_sertifikat_publik: [],
  sppg_tanda_tangan: [],
  yayasan: {},
};

/** Functions of the database that give rows of a table. */
const rowsOf: Record<string, string> = { cari_sppg: 'sppg', sppg_mirip: 'sppg' };

interface Asked {
  columns: string[];
  embeds: [name: string, asked: Asked][];
}

/** What a request asks for: 'id,nama,sppg(id)' -> { columns: ['id', 'nama'], embeds: [['sppg', …]] } */
function parseSelect(select: string): Asked {
  const whole: Asked = { columns: [], embeds: [] };
  const open = [whole];
  for (const [, item = '', mark] of select.matchAll(/([^,()]*)([,()]|$)/g)) {
    const [innermost = whole] = open;
    // The name of an embedded table is its alias, without cast and hint.
    const [name = ''] = item.split(/[:!]/);
    if (mark === '(') {
      const embedded: Asked = { columns: [], embeds: [] };
      innermost.embeds.push([name, embedded]);
      open.unshift(embedded);
    } else if (name) innermost.columns.push(name);
    if (mark === ')') open.shift();
  }
  return whole;
}

const emptyRowOf = (table: string) => standIns[table] ?? {};

const isRow = (value: Json | undefined): value is AnsweredRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds what is missing to a row, or to each row of a list; returns whether anything was missing. */
function complete(answered: Json | undefined, table: string, asked: Asked): boolean {
  const empty = emptyRowOf(table);
  const names = columnsOf(table, asked);
  const rows = (Array.isArray(answered) ? answered : [answered]).filter(isRow);
  let isChanged = false;
  for (const row of rows) {
    for (const name of names) {
      const value = empty[name] ?? null;
      if (row[name] === value || (row[name] ?? null) !== null) continue;
      row[name] = value;
      isChanged = true;
    }
    for (const [name, embedded] of asked.embeds) {
      if (row[name] === undefined || (row[name] === null && name in emptyEmbeds)) {
        row[name] = structuredClone(emptyEmbeds[name] ?? null);
        isChanged = true;
      }
      if (complete(row[name], name, embedded)) isChanged = true;
    }
  }
  return isChanged;
}

/** The names of the columns that a request asks for; `*` stands for those of the stand-ins. */
function columnsOf(table: string, { columns }: Asked): string[] {
  return columns.flatMap((name) => (name === '*' ? Object.keys(emptyRowOf(table)) : name));
}

/** The table whose rows a request reads, with the columns and embedded tables that it asks for. */
function readOf({ pathname, searchParams }: URL): [table: string, asked: Asked] {
  const name = pathname.split('/').at(-1) ?? '';
  return [rowsOf[name] ?? name, parseSelect(searchParams.get('select') ?? '*')];
}

/** Whether a row has any of the columns that were asked for; JSON of another server has none. */
export function asksFor(url: URL, row: object): boolean {
  const [table, asked] = readOf(url);
  const names = [...columnsOf(table, asked), ...asked.embeds.map(([name]) => name)];
  return names.length === 0 || names.some((name) => name in row);
}

/**
 * Completes the rows of an answer by what was asked for, so that whatever is missing counts as not there.
 * @param answered - a row or a list, which is changed
 * @returns whether something was missing
 */
export function completeRows(url: URL, answered: Json): boolean {
  return complete(answered, ...readOf(url));
}
