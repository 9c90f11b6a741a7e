import { useQuery } from '@tanstack/react-query';
import { prefetchSuspensions, sppgKey, useWithSuspensions } from '@/features/kitchens/sppg/api';
import { type Built, useBuiltQuery } from '@/lib/queries/built-query';
import { together } from '@/lib/queries/together';
import { withoutDistrict } from '@/features/kitchens/sppg/sppg-filter';
import type { CallContext } from '@/lib/supabase/client';
import { fetchAll } from '@/lib/supabase/fetch-all';
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

/**
 * The SPPG of a kabupaten or kota, or those of `withoutDistrict`, by name.
 * @throws PostgrestError
 */
async function fetchSppgOfDistrict(nama: string, context: CallContext) {
  const tables = await getTables(context);
  const suspensions = prefetchSuspensions(context);
  const rows = tables.from('sppg').select('*').order('nama').order('id');
  const list = fetchAll(
    nama === withoutDistrict ? rows.is('kabupaten_kota', null) : rows.eq('kabupaten_kota', nama),
  );
  return together(list, suspensions);
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

/** The SPPG of a kabupaten or kota, by name. */
export const useSppgOfDistrict = (nama: string) =>
  useQuery({
    queryKey: [...sppgKey, 'of-district', nama],
    queryFn: (context) => fetchSppgOfDistrict(nama, context),
    select: useWithSuspensions(),
  });
