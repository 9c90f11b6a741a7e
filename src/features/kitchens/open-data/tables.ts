// The tables of the open data: what visitors may know of confirmed kitchens, under the names of the database.
import type { KitchenRow } from '@/features/kitchens/check/api';
import { pressTable } from '@/features/kitchens/numbers/files';
import type { PressNumberRow } from '@/features/kitchens/numbers/api';
import { pressNumbers } from '@/features/kitchens/numbers/sums';
import { type SppgColumn, sppgColumnList } from '@/features/kitchens/sppg/sppg-columns';
import { isClosed } from '@/features/kitchens/sppg/sppg-filter';
import { runningSuspension } from '@/features/kitchens/sppg/suspension-state';
import type { CsvCell } from '@/lib/files/csv';
import { changeKinds, kitchenChanges, isConfirmed } from './changes';
import { releasedColumns } from './released-columns';

/** A column as Table Schema describes it (datapackage.org). */
export interface TableField {
  name: string;
  type: 'string' | 'integer' | 'date' | 'datetime';
  title: string;
  description?: string;
  constraints?: { required?: true; unique?: true; enum?: readonly string[] };
}

export interface OpenTable {
  fields: TableField[];
  /** The cells, in the order of the fields. */
  rows: CsvCell[][];
}

function fieldOf(column: SppgColumn): TableField {
  const { key: name, kind, label: title, required } = column;
  return {
    name,
    type: kind === 'number' ? 'integer' : 'string',
    title,
    ...(required && { constraints: { required } }),
    ...(kind === 'choice' && { constraints: { required: true as const, enum: column.options } }),
  };
}

/** Puts columns that are newer than the last release after all others: programs may count them. */
function newestLast(released: readonly string[], fields: TableField[]): TableField[] {
  const place = ({ name }: TableField) =>
    released.includes(name) ? released.indexOf(name) : released.length;
  return fields.toSorted((one, other) => place(one) - place(other));
}

/** What is public of a kitchen itself. */
export const kitchenFields: TableField[] = newestLast(releasedColumns.kitchens, [
  { name: 'id', type: 'string', title: 'Id', constraints: { required: true, unique: true } },
  ...sppgColumnList.map(fieldOf),
  { name: 'yayasan', type: 'string', title: 'Nama yayasan' },
  {
    name: 'dihentikan_sejak',
    type: 'date',
    title: 'Dihentikan sejak',
    description:
      'Hari pertama penghentian yang berjalan pada hari data ini; kosong bila tidak sedang dihentikan.',
  },
  {
    name: 'dikonfirmasi_pada',
    type: 'datetime',
    title: 'Dikonfirmasi pada',
    description: 'Sejak kapan kami menjamin isi barisnya.',
    constraints: { required: true },
  },
  { name: 'created_at', type: 'datetime', title: 'Dicatat pada' },
  { name: 'updated_at', type: 'datetime', title: 'Terakhir diubah' },
]);

/** The values of a kitchen's fields on a day in WIB, by name. */
export function kitchenValues(sppg: KitchenRow, day: string) {
  const { yayasan, sppg_penghentian, ...columns } = sppg;
  const suspendedSince = runningSuspension(sppg_penghentian, day)?.mulai ?? null;
  return { ...columns, yayasan: yayasan.nama, dihentikan_sejak: suspendedSince };
}

/** The confirmed kitchens on a day in WIB, except for those that are closed for good, which are in the changelog. */
export function kitchenTable(kitchens: KitchenRow[], day: string): OpenTable {
  const open = kitchens.filter((sppg) => isConfirmed(sppg) && !isClosed(sppg));
  const rows = open.map((sppg) => {
    const values: Record<string, unknown> = kitchenValues(sppg, day);
    return kitchenFields.map(({ name }) => {
      const value = values[name];
      return typeof value === 'string' || typeof value === 'number' ? value : null;
    });
  });
  return { fields: kitchenFields, rows };
}

/** The table of the numbers for the press. */
export function numberTable(numbers: PressNumberRow[], day: string): OpenTable {
  const [, ...rows] = pressTable(pressNumbers(numbers), day);
  return {
    fields: [
      { name: 'tanggal', type: 'date', title: 'Tanggal' },
      { name: 'angka', type: 'string', title: 'Yang dihitung' },
      { name: 'rincian', type: 'string', title: 'Keadaannya' },
      {
        name: 'wilayah',
        type: 'string',
        title: 'Wilayah',
        description: 'Seluruh Jawa Tengah, atau kabupaten dan kota yang jumlahnya lebih dari nol.',
      },
      { name: 'jumlah', type: 'integer', title: 'Jumlah' },
    ],
    rows,
  };
}

/** The changelog of all kitchens that are or were confirmed, until a day in WIB, newest first. */
export function changeTable(...told: Parameters<typeof kitchenChanges>): OpenTable {
  return {
    fields: [
      { name: 'tanggal', type: 'date', title: 'Tanggal', constraints: { required: true } },
      {
        name: 'kejadian',
        type: 'string',
        title: 'Kejadian',
        description:
          'Ditambahkan: dicatat dalam daftar kami. Dihentikan: hari pertama penghentian sementara. Dibuka lagi: hari sesudah hari terakhirnya. Ditutup: berhenti untuk seterusnya, dan tidak ada lagi dalam daftar dapur. Dibuka kembali: penutupannya dibatalkan. Kode berganti: sejak hari itu kami menyebutnya dengan kode ini; yang lama ada di kode_lama. Dikeluarkan: tidak ada lagi dalam daftar kami.',
        constraints: { enum: changeKinds },
      },
      { name: 'kode_unik_pendaftaran', type: 'string', title: 'Kode Unik Pendaftaran' },
      { name: 'kabupaten_kota', type: 'string', title: 'Kabupaten/Kota' },
      { name: 'oleh', type: 'string', title: 'Dihentikan oleh' },
      { name: 'kode_lama', type: 'string', title: 'Kode sebelumnya' },
    ],
    rows: kitchenChanges(...told).map((line) => [
      line.tanggal,
      line.kejadian,
      line.kode_unik_pendaftaran,
      line.kabupaten_kota,
      line.oleh,
      line.kode_lama,
    ]),
  };
}
