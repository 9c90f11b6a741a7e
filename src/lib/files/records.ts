import Papa from 'papaparse';

/** A line of a table: its cells as the file has them. */
export interface CsvRecord {
  cells: string[];
  /** Whether a quote in it has no end, or an end in the wrong place. */
  hasBrokenQuote?: true;
}

const separators = [';', '\t', ',', '|'];

// Some programs begin with a line that names the separator; spreadsheets apply it and hide it.
const separatorLine = /^\s*"?sep=(\\t|tab|[^"\n])?"?[;,|\s]*?(?:\n|$)/i;

/** The most lines that one cell can have: a quote that runs on for more has lost its end. */
const mostLinesOfCell = 20;

const parse = (text: string, delimiter: string) => Papa.parse<string[]>(text, { delimiter, newline: '\n' });

/**
 * The records of a text. A quote that never ends takes in all that follows, and one that another row's quote seems to end some
 * rows: such a record is cut off at its first line, and the others are read as if it were whole.
 */
function recordsOf(text: string, delimiter: string): CsvRecord[] {
  const { data, errors } = parse(text, delimiter);
  const isPlain = errors.length === 0 && data.every((cells) => cells.every((cell) => !cell.includes('\n')));
  if (isPlain) return data.map((cells) => ({ cells }));

  const lines = text.split('\n');
  const parsed = lines.slice(0, mostLinesOfCell).map((line) => parse(line, delimiter));
  const width =
    parsed.find((line) => line.errors.length === 0 && (line.data[0]?.length ?? 0) > 1)?.data[0]?.length ?? 0;
  const isRow = (line: string) => width > 0 && line.split(delimiter).length >= width;
  const records: CsvRecord[] = [];
  for (let at = 0; at < lines.length;) {
    const whole = lines.slice(at, at + linesOfRecord(lines, at, delimiter));
    // Lines of which each has as many cells as a row are rows of their own, not one record that a lost quote holds together.
    const isOne = whole.length === 1 || (whole.length > 1 && !whole.every(isRow));
    const own = isOne ? whole : lines.slice(at, at + 1);
    const { data, errors: flaws } = parse(own.join('\n'), delimiter);
    records.push({ cells: data[0] ?? [], ...((!isOne || flaws.length > 0) && { hasBrokenQuote: true }) });
    at += own.length;
  }
  return records;
}

/** How many lines the record has that begins at a line; 0 when a quote in it has no end. */
function linesOfRecord(lines: string[], at: number, delimiter: string): number {
  if (!lines[at]?.includes('"')) return 1;
  const most = Math.min(mostLinesOfCell, lines.length - at);
  for (let taken = 1; taken <= most; taken += 1) {
    const { errors } = parse(lines.slice(at, at + taken).join('\n'), delimiter);
    if (!errors.some(({ code }) => code === 'MissingQuotes')) {
      // A quote that ends in the wrong place after several lines belongs to another row.
      return taken > 1 && errors.length > 0 ? 0 : taken;
    }
  }
  return 0;
}

/** Splits cells that were pasted from a spreadsheet into rows: tabs part them, and line breaks at the end mean no row. */
export const pastedCells = (text: string): string[][] =>
  recordsOf(plainEnds(text).replace(/\n+$/, ''), '\t').map(({ cells }) => cells);

const plainEnds = (text: string) => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/**
 * A text as records, by the separator that makes the best table of it.
 * @param score - how much of a table some records are: how many headings are known, then how many rows have several cells
 */
export function readRecords(text: string, score: (records: CsvRecord[]) => number): CsvRecord[] {
  const plain = plainEnds(text);
  const [line = '', named] = separatorLine.exec(plain) ?? [];
  const body = plain.slice(line.length);
  const begin = body.split('\n', 100).join('\n');
  const wanted = named && /^(?:\\t|tab)$/i.test(named) ? '\t' : named;
  const scores = [...(wanted ? [wanted] : []), ...separators].map((delimiter) => ({
    delimiter,
    score: score(recordsOf(begin, delimiter)),
  }));
  const { delimiter } = scores.reduce((best, other) => (other.score > best.score ? other : best));
  const records = recordsOf(body, delimiter);
  // The whole text is one quoted column where a program took each line for a cell: its inside is the table.
  const inner = records.map(({ cells }) => cells.join('\n')).join('\n');
  const isQuotedWhole =
    records.every(({ cells }) => cells.length === 1) && separators.some((sign) => inner.includes(sign));
  return isQuotedWhole ? readRecords(inner, score) : records;
}
