import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSchools } from '@/features/kitchens/schools/read-schools';
import { readTable } from '@/features/kitchens/import/read-table';
import { readCsvFile } from '@/lib/files/read-csv-file';

/** The text of a file as somebody's spreadsheet or program has saved it; all names are invented. */
const textOf = (name: string) =>
  readCsvFile(new File([readFileSync(path.join('tests/fixtures/tables', name))], name));

describe('the import of SPPG', () => {
  const rowsOf = async (name: string) => readTable(await textOf(name)).rows;

  test.each([
    ['excel-mac-macroman.csv', 'UJI-MAC-1', 'SPPG Ma’arif Jum’at', 'Jalan Café No. 1'],
    ['sep-cr.csv', 'UJI-SEP-1', 'SPPG Uji', 'Jalan Uji No. 1'],
    ['apostrof-yayasan.csv', 'UJI-AP-1', 'SPPG Uji', 'Jalan Uji No. 1'],
    ['pipa-utf16-be.csv', 'UJI-1', 'SPPG Ma’arif', 'Jalan Uji No. 1; Blok A'],
    ['kode-tanda-pisah.csv', 'SPPG–3374–002', 'SPPG Kembar Uji', 'Jalan Uji No. 1'],
  ])('reads the row of %s', async (file, kode_unik_pendaftaran, nama, lokasi) => {
    const [row, other] = await rowsOf(file);
    expect(row).toMatchObject({ line: 2, cells: { kode_unik_pendaftaran, nama, lokasi } });
    expect(row?.flaw).toBeUndefined();
    expect(other).toBeUndefined();
  });

  test('reads numbers as programs that calculate save them', async () => {
    const [row] = await rowsOf('angka-tanggal-pandas.csv');
    expect(row?.cells.sasaran_jumlah_penerima_manfaat).toBe('2500');
  });

  test('names the row with a broken byte, and keeps the letters of the others', async () => {
    expect((await rowsOf('satu-byte-rusak.csv'))[0]?.flaw).toMatch(
      /"Lokasi \(alamat\)" memuat huruf yang rusak/,
    );
    const [good, broken] = await rowsOf('satu-byte-rusak-tanpa-tanda.csv');
    expect(good).toMatchObject({ line: 2, cells: { nama: 'SPPG Ma’arif' } });
    expect(good?.flaw).toBeUndefined();
    expect(broken).toMatchObject({ line: 3, flaw: expect.stringContaining('"Jalan Caf\uFFFD No. 2"') });
  });

  test('names the row where a quote begins that never ends, and reads the others', async () => {
    const rows = await rowsOf('kutip-tak-berakhir.csv');
    expect(rows.map(({ line, cells, flaw }) => [line, cells.kode_unik_pendaftaran, flaw])).toEqual([
      [2, 'UJI-1', undefined],
      [3, 'UJI-2', 'Tanda kutip pada baris ini tidak lengkap.'],
      [4, 'UJI-3', undefined],
      [5, 'UJI-4', undefined],
    ]);
  });

  test('lets no quote take in another row, but keeps the line breaks of a cell', async () => {
    const rows = await rowsOf('kutip-menelan-baris.csv');
    expect(rows.map(({ cells, flaw }) => [cells.kode_unik_pendaftaran, cells.lokasi, Boolean(flaw)])).toEqual(
      [
        ['UJI-1', '', true],
        ['UJI-2', 'Jalan Uji No. 2', false],
        ['UJI-3', 'Jalan Uji\nNo. 3', false],
      ],
    );
  });

  test('names each cell that a spreadsheet has spoiled', async () => {
    const rows = [...(await rowsOf('sel-rusak.csv')), ...(await rowsOf('kode-notasi-ilmiah.csv'))];
    expect(rows.map(({ flaw }) => flaw?.split('. ')[0])).toEqual([
      'Kolom "Nama SPPG" berisi "#REF!", tanda galat dari aplikasi spreadsheet',
      'Kolom "Lokasi (alamat)" berisi "#NAME?", tanda galat dari aplikasi spreadsheet',
      'Kolom "Kabupaten/Kota" berisi "#N/A", tanda galat dari aplikasi spreadsheet',
      'Kolom "Sasaran Penerima Manfaat" berisi "########", tanda galat dari aplikasi spreadsheet',
      'Kode "3.37401E+14" sudah dipendekkan menjadi angka',
      'Kolom "Nama SPPG" berisi "nan", tanda kosong dari program lain',
      'Kolom "Lokasi (alamat)" berisi rumus, bukan hasilnya: "=VLOOKUP(A7;B:C;2)"',
      'Kode "3,37401E+14" sudah dipendekkan menjadi angka',
    ]);
  });

  test('finds the headings below titles, in other words, and makes no row of them', async () => {
    const table = readTable(await textOf('judul-di-atas.csv'));
    expect(
      table.rows.map(({ line, cells }) => [line, cells.kode_unik_pendaftaran, cells.yayasan_id]),
    ).toEqual([
      [6, 'UJI-1', 'Yayasan Sekar Jagad'],
      [8, 'UJI-2', 'Yayasan Sekar Jagad'],
    ]);
    expect(table.ignored).toEqual([]);
    expect(table.notes).toEqual([
      'Yang di atas baris judul kolom (baris 4) tidak dibaca.',
      'Judul kolom yang berulang dilewati: baris 7.',
    ]);
  });
});

describe('the import of schools', () => {
  const inputsOf = async (name: string) => readSchools(await textOf(name), []).rows.map(({ input }) => input);

  test.each([
    [
      'sekolah-dapodik.csv',
      [
        { nama: 'SD NEGERI UJI 01', npsn: '99900031', kecamatan: 'Tembalang' },
        { nama: 'SD NEGERI UJI 02', npsn: '99900032', kecamatan: 'Tembalang' },
      ],
    ],
    ['sekolah-sep.csv', [{ nama: 'SD Uji Sep', npsn: '99900051', kecamatan: 'Tembalang' }]],
    [
      'sekolah-tab.csv',
      ['71', '72', '73'].map((number) => ({
        nama: `SD Negeri Uji ${number}`,
        npsn: `999000${number}`,
        kecamatan: 'Tembalang',
      })),
    ],
    [
      'sekolah-kolom-lain.csv',
      [
        { nama: 'SD Uji A', npsn: '99900041', kecamatan: null },
        { nama: 'SD Uji B', npsn: '99900042', kecamatan: null },
      ],
    ],
  ])('reads %s', async (file, schools) => {
    expect(await inputsOf(file)).toEqual(schools);
  });

  test('refuses a list of pupils', async () => {
    await expect(inputsOf('sekolah-data-murid.csv')).rejects.toThrow('data murid (Nama Siswa, NISN)');
  });

  test('tells which headings it knows, when it knows none', () => {
    expect(() => readSchools('Titel;Kode;Daerah\nSD Uji;99900001;Tembalang', [])).toThrow(
      'Yang ada di file: "Titel", "Kode", "Daerah". Yang dikenal: "Nama Sekolah", "NPSN", "Kecamatan".',
    );
    expect(() => readSchools('Titel;Daerah\nSD Uji;Tembalang', [])).toThrow(
      'Yang ada di file: "Titel", "Daerah".',
    );
  });
});

describe('there is one reader of tables', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file): [file: string, text: string] => [file, readFileSync(path.join('src', file), 'utf8')]);
  const naming = (pattern: RegExp) => sources.flatMap(([file, text]) => (pattern.test(text) ? [file] : []));

  test('which alone knows the parser', () => {
    expect(naming(/'papaparse'/)).toEqual(['lib/files/csv.ts', 'lib/files/records.ts']);
    // Office hours of one day are no table.
    expect(naming(/\.split\((?:\/\[?[^/)]*(?:[;|]|\\t)|'(?:;|\||\\t)')/)).toEqual([
      'lib/content/office-hours.ts',
    ]);
  });

  test('and every field that takes a table reads it with that', () => {
    expect(naming(/accept=["'{`][^>]*(?:csv|tableFileTypes)/)).toEqual(
      naming(/\breadCsvFile\(/).filter((file) => file.endsWith('.tsx')),
    );
    expect(naming(/text\/csv/)).toEqual(['lib/files/csv.ts', 'lib/files/read-csv-file.ts']);
  });

  test('a spreadsheet’s shape is told of in every one-line field: forms share one, the table has its own', () => {
    expect(naming(/<input(?![^>]*\btype=)(?![^>]*\bhidden)/)).toEqual([
      'components/ui/field.tsx',
      'features/kitchens/table/cell-field.tsx',
    ]);
  });
});
