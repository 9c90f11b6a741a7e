import type { Sppg } from './api';
import type { SppgFormValues } from './sppg-schema';
import { statusBangunan, statusPengajuanSppg, statusVerifikasi } from './status';

/** What the form's fields hold for an SPPG, or for a new one. */
export function storedValues(sppg: Sppg | undefined, yayasanId: string): SppgFormValues {
  return {
    kode_unik_pendaftaran: sppg?.kode_unik_pendaftaran ?? '',
    nama: sppg?.nama ?? '',
    lokasi: sppg?.lokasi ?? '',
    yayasan_id: yayasanId,
    sasaran_jumlah_penerima_manfaat: sppg?.sasaran_jumlah_penerima_manfaat?.toString() ?? '',
    status_pengajuan_sppg:
      statusPengajuanSppg.find((status) => status === sppg?.status_pengajuan_sppg) ?? 'Draf',
    status_bangunan: statusBangunan.find((status) => status === sppg?.status_bangunan) ?? 'Bangunan Baru',
    status_verifikasi: statusVerifikasi.find((status) => status === sppg?.status_verifikasi) ?? 'Siap Bangun',
    kontraktor_pelaksana: sppg?.kontraktor_pelaksana ?? '',
    progres_pembangunan: sppg?.progres_pembangunan ?? '',
    estimasi_selesai: sppg?.estimasi_selesai ?? '',
  };
}
