import type { SppgFormValues } from '@/features/sppg/sppg-schema';

/** The columns of import, export and template; a foundation goes by its name. */
export const columns = [
  { key: 'kode_unik_pendaftaran', label: 'Kode Unik Pendaftaran', required: true },
  { key: 'nama', label: 'Nama SPPG', required: true },
  { key: 'lokasi', label: 'Lokasi (alamat)', required: true },
  { key: 'yayasan_id', label: 'Yayasan', required: true },
  { key: 'status_pengajuan_sppg', label: 'Status Pengajuan', required: false },
  { key: 'status_verifikasi', label: 'Status Verifikasi', required: false },
  { key: 'status_bangunan', label: 'Status Bangunan', required: false },
  { key: 'sasaran_jumlah_penerima_manfaat', label: 'Sasaran Penerima Manfaat', required: false },
  { key: 'kontraktor_pelaksana', label: 'Kontraktor Pelaksana', required: false },
  { key: 'progres_pembangunan', label: 'Progres Pembangunan', required: false },
  { key: 'estimasi_selesai', label: 'Estimasi Selesai', required: false },
] as const satisfies readonly { key: keyof SppgFormValues; label: string; required: boolean }[];

export type ColumnKey = (typeof columns)[number]['key'];

/** How people write the same name: spaces, capitals and accents made of two characters do not matter. */
export function comparable(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
}

export function columnOf(heading: string) {
  return columns.find(({ label }) => comparable(label) === comparable(heading));
}
