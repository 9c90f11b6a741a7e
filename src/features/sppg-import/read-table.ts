import { type SppgColumnName, sppgColumnList } from '@/features/sppg/sppg-columns';
import { parseTable } from '@/lib/files/parse-table';
import type { Table as ReadTable, TableColumn, TableRow as ReadTableRow } from '@/lib/files/table';

export type TableRow = ReadTableRow<SppgColumnName>;
export type Table = ReadTable<SppgColumnName>;

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
};

const columns = sppgColumnList.map(({ key, label, kind, required }): TableColumn<SppgColumnName> => {
  const cellKind = key === 'kode_unik_pendaftaran' ? 'code' : kind === 'number' ? kind : undefined;
  return { key, label, names: otherNames[key], kind: cellKind, required };
});

/**
 * Parses CSV text into rows by column. Without the columns that new SPPG need, those that are known can still be changed.
 * @throws with a sentence for people when the file as a whole can't be imported
 */
export const readTable = (text: string): Table =>
  parseTable(text, { columns, keyColumn: 'kode_unik_pendaftaran', maxRows: 2000, noun: 'data SPPG' });
