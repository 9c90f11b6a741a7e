import { queryOptions, useQuery } from '@tanstack/react-query';
import { sppgKey } from '@/features/kitchens/sppg/api';
import type { CallContext } from '@/lib/supabase/client';
import { getTables } from '@/lib/supabase/tables';

/**
 * The numbers of today; what no row names is 0. At most 600 rows, however many SPPG there are.
 * @throws PostgrestError
 */
async function fetchPressNumbers(context: CallContext) {
  const tables = await getTables(context);
  const { data } = await tables
    .from('sppg_angka')
    .select('tanggal, angka, rincian, wilayah, jumlah')
    .order('wilayah')
    .throwOnError();
  return data;
}

export type PressNumberRow = Awaited<ReturnType<typeof fetchPressNumbers>>[number];

export const pressNumbersQuery = queryOptions({
  queryKey: [...sppgKey, 'press-numbers'],
  queryFn: fetchPressNumbers,
});

export const usePressNumbers = () => useQuery(pressNumbersQuery);
