import { sppgKey } from '@/features/kitchens/sppg/api';
import { type Built, useBuiltQuery } from '@/lib/queries/built-query';
import { getTables, type TablesClient } from '@/lib/supabase/tables';
import type { DistrictRow } from './district-counts';

/**
 * The number of SPPG in each kabupaten and kota, by name and today's state; a row without name counts those without a
 * recorded one.
 * @throws PostgrestError
 */
export async function fetchDistrictCounts(tables: TablesClient) {
  const { data } = await tables
    .from('sppg_per_wilayah')
    .select('nama, kolom, baris, siap_bangun, proses_pembangunan, sudah_operasional, dihentikan, ditutup')
    .order('nama')
    .throwOnError();
  return data;
}

/** The number of SPPG in each kabupaten and kota; those of the build until there is an answer. */
export const useNetworkCounts = (built?: Built<DistrictRow[]>) =>
  useBuiltQuery(
    {
      queryKey: [...sppgKey, 'per-district'],
      queryFn: async (context) => fetchDistrictCounts(await getTables(context)),
    },
    built,
  );
