import { describe, expect, test } from 'vitest';
import { readTable } from './read-table';

const headings = 'Kode Unik Pendaftaran;Nama SPPG;Lokasi (alamat);Yayasan';

function firstRow(text: string) {
  const [row] = readTable(text).rows;
  return row?.cells;
}

describe('a file', () => {
  test.each([
    ['semicolons, as Excel in Indonesian saves it', ';'],
    ['commas', ','],
    ['tabs', '\t'],
  ])('may separate with %s', (_what, separator) => {
    const line = ['A-1', 'SPPG Satu', '"Jalan Mawar, Blok A; No. 2"', 'Yayasan Uji'].join(separator);
    expect(firstRow(`${headings.replaceAll(';', separator)}\r\n${line}\r\n`)).toMatchObject({
      kode_unik_pendaftaran: 'A-1',
      nama: 'SPPG Satu',
      lokasi: 'Jalan Mawar, Blok A; No. 2',
      yayasan_id: 'Yayasan Uji',
      kontraktor_pelaksana: '',
    });
  });

  test('may order its columns, write headings and add columns as it likes', () => {
    const table = readTable(
      'catatan; YAYASAN ;nama  sppg;lokasi (ALAMAT);kode unik pendaftaran\nx;Y;N;L;K\n',
    );
    expect(table.ignored).toEqual(['catatan']);
    expect(table.rows[0]?.cells).toMatchObject({
      yayasan_id: 'Y',
      nama: 'N',
      lokasi: 'L',
      kode_unik_pendaftaran: 'K',
    });
  });

  test('numbers its rows as a spreadsheet does, across line breaks in a cell and empty rows', () => {
    const { rows } = readTable(`${headings}\nA;"dua\nbaris";L;Y\n;;;\n\nB;N;L;Y\n;;;\n`);
    expect(rows.map(({ line, cells }) => [line, cells.kode_unik_pendaftaran])).toEqual([
      [2, 'A'],
      [5, 'B'],
    ]);
  });

  test.each([
    ['sep=;', '\r\n'],
    ['sep=;', '\r'],
    ['"sep=;"', '\n'],
  ])('may begin with a line that names its separator: %j', (first, end) => {
    const { rows } = readTable([first, headings, 'A;N;L;Y', ''].join(end));
    expect(rows).toMatchObject([{ line: 2, cells: { kode_unik_pendaftaran: 'A', yayasan_id: 'Y' } }]);
  });

  test('takes back the apostrophe that the export puts before a formula', () => {
    expect(firstRow(`${headings}\n'=A-1;'biasa;L;Y`)).toMatchObject({
      kode_unik_pendaftaran: '=A-1',
      nama: "'biasa",
    });
  });

  test.each([
    ['Nama SPPG;Lokasi (alamat)\nN;L', /"Kode Unik Pendaftaran", "Yayasan"/],
    ['', /Kolom wajib tidak ditemukan/],
    [`${headings};Nama SPPG\nA;N;L;Y;N`, /Kolom "Nama SPPG" ada lebih dari satu\./],
    [`${headings}\n;;;\n`, /tidak berisi data SPPG/],
    [
      `${headings}\n${'A;N;L;Y\n'.repeat(2001)}`,
      /berisi 2\.001 baris\. Sekali impor paling banyak 2\.000 baris/,
    ],
  ])('is refused as a whole, in words: %#', (text, message) => {
    expect(() => readTable(text)).toThrow(message);
  });

  test('may hold 2,000 rows', () => {
    expect(readTable(`${headings}\n${'A;N;L;Y\n'.repeat(2000)}`).rows).toHaveLength(2000);
  });

  test('with a row of too many cells, or with a quote that never ends, has that row named', () => {
    expect(readTable(`${headings}\nA;N;Jalan A; Blok B;Y\n`).rows[0]?.flaw).toMatch(/lebih banyak/);
    expect(readTable(`${headings}\nA;N;L;Y\nB;"N;L;Y\n`).rows.map(({ flaw }) => flaw)).toEqual([
      undefined,
      'Tanda kutip pada baris ini tidak lengkap.',
    ]);
  });
});

test.each([
  ['3,37401E+14;N;L;Y', 'Kode "3,37401E+14" sudah dipendekkan menjadi angka.'],
  ['3.37401e+14;N;L;Y', 'Kode "3.37401e+14" sudah dipendekkan menjadi angka.'],
  ['A;#REF!;L;Y', 'Kolom "Nama SPPG" berisi "#REF!"'],
  ['A;N;#N/A;Y', 'Kolom "Lokasi (alamat)" berisi "#N/A"'],
  ['A;N;L;########', 'Kolom "Yayasan" berisi "########"'],
  ['A;Caf\uFFFD;L;Y', 'Kolom "Nama SPPG" memuat huruf yang rusak.'],
])('the row %j is named as damaged', (line, flaw) => {
  expect(readTable(`${headings}\n${line}`).rows[0]?.flaw).toContain(flaw);
});

test('a code may look like many things', () => {
  const codes = ['3E', 'E14', '3E14X', '#12', '2E-1'];
  const { rows } = readTable([headings, ...codes.map((code) => `${code};N;L;Y`)].join('\n'));
  expect(rows.map(({ flaw }) => flaw)).toEqual(codes.map(() => undefined));
});

test('a quote without an end in the headings is named', () => {
  expect(() => readTable('Kode Unik Pendaftaran;"Nama SPPG;Lokasi\nA;N;L')).toThrow(
    'Tanda kutip pada judul kolom (baris 1) tidak lengkap.',
  );
});
