import type { Tables } from '@/lib/supabase/database.types';

/** The columns of a foundation's signature for a kitchen that everyone may read. */
export type Signature = Pick<
  Tables<'sppg_tanda_tangan'>,
  'ditandatangani_pada' | 'berlaku_sampai' | 'ditarik_pada' | 'berakhir_karena' | 'alamat_diisi_pada'
>;

/** The signature that is valid on a day in WIB; the last day of one that has ended is over. */
export const signatureToday = (signatures: readonly Signature[], today: string) =>
  signatures.find(({ berlaku_sampai }) => berlaku_sampai >= today);
