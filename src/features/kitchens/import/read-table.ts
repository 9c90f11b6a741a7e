import type { Sppg } from '@/features/kitchens/sppg/api';
import { type SppgColumnName, sppgColumnList } from '@/features/kitchens/sppg/sppg-columns';
import { parseTable } from '@/lib/files/parse-table';
import type { Table, TableColumn, TableRow } from '@/lib/files/table';
import { closingColumn, momentColumn, suspensionColumn } from './export-csv';

type ImportColumn =
  | SppgColumnName
  | typeof closingColumn.key
  | typeof momentColumn.key
  | typeof suspensionColumn.key;

/** `sppg`: the one that the row is about, where its code does not say so. */
export type ImportRow = TableRow<ImportColumn> & { sppg?: Sppg };
export type ImportTable = Omit<Table<ImportColumn>, 'rows'> & {
  rows: ImportRow[];
  /** When the file was saved, in milliseconds; for rows that do not say when they were last changed. */
  savedAt?: number;
};

/** What other people's files call the columns. */
const otherNames: Partial<Record<SppgColumnName, readonly string[]>> = {
  kode_unik_pendaftaran: [
    'Kode',
    'Kode Unik',
    'Kode Pendaftaran',
    'Kode SPPG',
    'Kode Dapur',
    'No. Pendaftaran',
  ],
  nama: ['Nama', 'SPPG', 'Nama Dapur', 'Dapur', 'Nama Satuan Pelayanan'],
  lokasi: ['Alamat', 'Lokasi SPPG', 'Alamat SPPG', 'Alamat Lengkap', 'Alamat Dapur'],
  kabupaten_kota: [
    'Kabupaten',
    'Kota',
    'Kab/Kota',
    'Kab. / Kota',
    'Kabupaten atau Kota',
    'Kabupaten Kota',
    'Wilayah',
  ],
  yayasan_id: ['Nama Yayasan', 'Yayasan Pengelola', 'Yayasan Mitra'],
  status_pengajuan_sppg: ['Status Pengajuan SPPG', 'Pengajuan'],
  status_verifikasi: ['Status SPPG', 'Status Jaringan', 'Verifikasi'],
  status_bangunan: ['Bangunan', 'Jenis Bangunan'],
  sasaran_jumlah_penerima_manfaat: [
    'Sasaran',
    'Jumlah Sasaran',
    'Penerima Manfaat',
    'Jumlah Penerima Manfaat',
    'Jumlah Penerima',
  ],
  kontraktor_pelaksana: ['Kontraktor', 'Pelaksana'],
  progres_pembangunan: ['Progres', 'Progress', 'Progress Pembangunan', 'Kemajuan', 'Kemajuan Pembangunan'],
  estimasi_selesai: ['Estimasi', 'Perkiraan Selesai', 'Target Selesai', 'Estimasi Penyelesaian'],
  akun_instagram: ['Instagram', 'IG'],
  akun_facebook: ['Facebook', 'FB'],
  akun_tiktok: ['TikTok'],
  id_bgn: ['ID SPPG', 'ID SPPG BGN', 'ID dari BGN'],
};

const sppgColumns = sppgColumnList.map(({ key, kind, label, required }): TableColumn<ImportColumn> => ({
  key,
  label,
  names: otherNames[key],
  kind: key === 'kode_unik_pendaftaran' ? 'code' : kind === 'number' ? kind : undefined,
  required,
}));

export const importColumns = [...sppgColumns, closingColumn, momentColumn, suspensionColumn];

/**
 * Parses CSV text into rows by column. Without the columns that new SPPG need, those that are known can still be changed.
 * @throws with a sentence for people when the file as a whole can't be imported
 */
export const readTable = (text: string): ImportTable =>
  parseTable(text, {
    columns: importColumns,
    keyColumn: 'kode_unik_pendaftaran',
    maxRows: 2000,
    noun: 'data SPPG',
  });
