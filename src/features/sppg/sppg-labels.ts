import type { SppgFormValues } from './sppg-schema';

/** What the fields of an SPPG are called in its form, in CSV files and in the audit trail, in their order there. */
export const sppgLabels = {
  kode_unik_pendaftaran: 'Kode Unik Pendaftaran',
  nama: 'Nama SPPG',
  lokasi: 'Lokasi (alamat)',
  yayasan_id: 'Yayasan',
  status_pengajuan_sppg: 'Status Pengajuan',
  status_verifikasi: 'Status Verifikasi',
  status_bangunan: 'Status Bangunan',
  sasaran_jumlah_penerima_manfaat: 'Sasaran Penerima Manfaat',
  kontraktor_pelaksana: 'Kontraktor Pelaksana',
  progres_pembangunan: 'Progres Pembangunan',
  estimasi_selesai: 'Estimasi Selesai',
} as const satisfies Record<keyof SppgFormValues, string>;
