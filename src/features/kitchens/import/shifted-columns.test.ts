import { describe, expect, test } from 'vitest';
import { byColumn, sppgColumnList, type SppgColumnName } from '@/features/kitchens/sppg/sppg-columns';
import type { CheckedRow } from './check-rows';
import { shiftedColumns } from './shifted-columns';

/** Rows that change one column from the one text to the other. */
function changing(column: SppgColumnName, ...changes: [before: string, after: string][]): CheckedRow[] {
  const label = sppgColumnList.find(({ key }) => key === column)?.label ?? '';
  return changes.map(([before, after], index) => {
    return {
      line: index + 2,
      kode: `K-${index + 1}`,
      nama: '',
      yayasan: '',
      errors: [],
      stored: {
        ...byColumn(() => null),
        id: `s${index}`,
        kode_unik_pendaftaran: `K-${index + 1}`,
        nama: '',
        lokasi: '',
        yayasan_id: 'y1',
        status_pengajuan_sppg: 'Draf',
        status_bangunan: 'Bangunan Baru',
        status_verifikasi: 'Siap Bangun',
        created_at: '',
        updated_at: '',
        dikonfirmasi_pada: null,
        ditutup_pada: null,
        alasan_tutup: null,
      },
      differences: before === after ? [] : [{ column, label, before, after }],
    };
  });
}

describe('a column is named that', () => {
  test.each<[string, SppgColumnName, [string, string][]]>([
    [
      'was sorted',
      'nama',
      [
        ['C', 'A'],
        ['A', 'B'],
        ['B', 'C'],
        ['D', 'D'],
      ],
    ],
    [
      'moved down by a cell',
      'lokasi',
      [
        ['A', ''],
        ['B', 'A'],
        ['C', 'B'],
        ['D', 'C'],
      ],
    ],
    [
      'was sorted, with a true change in it',
      'nama',
      [
        ['C', 'A'],
        ['A', 'Baru'],
        ['B', 'C'],
      ],
    ],
    [
      'has few values and was sorted',
      'status_verifikasi',
      [
        ['S', 'P'],
        ['P', 'S'],
        ['S', 'O'],
        ['O', 'S'],
      ],
    ],
    [
      'holds numbers and was sorted',
      'sasaran_jumlah_penerima_manfaat',
      [
        ['3', '1'],
        ['1', '2'],
        ['2', '3'],
      ],
    ],
  ])('%s', (_how, column, changes) => {
    expect(shiftedColumns(changing(column, ...changes))).toMatchObject([{ column }]);
  });
});

describe('no column is named that', () => {
  test.each<[string, SppgColumnName, [string, string][]]>([
    [
      'moves on',
      'status_verifikasi',
      [
        ['S', 'P'],
        ['P', 'O'],
        ['S', 'P'],
        ['P', 'O'],
      ],
    ],
    [
      'has grown',
      'progres_pembangunan',
      [
        ['20%', '40%'],
        ['40%', '60%'],
        ['60%', '80%'],
        ['80%', '100%'],
      ],
    ],
    [
      'has new names',
      'nama',
      [
        ['A', 'A1'],
        ['B', 'B1'],
        ['C', 'C1'],
      ],
    ],
    [
      'has one other name',
      'nama',
      [
        ['A', 'B'],
        ['B', 'B'],
      ],
    ],
    [
      'is spelt otherwise',
      'kontraktor_pelaksana',
      [
        ['PT Uji', 'PT. Uji'],
        ['PT Uji', 'PT. Uji'],
        ['CV Uji', 'CV. Uji'],
      ],
    ],
  ])('%s', (_how, column, changes) => {
    expect(shiftedColumns(changing(column, ...changes))).toEqual([]);
  });
});

test('it is told whose value a row would get', () => {
  expect(shiftedColumns(changing('nama', ['SPPG 2', 'SPPG 1'], ['SPPG 1', 'SPPG 2']))).toEqual([
    { column: 'nama', label: 'Nama SPPG', count: 2, example: { kode: 'K-1', value: 'SPPG 1', owner: 'K-2' } },
  ]);
});
