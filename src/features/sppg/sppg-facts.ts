import { formatNumber } from '@/lib/text/format';
import type { Sppg } from './api';

/** What is known about an SPPG beside its name, address and status, in the order in which it is shown. */
export function sppgFacts(sppg: Sppg) {
  const target = sppg.sasaran_jumlah_penerima_manfaat;
  return [
    { label: 'Kode unik', value: sppg.kode_unik_pendaftaran },
    { label: 'Pengajuan', value: sppg.status_pengajuan_sppg },
    { label: 'Bangunan', value: sppg.status_bangunan },
    { label: 'Sasaran', value: target !== null && `${formatNumber(target)} penerima manfaat` },
    { label: 'Kontraktor', value: sppg.kontraktor_pelaksana },
    { label: 'Progres', value: sppg.progres_pembangunan },
    { label: 'Estimasi selesai', value: sppg.estimasi_selesai },
  ];
}
