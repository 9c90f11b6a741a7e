import { site } from '@/config/site';
import { calledName, calledOf } from '@/features/kitchens/sppg/called';
import { formatAddress } from '@/lib/text/format';
import type { BuiltKitchen } from './built-kitchens';
import { verdictOf } from './verdict';

/**
 * Title and description of a kitchen's page, which link previews show: its verdict, whose word that is, and of which
 * day. The code tells it from another kitchen at the same address. For a kitchen newer than the build only the code;
 * search engines only get confirmed kitchens.
 */
export function kitchenHead(code: string, built: BuiltKitchen | null) {
  if (!built)
    return {
      title: `Dapur ${code}`,
      description: `Apakah dapur berkode ${code} ada dalam daftar ${site.name}, dan bagaimana keadaannya.`,
      noIndex: true,
    };
  const { day, sppg } = built;
  const called = calledOf(sppg);
  const { text, voice } = verdictOf(sppg, sppg.sppg_sertifikat_publik, day);
  return {
    title: called.nama ? `${called.nama} (${called.kode})` : calledName(called),
    description: `${text} (${voice}). ${[['Dapur SPPG', sppg.yayasan.nama].join(' ').trim(), called.lokasi && formatAddress(called.lokasi)].filter(Boolean).join(', ')}. Kode ${called.kode}.`,
    noIndex: sppg.dikonfirmasi_pada === null,
  };
}
