import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { spreadsheet } from '../../scripts/programs.mjs';
import { excelTable } from '../../src/features/kitchens/open-data/excel.ts';
import type { TableField } from '../../src/features/kitchens/open-data/tables.ts';
import { toCsv } from '../../src/lib/files/csv.ts';

interface Cell {
  type: string;
  text: string;
  /** Of a date, as ISO. */
  day: string | undefined;
  /** Whether the program calculates it. */
  isFormula: boolean;
}

/** The rows of a sheet that was saved as Flat XML, in which equal neighbours are one cell. */
function cellsOf(xml: string): Cell[][] {
  const rows: Cell[][] = [];
  let cell: Cell | undefined;
  let isInText = false;
  const parser = new Parser(
    {
      onopentag(name, attribs) {
        if (name === 'table:table-row') rows.push([]);
        if (name === 'text:p' && cell) {
          isInText = true;
          if (cell.text) cell.text += '\n';
        }
        if (name !== 'table:table-cell') return;
        cell = {
          type: attribs['office:value-type'] ?? 'empty',
          text: '',
          day: attribs['office:date-value'],
          isFormula: 'table:formula' in attribs,
        };
        const count = Number(attribs['table:number-columns-repeated'] ?? 1);
        for (let column = 0; column < count; column += 1) rows.at(-1)?.push(cell);
      },
      ontext(text) {
        if (cell && isInText) cell.text += text;
      },
      onclosetag(name) {
        if (name === 'text:p') isInText = false;
        if (name === 'table:table-cell') cell = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return rows;
}

/** Opens a CSV file in LibreOffice with Indonesian settings, separated by semicolons, and gives its cells. */
function opened(csv: string): Cell[][] {
  // Never skipped in silence: nothing else tells how a spreadsheet reads the file.
  if (!existsSync(spreadsheet))
    throw new Error(
      `${spreadsheet} is missing: apt-get install --no-install-recommends libreoffice-calc-nogui`,
    );
  const folder = mkdtempSync(path.join(tmpdir(), 'spreadsheet-'));
  try {
    const file = path.join(folder, 'sppg-excel.csv');
    writeFileSync(file, csv);
    // Semicolons, quotes, UTF-8, from the first line, and the language: 1057 is Indonesian.
    const options = 'Text - txt - csv (StarCalc):59,34,76,1,,1057,false,true';
    const { status, stderr } = spawnSync(
      spreadsheet,
      [
        '--headless',
        `-env:UserInstallation=file://${folder}/profile`,
        `--infilter=${options}`,
        '--convert-to',
        'fods',
        '--outdir',
        folder,
        file,
      ],
      { encoding: 'utf8', timeout: 50_000 },
    );
    if (status !== 0) throw new Error(stderr);
    return cellsOf(readFileSync(path.join(folder, 'sppg-excel.fods'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const fields: TableField[] = [
  { name: 'kode_unik_pendaftaran', type: 'string', title: 'Kode' },
  { name: 'id_bgn', type: 'string', title: 'ID BGN' },
  { name: 'nama', type: 'string', title: 'Nama' },
  { name: 'sasaran_jumlah_penerima_manfaat', type: 'integer', title: 'Sasaran' },
  { name: 'dihentikan_sejak', type: 'date', title: 'Dihentikan sejak' },
  { name: 'updated_at', type: 'datetime', title: 'Terakhir diubah' },
];

test('LibreOffice with Indonesian settings shows the file for Excel as it is meant: codes are text, numbers numbers, nothing is calculated', () => {
  const kitchen = ['SPPG; "Tegal"\nKulon', 2500, '2026-11-20', '2026-11-20T01:00:00+00:00'];
  const codes = ['SPPG-3376-001', '0012', '12E45678', '3-2026', 'Mei-26', 'Rp5', '(5)', '=1+1', 'DAPUR 5'];
  const rows = codes.map((code) => [code, code, ...kitchen]);
  const table = excelTable({ fields, rows });
  const [headings, ...cells] = opened(toCsv([fields.map(({ name }) => name), ...table.rows]));

  expect(headings?.map(({ text }) => text)).toEqual(fields.map(({ name }) => name));
  expect(cells).toHaveLength(codes.length);
  expect(cells.flat().filter(({ isFormula }) => isFormula)).toEqual([]);
  for (const [index, code] of codes.entries()) {
    const [first, second, ...others] = cells[index] ?? [];
    for (const shown of [first, second]) {
      expect({ ...shown, text: shown?.text.replace(/^'/, '') }).toMatchObject({ type: 'string', text: code });
    }
    expect(others.map(({ type, text, day }) => [type, day ?? text])).toEqual([
      ['string', 'SPPG; "Tegal"\nKulon'],
      ['float', '2500'],
      ['date', '2026-11-20'],
      ['string', '2026-11-20 08:00:00 WIB'],
    ]);
  }
  // What no spreadsheet mistakes is as it is written.
  expect([cells[0]?.[0]?.text, cells.at(-1)?.[0]?.text]).toEqual(['SPPG-3376-001', 'DAPUR 5']);
});
