import { describe, expect, test } from 'vitest';
import type { Sppg } from '@/features/kitchens/sppg/api';
import { byColumn } from '@/features/kitchens/sppg/sppg-columns';
import { toCsv } from '@/lib/files/csv';
import { searchKey } from '@/lib/text/search-key';
import { checkRows, newYayasanOf } from './check-rows';
import { sppgCsvTable, templateTable } from './export-csv';
import { readTable } from './read-table';

const stored: Sppg = {
  ...byColumn(() => null),
  id: 'l1',
  kode_unik_pendaftaran: 'LAMA-1',
  nama: 'SPPG Lama',
  lokasi: 'Jalan Mawar\nKota Tegal',
  kabupaten_kota: 'Kota Tegal',
  yayasan_id: 'y1',
  status_pengajuan_sppg: 'Terverifikasi',
  status_bangunan: 'Renovasi Bangunan',
  status_verifikasi: 'Proses Pembangunan',
  sasaran_jumlah_penerima_manfaat: 2500,
  kontraktor_pelaksana: "'-",
  progres_pembangunan: '40%',
  estimasi_selesai: 'Desember 2026',
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-02T00:00:00Z',
  dikonfirmasi_pada: null,
  ditutup_pada: null,
  alasan_tutup: null,
};
const zeros = { ...stored, id: 'l2', kode_unik_pendaftaran: '0012', nama: 'SPPG Nol', yayasan_id: 'y3' };

const reference = {
  yayasanOptions: [
    { id: 'y1', nama: 'Yayasan Uji' },
    { id: 'y2', nama: 'Yayasan Kembar' },
    { id: 'y3', nama: 'Yayasan Kembar' },
  ],
  districts: ['Kabupaten Tegal', 'Kota Tegal', 'Kabupaten Batang', 'Kota Surakarta'],
  sppgByCode: new Map([stored, zeros].map((sppg) => [searchKey(sppg.kode_unik_pendaftaran), sppg])),
};

const headings =
  'Kode Unik Pendaftaran;Nama SPPG;Lokasi (alamat);Yayasan;Status Verifikasi;Sasaran Penerima Manfaat';

function checkWanting(wanted: string[], ...lines: string[]) {
  return checkRows(readTable([headings, ...lines].join('\n')), reference, new Set(wanted));
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
  expect(checkRows(table, reference, new Set())[0]).toMatchObject({
    errors: [],
    input: { kabupaten_kota: expected },
  });
});

test('an estimate that a program wrote as a date is one in words; one that could be two is named', () => {
  const estimateOf = (cell: string) =>
    checkRows(
      readTable(`${headings};Estimasi Selesai\nA;N;L;Yayasan Uji;;;${cell}`),
      reference,
      new Set(),
    )[0];
  expect(estimateOf('2026-12-01 00:00:00')?.input?.estimasi_selesai).toBe('Desember 2026');
  expect(estimateOf('46387')?.input?.estimasi_selesai).toBe('31 Desember 2026');
  expect(estimateOf('12/1/26')?.errors).toEqual([
    'Estimasi Selesai: "12/1/26" dapat dibaca sebagai dua tanggal. Tulis nama bulannya.',
  ]);
  expect(estimateOf('50')).toMatchObject({
    input: { estimasi_selesai: '50' },
    doubts: ['Estimasi Selesai: "50" terbaca sebagai progres, bukan waktu selesai.'],
  });
});

test('a row that an earlier attempt of the import has stored is no duplicate', () => {
  const table = readTable([headings, 'lama-1;SPPG Lama;L;Yayasan Uji;;'].join('\n'));
  const checked = (id: string) =>
    checkRows(table, reference, new Set(), new Map([[searchKey('lama-1'), id]]))[0];
  expect(checked('l1')).toMatchObject({ isStored: true, errors: [] });
  expect(checked('l2')).toMatchObject({ isStored: false });
  expect(checked('l2')?.errors).toEqual(['Kode Unik Pendaftaran: "lama-1" sudah terdaftar untuk SPPG Lama.']);
});

test.each(['Tegal', 'Kab. Solo', 'Kota Yogyakarta'])('the kabupaten or kota %j is not guessed at', (cell) => {
  const table = readTable(`${headings};Kabupaten/Kota\nA;N;L;Yayasan Uji;;;${cell}`);
  expect(checkRows(table, reference, new Set())[0]?.errors).toEqual([
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

test('a foundation that is spelt otherwise is the one that is stored, of a new SPPG, too', () => {
  const [row] = check('A;N;L;Yayasan-UJI;;');
  expect(row).toMatchObject({ errors: [], hasNewYayasan: false, input: { yayasan_id: 'y1' } });
  expect(row?.spellings).toEqual([
    'Yayasan di file ditulis "Yayasan-UJI". Yang tersimpan tetap "Yayasan Uji".',
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
    const rows = checkWanting([searchKey('yayasan baru')], ...lines);
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

describe('a known code', () => {
  const changesOf = (line: string) => {
    const [row] = check(line);
    return {
      errors: row?.errors,
      changes: row?.differences?.map(({ label, before, after }) => [label, before, after]),
    };
  };

  test('is an update, of what the file says otherwise', () => {
    expect(
      changesOf('lama 1; SPPG  Baru;Jalan Mawar Kota Tegal;yayasan UJI;sudah operasional;2.750'),
    ).toEqual({
      errors: [],
      changes: [
        ['Nama SPPG', 'SPPG Lama', 'SPPG Baru'],
        ['Status Verifikasi', 'Proses Pembangunan', 'Sudah Operasional'],
        ['Sasaran Penerima Manfaat', '2.500', '2.750'],
      ],
    });
  });

  test('keeps its spelling, and that of its foundation and name: what the file spells otherwise is told', () => {
    const [row] = check('lama–1; sppg LAMA;Jalan Mawar Kota Tegal;yayasan uji;Proses Pembangunan;2500');
    expect(row).toMatchObject({ errors: [], differences: [], kode: 'LAMA-1', nama: 'SPPG Lama' });
    expect(row?.spellings).toEqual([
      'Kode Unik Pendaftaran di file ditulis "lama–1". Yang tersimpan tetap "LAMA-1".',
      'Nama SPPG di file ditulis "sppg LAMA". Yang tersimpan tetap "SPPG Lama".',
      'Yayasan di file ditulis "yayasan uji". Yang tersimpan tetap "Yayasan Uji".',
    ]);
  });

  test('with an empty cell empties what may be empty, and nothing else', () => {
    expect(changesOf('LAMA-1;SPPG Lama;Jalan Mawar Kota Tegal;Yayasan Uji;Proses Pembangunan;')).toEqual({
      errors: [],
      changes: [['Sasaran Penerima Manfaat', '2.500', null]],
    });
    expect(changesOf('LAMA-1;;Jalan Mawar Kota Tegal;;;2500').errors).toEqual([
      'Nama SPPG: Nama SPPG tidak boleh kosong.',
      'Yayasan: Nama yayasan tidak boleh kosong.',
      'Status Verifikasi: Tidak boleh dikosongkan. Pilih: Siap Bangun, Proses Pembangunan, Sudah Operasional.',
    ]);
  });

  test('needs no other column', () => {
    const table = readTable('Progres Pembangunan;Kode Unik Pendaftaran\n60%;LAMA-1\n;BARU-1\n');
    const [known, unknown] = checkRows(table, reference, new Set());
    expect(known).toMatchObject({
      nama: 'SPPG Lama',
      yayasan: 'Yayasan Uji',
      differences: [{ column: 'progres_pembangunan', before: '40%', after: '60%' }],
    });
    expect(unknown?.errors).toEqual([
      'Kode "BARU-1" belum terdaftar. Untuk SPPG baru, file perlu kolom Nama SPPG, Lokasi (alamat), dan Yayasan.',
    ]);
  });

  test('may get a foundation that is yet to be added', () => {
    const [row] = checkWanting(
      [searchKey('yayasan baru')],
      'LAMA-1;SPPG Lama;L;Yayasan Baru;Siap Bangun;2500',
    );
    expect(row?.differences).toContainEqual({
      column: 'yayasan_id',
      label: 'Yayasan',
      before: 'Yayasan Uji',
      after: 'Yayasan Baru',
    });
  });

  test('of a closed kitchen is refused: it is not written over, and no other kitchen gets it', () => {
    const closed = {
      ...stored,
      kode_unik_pendaftaran: 'TUTUP-1',
      ditutup_pada: '2026-10-03',
      alasan_tutup: 'Sewa',
    };
    const known = { ...reference, sppgByCode: new Map([[searchKey('TUTUP-1'), closed]]) };
    const rowOf = (line: string) =>
      checkRows(readTable(`Kode Unik Pendaftaran;Nama SPPG\n${line}`), known, new Set())[0];
    expect(rowOf('tutup 1;SPPG Baru')).toMatchObject({
      errors: ['Kode "TUTUP-1" milik dapur yang ditutup sejak 3 Oktober 2026, dan tidak dipakai lagi.'],
    });
    expect(rowOf('tutup 1;SPPG Baru')?.input).toBeUndefined();
    // As an export has it.
    expect(rowOf('TUTUP-1;SPPG Lama')?.errors).toEqual([]);
  });

  test('that lost its zeros is known by the name beside it', () => {
    expect(changesOf('12;SPPG Nol;Jalan Mawar Kota Tegal;Yayasan Kembar;Proses Pembangunan;2500')).toEqual({
      errors: [],
      changes: [],
    });
    expect(changesOf('12;SPPG Lain;L;Yayasan Uji;;').errors).toEqual([
      'Kode Unik Pendaftaran: "12" mungkin "0012" yang kehilangan nol di depannya. Tulis kode lengkapnya.',
    ]);
    const rows = check('12;SPPG Nol;L;Yayasan Uji;Siap Bangun;', '0012;SPPG Nol;L;Yayasan Uji;Siap Bangun;');
    expect(rows[0]?.errors).toEqual(['Kode Unik Pendaftaran: "12" juga ada pada baris 3.']);
  });
});

describe('own files', () => {
  test('the template has every heading and asks for nothing but its example to be deleted', () => {
    const table = readTable(toCsv(templateTable()));
    expect(table.ignored).toEqual([]);
    expect(checkRows(table, reference, new Set()).map(({ errors }) => errors)).toEqual([
      ['Hapus baris contoh ini.'],
    ]);
  });

  const exported = () =>
    toCsv(
      sppgCsvTable([
        {
          ...stored,
          sppg_penghentian: [{ mulai: '2026-11-20', sampai: null }],
          yayasan: { nama: 'Yayasan Uji' },
        },
        { ...zeros, sppg_penghentian: [], yayasan: { nama: 'Yayasan Kembar' } },
      ]),
    );

  test.each([
    ['as it is', (text: string) => text],
    [
      'saved by Excel: without quotes, zeros and full dates',
      (text: string) =>
        text
          .replaceAll('"', '')
          .replaceAll('\n', ' ')
          .replaceAll('\r ', '\r\n')
          .replace('0012', '12')
          .replaceAll('Desember 2026', 'Des-26'),
    ],
    ['saved with commas', (text: string) => text.replaceAll(';', ',')],
    ['saved by LibreOffice', (text: string) => text.replaceAll('"40%"', '0,4').replaceAll('\r\n', '\n')],
  ])('an export that nobody has edited changes nothing: %s', (_, save) => {
    const rows = checkRows(readTable(save(exported())), reference, new Set());
    expect(rows.map(({ errors, differences }) => ({ errors, differences }))).toEqual([
      { errors: [], differences: [] },
      { errors: [], differences: [] },
    ]);
  });

  test('an export tells since when a kitchen is suspended whose status was operating, and its import ignores that', () => {
    expect(exported().split('\r\n')[0]).toMatch(/"Terakhir Diubah";"Dihentikan Sementara Sejak"$/);
    expect(exported()).toContain('"2026-11-20"');
    expect(readTable(exported()).ignored).toEqual([]);
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
      ditutup_pada: null,
      alasan_tutup: null,
      sppg_penghentian: [],
      yayasan: { nama: 'Yayasan Uji' },
    };
    const [row] = checkRows(readTable(toCsv(sppgCsvTable([sppg]))), reference, new Set());
    expect(row).toMatchObject({ errors: [], input: { ...sent, lokasi: 'Jalan Mawar Kota Tegal' } });
  });
});
