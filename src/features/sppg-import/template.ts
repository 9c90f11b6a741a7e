import { type ColumnKey, columns } from './columns';

/** The code of the template's example row, which the import asks to delete. */
export const exampleCode = 'CONTOH';

const example: Record<ColumnKey, string> = {
  kode_unik_pendaftaran: exampleCode,
  nama: 'SPPG Contoh',
  lokasi: 'Jalan Contoh No. 1, Kota Semarang',
  yayasan_id: 'Nama yayasan seperti di Data Yayasan',
  status_pengajuan_sppg: 'Draf',
  status_verifikasi: 'Siap Bangun',
  status_bangunan: 'Bangunan Baru',
  sasaran_jumlah_penerima_manfaat: '2500',
  kontraktor_pelaksana: '',
  progres_pembangunan: '0%',
  estimasi_selesai: 'Triwulan I 2027',
};

/** An empty file to fill in: the headings and one example. */
export function templateTable(): string[][] {
  return [columns.map(({ label }) => label), columns.map(({ key }) => example[key])];
}
