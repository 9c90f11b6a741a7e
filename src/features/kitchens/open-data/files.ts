// The open data: files for programs and spreadsheets, written by the build as of its day. Once, in datapackage.json,
// they say what the columns mean, how the numbers are counted, and how all may be used.
import { dataFiles, districtDataPath } from '@/config/data-files';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { fetchKitchens, fetchWholeKitchens } from '@/features/kitchens/check/built-kitchens';
import { licence } from '@/features/kitchens/numbers/content';
import { methods } from '@/features/kitchens/numbers/files';
import { isClosed, withoutDistrict } from '@/features/kitchens/sppg/sppg-filter';
import { tiles } from '@/features/shared/wilayah/tiles';
import { groupBy } from '@/lib/collections';
import { csvType, toCsv, toPlainCsv } from '@/lib/files/csv';
import type { TablesClient } from '@/lib/supabase/tables';
import { formatNumber } from '@/lib/text/format';
import { serverNow } from '@/lib/supabase/server-time';
import { todayOnServer } from '@/lib/text/format-time';
import { absoluteUrl } from '@/lib/url/site-url';
import { fetchPressRows } from '@/features/kitchens/numbers/api';
import { fetchNotedChanges } from './changes';
import { excelTable } from './excel';
import { kitchenFiles } from './kitchen-files';
import { formatVersion, kitchenSchema } from './kitchen-schema';
import { changeTable, kitchenTable, numberTable, type OpenTable } from './tables';

interface Resource {
  name: string;
  path: string;
  title: string;
  description: string;
  format: 'csv' | 'excel' | 'json';
  table: OpenTable;
  primaryKey?: string;
}

const headed = ({ fields, rows }: OpenTable) => [fields.map(({ name }) => name), ...rows];

const writers = {
  csv: (table: OpenTable) => toPlainCsv(headed(table)),
  excel: (table: OpenTable) => toCsv(headed(excelTable(table))),
  json({ fields, rows }: OpenTable) {
    const objects = rows.map((row) =>
      Object.fromEntries(fields.map(({ name }, index) => [name, row[index]])),
    );
    return `${JSON.stringify(objects, null, 1)}\n`;
  },
};

/** datapackage.json, after the standard of datapackage.org, version 2. */
function description(resources: Resource[], day: string) {
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: 'sppg-jawa-tengah',
    title: `Dapur SPPG di jaringan ${site.name}`,
    description: `Keadaan per ${day} (WIB), dicatat oleh ${site.legalName}. Hanya dapur yang sudah kami konfirmasi. Teks yang oleh lembar kerja dibaca sebagai rumus diawali tanda petik (') di dalam CSV.`,
    homepage: absoluteUrl(paths.angka),
    created: `${day}T00:00:00+07:00`,
    licenses: [{ name: 'CC-BY-4.0', path: licence.url, title: licence.name }],
    contributors: [{ title: site.legalName, path: absoluteUrl(paths.home), roles: ['publisher'] }],
    cara_hitung: methods,
    versi: formatVersion,
    catatan_format: absoluteUrl(dataFiles.formatNotes),
    berkas_per_dapur: {
      alamat: absoluteUrl('/data/sppg/{kode}.json'),
      skema: absoluteUrl(dataFiles.kitchenSchema),
    },
    resources: resources.map(({ name, path, title, description, format, table, primaryKey }) => ({
      name,
      path: path.slice('/data/'.length),
      type: 'table',
      title,
      description,
      format: format === 'json' ? 'json' : 'csv',
      mediatype: format === 'json' ? 'application/json' : csvType,
      encoding: 'utf-8',
      ...(format === 'excel' && { dialect: { delimiter: ';' } }),
      schema: { fields: table.fields, ...(primaryKey && { primaryKey: [primaryKey] }) },
    })),
  };
}

/**
 * The files of the open data by their paths.
 * @param tables - the backend as visitors read it
 * @throws PostgrestError when it can't be read
 */
export async function openDataFiles(tables: TablesClient): Promise<Map<string, string>> {
  const [kitchens, wholeKitchens, numbers, { removed, changed }] = await Promise.all([
    fetchKitchens(tables),
    fetchWholeKitchens(tables),
    fetchPressRows(tables),
    fetchNotedChanges(tables),
  ]);
  const day = todayOnServer();
  const time = new Date(serverNow()).toISOString();
  const list = kitchenTable(kitchens, day);
  const closed = kitchens.filter((sppg) => sppg.dikonfirmasi_pada !== null && isClosed(sppg)).length;
  const leftOut =
    closed > 0
      ? ` ${formatNumber(closed)} dapur yang ditutup tidak disertakan: lihat Catatan perubahan.`
      : '';
  const resources: Resource[] = [
    {
      name: 'sppg',
      path: dataFiles.kitchens,
      title: 'Daftar dapur',
      description: `Satu baris untuk tiap dapur, dengan nama kolom seperti di basis data kami.${leftOut}`,
      format: 'csv',
      table: list,
      primaryKey: 'id',
    },
    {
      name: 'sppg-excel',
      path: dataFiles.kitchensForExcel,
      title: 'Daftar dapur untuk Excel',
      description:
        "Baris dan kolom yang sama, untuk dibuka langsung di Excel atau LibreOffice berbahasa Indonesia: dipisahkan titik koma, waktu dalam WIB. Kode yang akan dibaca sebagai angka atau tanggal diawali tanda petik (').",
      format: 'excel',
      table: list,
      primaryKey: 'id',
    },
    {
      name: 'sppg-json',
      path: dataFiles.kitchensJson,
      title: 'Daftar dapur (JSON)',
      description: 'Isi yang sama sebagai JSON.',
      format: 'json',
      table: list,
      primaryKey: 'id',
    },
    {
      name: 'angka',
      path: dataFiles.numbers,
      title: 'Angka SPPG',
      description: 'Angka halaman /angka pada hari data ini. Cara menghitungnya ada di cara_hitung.',
      format: 'csv',
      table: numberTable(numbers, day),
    },
    {
      name: 'perubahan',
      path: dataFiles.changes,
      title: 'Catatan perubahan',
      description:
        'Dapur yang ditambahkan, dihentikan, dibuka lagi, ditutup, dibuka kembali, berganti kode, atau dikeluarkan, yang terbaru di atas.',
      format: 'csv',
      table: changeTable(kitchens, removed, changed, day),
    },
  ];
  const ofDistricts = groupBy(kitchens, ({ kabupaten_kota }) => kabupaten_kota ?? withoutDistrict);
  const districtLists = Object.keys(tiles).map(
    (nama) =>
      [districtDataPath(nama), writers.excel(kitchenTable(ofDistricts.get(nama) ?? [], day))] as const,
  );
  return new Map([
    ...districtLists,
    ...resources.map(({ path, format, table }) => [path, writers[format](table)] as const),
    ...kitchenFiles(wholeKitchens, removed, changed, time),
    [dataFiles.description, `${JSON.stringify(description(resources, day), null, 2)}\n`],
    [dataFiles.kitchenSchema, `${JSON.stringify(kitchenSchema, null, 2)}\n`],
  ]);
}
