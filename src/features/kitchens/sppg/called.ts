// The name by which the company speaks of a kitchen, everywhere but in the kitchen's own row of a list: that row may be
// anybody's words.
import type { Tables } from '@/lib/supabase/database.types';

export type Called = Pick<Tables<'sppg_disebut'>, 'kode' | 'nama' | 'lokasi' | 'kabupaten_kota'>;

/** The columns of a kitchen's row that tell how we call it. */
export interface CallableKitchen extends Pick<
  Tables<'sppg'>,
  'kode_unik_pendaftaran' | 'nama' | 'lokasi' | 'kabupaten_kota' | 'dikonfirmasi_pada'
> {
  sppg_disebut?: Called | null;
}

/**
 * The last confirmed words about a kitchen: of a confirmed row its own; of a kitchen that was never confirmed only the
 * code.
 */
export function calledOf(sppg: CallableKitchen): Called {
  if (sppg.sppg_disebut) return sppg.sppg_disebut;
  const { kode_unik_pendaftaran: kode, nama, lokasi, kabupaten_kota, dikonfirmasi_pada } = sppg;
  return dikonfirmasi_pada === null
    ? { kode, nama: null, lokasi: null, kabupaten_kota: null }
    : { kode, nama, lokasi, kabupaten_kota };
}

/** 'SPPG Tembalang', or 'Dapur SPPG-3374-001' of a kitchen that nobody ever confirmed */
export const calledName = ({ kode, nama }: Pick<Called, 'kode' | 'nama'>) => nama ?? `Dapur ${kode}`;
