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
