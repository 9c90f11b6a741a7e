import type { Tables } from '@/lib/supabase/database.types';

/** What everyone reads of a foundation's signature for a kitchen. */
export type Signature = Pick<
  Tables<'sppg_tanda_tangan'>,
  'ditandatangani_pada' | 'berlaku_sampai' | 'ditarik_pada' | 'berakhir_karena' | 'alamat_diisi_pada'
>;

/** The signature that counts today, a day in WIB: where one has ended, its last day is over. */
export const signatureToday = (signatures: readonly Signature[], today: string) =>
  signatures.find(({ berlaku_sampai }) => berlaku_sampai >= today);
