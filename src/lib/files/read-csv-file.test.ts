import { describe, expect, test } from 'vitest';
import { readCsvFile } from './read-csv-file';

describe('bytes', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode('Café')],
    ['UTF-8 with a byte order mark', new TextEncoder().encode('\uFEFFCafé')],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x43, 0, 0x61, 0, 0x66, 0, 0xe9, 0])],
    ['Windows-1252', new Uint8Array([0x43, 0x61, 0x66, 0xe9])],
  ])('in %s are read', async (_encoding, bytes) => {
    expect(await readCsvFile(new File([bytes], 'sppg.csv'))).toBe('Café');
  });

  test.each([
    ['with its line ends', 'Jalan Caf\x8E\rMa\xD5arif', 'Jalan Café\rMa’arif'],
    ['with others', 'Jalan Caf\x8E\r\nMa\xD5arif', 'Jalan Café\r\nMa’arif'],
  ])('of Excel for Mac are read, %s', async (_ends, bytes, text) => {
    const file = new File([Uint8Array.from(bytes, (sign) => sign.charCodeAt(0))], 'sppg.csv');
    expect(await readCsvFile(file)).toBe(text);
  });

  test.each([
    ['marked as UTF-8', '\xEF\xBB\xBFCaf\xE9', 'Caf\uFFFD'],
    ['mostly UTF-8', 'Ma\xE2\x80\x99arif d\xE2\x80\x99Arum Caf\xE9', 'Ma’arif d’Arum Caf\uFFFD'],
  ])('that are broken in a file %s stay visible', async (_what, bytes, text) => {
    const file = new File([Uint8Array.from(bytes, (sign) => sign.charCodeAt(0))], 'sppg.csv');
    expect(await readCsvFile(file)).toBe(text);
  });

  test('of a workbook are refused with the way out', async () => {
    await expect(readCsvFile(new File(['PK\x03\x04'], 'sppg.xlsx'))).rejects.toThrow(
      /bukan CSV.*Simpan Sebagai/,
    );
    await expect(readCsvFile(new File(['%PDF-1.7\n\x01\x02'], 'sppg.csv'))).rejects.toThrow('bukan CSV');
    await expect(readCsvFile(new File(['\uFEFF\r\n'], 'sppg.csv'))).rejects.toThrow('File ini kosong.');
  });

  test('of more than 5 MB are refused, however few rows they are', async () => {
    const cell = 'x'.repeat(5 * 1024 * 1024);
    await expect(readCsvFile(new File([`Kode;Nama\nA;${cell}`], 'sppg.csv'))).rejects.toThrow(
      'Ukuran file maksimal adalah 5 MB.',
    );
  });
});

test.each([
  ['a workbook', 'PK\x03\x04\x14\x00', 'buku kerja (seperti .xlsx atau .ods)'],
  ['an old workbook', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1\x00\x00', 'buku kerja Excel lama (.xls)'],
  ['a web page', '\xEF\xBB\xBF\r\n<table border=1><tr>', 'halaman HTML'],
  ['XML', '<?xml version="1.0"?><Workbook>', 'dokumen XML'],
  ['a PDF', '%PDF-1.7\n', 'PDF'],
])('%s that is called a table is named by what it is', async (_what, bytes, kind) => {
  const file = new File([Uint8Array.from(bytes, (sign) => sign.charCodeAt(0))], 'sppg.xls');
  await expect(readCsvFile(file)).rejects.toThrow(`File ini bukan CSV, melainkan ${kind}, apa pun namanya.`);
});

test.each([
  ['UTF-16 without a mark', [0x43, 0, 0x61, 0, 0x66, 0, 0xe9, 0], 'Café'],
  ['UTF-16 of the other order', [0xfe, 0xff, 0, 0x43, 0, 0x61, 0, 0x66, 0, 0xe9], 'Café'],
  ['one letter of UTF-8 among broken bytes', [0xc3, 0xa9, 0x41, 0xe9, 0x41, 0xe9, 0x41], 'éA\uFFFDA\uFFFDA'],
  ['a mark of UTF-8 that is cut off', [0x4d, 0xe2, 0x80, 0x61], 'M\uFFFDa'],
])('%s is read', async (_what, bytes, text) => {
  expect(await readCsvFile(new File([Uint8Array.from(bytes)], 'sppg.csv'))).toBe(text);
});
