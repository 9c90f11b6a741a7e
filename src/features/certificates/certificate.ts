import type { Tables } from '@/lib/supabase/database.types';
import type { CertificateRow } from './certificate-columns';

/** A row of the view. PostgreSQL declares every column of a view nullable; this type follows the tables behind it. */
export type Certificate = CertificateRow & {
  /** Whether it is the latest of its kind in a kitchen that exists. */
  terkini: boolean;
  nama_sppg: string;
  kode_unik_pendaftaran: string;
  /** Whether its kitchen was deleted; name and code are the last ones then. */
  sppg_dihapus: boolean;
};

/** The kitchen that a certificate is for. */
export type Kitchen = Pick<Tables<'sppg'>, 'id' | 'nama' | 'kode_unik_pendaftaran'>;

export const kitchenOf = ({ sppg_id, nama_sppg, kode_unik_pendaftaran }: Certificate): Kitchen => ({
  id: sppg_id,
  nama: nama_sppg,
  kode_unik_pendaftaran,
});

/** 'SLHS SPPG Tembalang' */
export const certificateName = ({ jenis, nama_sppg }: Certificate) => `${jenis} ${nama_sppg}`;
