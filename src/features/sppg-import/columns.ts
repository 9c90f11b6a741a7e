import { sppgLabels } from '@/features/sppg/sppg-labels';
import type { SppgFormValues } from '@/features/sppg/sppg-schema';
import { comparable } from '@/lib/text/visible-text';

/** The columns of import, export and template; a foundation goes by its name. */
export const columns = [
  { key: 'kode_unik_pendaftaran', label: sppgLabels.kode_unik_pendaftaran, required: true },
  { key: 'nama', label: sppgLabels.nama, required: true },
  { key: 'lokasi', label: sppgLabels.lokasi, required: true },
  { key: 'yayasan_id', label: sppgLabels.yayasan_id, required: true },
  { key: 'status_pengajuan_sppg', label: sppgLabels.status_pengajuan_sppg, required: false },
  { key: 'status_verifikasi', label: sppgLabels.status_verifikasi, required: false },
  { key: 'status_bangunan', label: sppgLabels.status_bangunan, required: false },
  {
    key: 'sasaran_jumlah_penerima_manfaat',
    label: sppgLabels.sasaran_jumlah_penerima_manfaat,
    required: false,
  },
  { key: 'kontraktor_pelaksana', label: sppgLabels.kontraktor_pelaksana, required: false },
  { key: 'progres_pembangunan', label: sppgLabels.progres_pembangunan, required: false },
  { key: 'estimasi_selesai', label: sppgLabels.estimasi_selesai, required: false },
] as const satisfies readonly { key: keyof SppgFormValues; label: string; required: boolean }[];

export type ColumnKey = (typeof columns)[number]['key'];

export function columnOf(heading: string) {
  return columns.find(({ label }) => comparable(label) === comparable(heading));
}
