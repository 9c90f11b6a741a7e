import type { Tables } from '@/lib/supabase/database.types';
import { declareTable } from '@/lib/supabase/declared-tables';

export type School = Tables<'sppg_sekolah'>;

/** The columns that people fill in, beside the kitchen. */
export type SchoolColumnName = Exclude<keyof School, 'id' | 'sppg_id' | 'created_at'>;

export const schoolsTable = declareTable('sppg_sekolah', {
  label: 'Sekolah',
  noun: 'sekolah',
  withdrawnNoun: 'sekolah',
  nameColumn: 'nama',
  ownerColumn: 'sppg_id',
  columns: {
    nama: { label: 'Nama Sekolah', trailLabel: 'Nama' },
    npsn: 'NPSN',
    kecamatan: 'Kecamatan',
    sppg_id: 'SPPG',
  },
  sentences: {
    nama_key: 'Sekolah dengan nama ini sudah dicatat pada dapur ini.',
    npsn_key: 'Sekolah dengan NPSN ini sudah dicatat pada dapur ini.',
    npsn_max_length: 'NPSN harus 8 angka.',
    npsn_plausible: 'NPSN harus 8 angka.',
  },
});
