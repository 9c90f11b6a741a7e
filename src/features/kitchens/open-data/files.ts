// The open data: files for programs and spreadsheets, written by the build as of its day. Once, in datapackage.json,
// they say what the columns mean, how the numbers are counted, and how all may be used.
import { dataFiles, paths } from '@/config/paths';
import { site } from '@/config/site';
import { fetchKitchens } from '@/features/kitchens/check/built-kitchens';
import { licence } from '@/features/kitchens/numbers/content';
import { methods } from '@/features/kitchens/numbers/files';
import { isClosed } from '@/features/kitchens/sppg/sppg-filter';
import { csvType, toPlainCsv } from '@/lib/files/csv';
import { fetchAll } from '@/lib/supabase/fetch-all';
import type { TablesClient } from '@/lib/supabase/tables';
import { formatNumber } from '@/lib/text/format';
import { todayOnServer } from '@/lib/text/format-time';
import { absoluteUrl } from '@/lib/url/site-url';
import { fetchPressRows } from '@/features/kitchens/numbers/api';
import { changeTable, kitchenTable, numberTable, type OpenTable } from './tables';

interface Resource {
  name: string;
  path: string;
  title: string;
  description: string;
  format: 'csv' | 'json';
  table: OpenTable;
  primaryKey?: string;
}

function csvOf({ fields, rows }: OpenTable): string {
  return toPlainCsv([fields.map(({ name }) => name), ...rows]);
}

function jsonOf({ fields, rows }: OpenTable): string {
  const objects = rows.map((row) => Object.fromEntries(fields.map(({ name }, index) => [name, row[index]])));
  return `${JSON.stringify(objects, null, 1)}\n`;
}

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
    resources: resources.map(({ name, path, title, description, format, table, primaryKey }) => ({
      name,
      path: path.slice('/data/'.length),
      type: 'table',
      title,
      description,
      format,
      mediatype: format === 'csv' ? csvType : 'application/json',
      encoding: 'utf-8',
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
  const [kitchens, numbers, removed] = await Promise.all([
    fetchKitchens(tables),
    fetchPressRows(tables),
    fetchAll(
      tables
        .from('sppg_dikeluarkan')
        .select('tanggal, kode_unik_pendaftaran, kabupaten_kota')
        .order('tanggal')
        .order('kode_unik_pendaftaran'),
    ),
  ]);
  const day = todayOnServer();
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
        'Dapur yang ditambahkan, dihentikan, dibuka lagi, ditutup, atau dikeluarkan, yang terbaru di atas.',
      format: 'csv',
      table: changeTable(kitchens, removed, day),
    },
  ];
  return new Map([
    ...resources.map(
      ({ path, format, table }) => [path, format === 'csv' ? csvOf(table) : jsonOf(table)] as const,
    ),
    [dataFiles.description, `${JSON.stringify(description(resources, day), null, 2)}\n`],
  ]);
}
