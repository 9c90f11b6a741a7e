import { site } from '@/config/site';
import { formatAddress, formatDate } from '@/lib/text/format';
import type { BuiltKitchen } from './built-kitchens';
import { verdictOf } from './verdict';

/**
 * Title and description of a kitchen's page, which link previews show: its verdict with the day on which the site was built.
 * Of a kitchen that is newer, only the code.
 */
export function kitchenHead(code: string, built: BuiltKitchen | null) {
  if (!built)
    return {
      title: `Dapur ${code}`,
      description: `Apakah dapur berkode ${code} ada dalam daftar ${site.name}, dan bagaimana keadaannya.`,
    };
  const { day, sppg } = built;
  const { text } = verdictOf(sppg, sppg.sppg_sertifikat_publik, day);
  return {
    title: `${sppg.nama} (${sppg.kode_unik_pendaftaran})`,
    description: `${text} (keadaan per ${formatDate(day)}). Dapur SPPG ${sppg.yayasan.nama}, ${formatAddress(sppg.lokasi)}.`,
  };
}
