import type { Tables } from '@/lib/database.types';

export type Sppg = Tables<'sppg'>;
export type YayasanName = Pick<Tables<'yayasan'>, 'id' | 'nama'>;

/** Which SPPG dialog is open, and for what. */
export type SppgDialogState =
  | { kind: 'add'; yayasan?: YayasanName }
  | { kind: 'edit'; sppg: Sppg; yayasan: YayasanName }
  | { kind: 'delete'; sppg: Sppg; yayasan: YayasanName };
