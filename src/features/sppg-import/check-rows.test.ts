import { describe, expect, test } from 'vitest';
import { byColumn } from '@/features/sppg/sppg-columns';
import { toCsv } from '@/lib/files/csv';
import { searchKey } from '@/lib/text/search-key';
import { checkRows, newYayasanOf } from './check-rows';
import { sppgTable, templateTable } from './export-csv';
import { readTable } from './read-table';

const reference = {
  yayasanOptions: [
    { id: 'y1', nama: 'Yayasan Uji' },
    { id: 'y2', nama: 'Yayasan Kembar' },
    { id: 'y3', nama: 'Yayasan Kembar' },
  ],
  districts: ['Kabupaten Tegal', 'Kota Tegal', 'Kabupaten Batang', 'Kota Surakarta'],
  sppgByCode: new Map([
    [searchKey('LAMA-1'), { id: 'l1', kode_unik_pendaftaran: 'LAMA-1', nama: 'SPPG Lama' }],
  ]),
};

const headings =
  'Kode Unik Pendaftaran;Nama SPPG;Lokasi (alamat);Yayasan;Status Verifikasi;Sasaran Penerima Manfaat';

function checkWanting(wanted: string[], ...lines: string[]) {
  return checkRows(readTable([headings, ...lines].join('\n')).rows, reference, new Set(wanted));
}

function check(...lines: string[]) {
  return checkWanting([], ...lines);
}

const errorsOf = (line: string) => check(line)[0]?.errors;

test('a good row becomes what the form would send', () => {
  expect(
    check('A  1; SPPG  Satu ;Jalan Mawar,  Kota Tegal; yayasan  UJI ;proses pembangunan;2.500')[0],
  ).toMatchObject({
    errors: [],
    input: {
      kode_unik_pendaftaran: 'A 1',
      nama: 'SPPG Satu',
      lokasi: 'Jalan Mawar, Kota Tegal',
      // The file has no such column.
      kabupaten_kota: null,
      yayasan_id: 'y1',
      status_verifikasi: 'Proses Pembangunan',
      status_pengajuan_sppg: 'Draf',
      status_bangunan: 'Bangunan Baru',
      sasaran_jumlah_penerima_manfaat: 2500,
      kontraktor_pelaksana: null,
      progres_pembangunan: null,
      estimasi_selesai: null,
    },
  });
});

test.each([
  ['', null],
  ['kota  TEGAL', 'Kota Tegal'],
  ['Kabupaten Tegal', 'Kabupaten Tegal'],
  ['Kab. Tegal', 'Kabupaten Tegal'],
  ['kab. batang', 'Kabupaten Batang'],
  ['Batang', 'Kabupaten Batang'],
  ['Surakarta', 'Kota Surakarta'],
  ['Kota Solo', 'Kota Surakarta'],
])('the kabupaten or kota %j is sent as %j', (cell, expected) => {
  const table = readTable(`${headings};Kabupaten/Kota\nA;N;L;Yayasan Uji;;;${cell}`);
  expect(checkRows(table.rows, reference, new Set())[0]).toMatchObject({
    errors: [],
    input: { kabupaten_kota: expected },
  });
});

test('a row that an earlier attempt of the import has stored is no duplicate', () => {
  const { rows } = readTable([headings, 'lama-1;SPPG Lama;L;Yayasan Uji;;'].join('\n'));
  const checked = (id: string) =>
    checkRows(rows, reference, new Set(), new Map([[searchKey('lama-1'), id]]))[0];
  expect(checked('l1')).toMatchObject({ isStored: true, errors: [] });
  expect(checked('l2')).toMatchObject({ isStored: false });
  expect(checked('l2')?.errors).toEqual(['Kode Unik Pendaftaran: "lama-1" sudah terdaftar untuk SPPG Lama.']);
});

test.each(['Tegal', 'Kab. Solo', 'Kota Yogyakarta'])('the kabupaten or kota %j is not guessed at', (cell) => {
  const table = readTable(`${headings};Kabupaten/Kota\nA;N;L;Yayasan Uji;;;${cell}`);
  expect(checkRows(table.rows, reference, new Set())[0]?.errors).toEqual([
    `Kabupaten/Kota: "${cell}" tidak dikenal. Tulis lengkap, misalnya Kabupaten Tegal atau Kota Tegal.`,
  ]);
});

test.each([
  [';N;L;Yayasan Uji;;', ['Kode Unik Pendaftaran: Kode unik tidak boleh kosong.']],
  [
    'A;;;Yayasan Uji;;',
    ['Nama SPPG: Nama SPPG tidak boleh kosong.', 'Lokasi (alamat): Lokasi SPPG tidak boleh kosong.'],
  ],
  ['A;N;L;;;', ['Yayasan: Nama yayasan tidak boleh kosong.']],
  ['A;N;L;Yayasan Lain;;', ['Yayasan: "Yayasan Lain" tidak ditemukan di Data Yayasan.']],
  [
    'A;N;L;Yayasan Kembar;;',
    ['Yayasan: Ada 2 yayasan bernama "Yayasan Kembar". Tambahkan SPPG ini lewat formulir.'],
  ],
  [
    'A;N;L;Yayasan Uji;Selesai;',
    [
      'Status Verifikasi: "Selesai" tidak dikenal. Pilih: Siap Bangun, Proses Pembangunan, Sudah Operasional.',
    ],
  ],
  ['A;N;L;Yayasan Uji;;2,5', ['Sasaran Penerima Manfaat: Jumlah sasaran harus berupa angka.']],
  ['A;N;L;Yayasan Uji;;-2', ['Sasaran Penerima Manfaat: Jumlah sasaran tidak boleh negatif.']],
  ['LAMA-1;N;L;Yayasan Uji;;', ['Kode Unik Pendaftaran: "LAMA-1" sudah terdaftar untuk SPPG Lama.']],
  ['Lama-1;N;L;Yayasan Uji;;', ['Kode Unik Pendaftaran: "Lama-1" sudah terdaftar untuk SPPG Lama.']],
  ['contoh;N;L;Y;;', ['Hapus baris contoh ini.']],
])('%s is refused with its reason', (line, errors) => {
  expect(errorsOf(line)).toEqual(errors);
  expect(check(line)[0]?.input).toBeUndefined();
});

test('a code that the file holds twice is named on both rows', () => {
  const rows = check('A;N;L;Yayasan Uji;;', 'B;N;L;Yayasan Uji;;', 'A;N;L;Yayasan Uji;;');
  expect(rows.map(({ line, errors }) => [line, errors])).toEqual([
    [2, ['Kode Unik Pendaftaran: "A" juga ada pada baris 4.']],
    [3, []],
    [4, ['Kode Unik Pendaftaran: "A" juga ada pada baris 2.']],
  ]);
});

test('of a code that many rows have only some are named', () => {
  const [first] = check(...Array.from({ length: 9 }, () => 'A;N;L;Yayasan Uji;;'));
  expect(first?.errors).toEqual([
    'Kode Unik Pendaftaran: "A" juga ada pada baris 3, 4, 5, 6, 7 dan 3 baris lain.',
  ]);
});

test('codes that differ in capitals or in what nobody sees are the same', () => {
  const rows = check('A 1;N;L;Yayasan Uji;;', 'a\u200B  1;N;L;Yayasan Uji;;');
  expect(rows.map(({ errors }) => errors)).toEqual([
    ['Kode Unik Pendaftaran: "A 1" juga ada pada baris 3.'],
    ['Kode Unik Pendaftaran: "a\u200B  1" juga ada pada baris 2.'],
  ]);
});

describe('foundations that nobody has added', () => {
  const lines = [
    'A;N;L;Yayasan  Baru;;',
    'B;N;L;yayasan BARU\u200B;;',
    'C;N;L;Yayasan Lain;;',
    'D;N;L;Yayasan Uji;;',
    `E;N;L;${'x'.repeat(201)};;`,
    'contoh;N;L;Yayasan Contoh;;',
  ];

  test('are named once, however they are written, unless the database would refuse the name', () => {
    expect(newYayasanOf(check(...lines))).toEqual([
      { nama: 'Yayasan Baru', rowCount: 2 },
      { nama: 'Yayasan Lain', rowCount: 1 },
    ]);
  });

  test('let only the rows of those pass that are wanted', () => {
    const rows = checkWanting(['yayasan baru'], ...lines);
    expect(rows.map(({ errors }) => errors)).toEqual([
      [],
      [],
      ['Yayasan: "Yayasan Lain" tidak ditemukan di Data Yayasan.'],
      [],
      [`Yayasan: "${'x'.repeat(201)}" tidak ditemukan di Data Yayasan.`],
      ['Hapus baris contoh ini.'],
    ]);
    expect(rows[0]?.input?.yayasan_id).toBe('Yayasan  Baru');
  });
});

describe('own files', () => {
  test('the template has every heading and asks for nothing but its example to be deleted', () => {
    const { rows, ignored } = readTable(toCsv(templateTable()));
    expect(ignored).toEqual([]);
    expect(checkRows(rows, reference, new Set()).map(({ errors }) => errors)).toEqual([
      ['Hapus baris contoh ini.'],
    ]);
  });

  test('an export can be imported where its codes are not known yet', () => {
    const sent = {
      ...byColumn(() => null),
      kode_unik_pendaftaran: '=A-1',
      nama: 'SPPG "Satu"; dan dua',
      lokasi: 'Jalan Mawar\nKota Tegal',
      status_pengajuan_sppg: 'Terverifikasi',
      sasaran_jumlah_penerima_manfaat: 2500,
      status_bangunan: 'Renovasi Bangunan',
      kabupaten_kota: 'Kota Tegal',
      yayasan_id: 'y1',
      status_verifikasi: 'Sudah Operasional',
      progres_pembangunan: '40%',
    };
    const sppg = {
      ...sent,
      id: 's1',
      created_at: '2026-11-01T00:00:00Z',
      updated_at: '2026-11-01T00:00:00Z',
      dikonfirmasi_pada: '2026-11-01T00:00:00Z',
      yayasan: { nama: 'Yayasan Uji' },
    };
    const [row] = checkRows(readTable(toCsv(sppgTable([sppg]))).rows, reference, new Set());
    expect(row).toMatchObject({ errors: [], input: { ...sent, lokasi: 'Jalan Mawar Kota Tegal' } });
  });
});
