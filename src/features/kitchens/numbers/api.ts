import { queryOptions } from '@tanstack/react-query';
import { sppgKey } from '@/features/kitchens/sppg/api';
import { type Built, useBuiltQuery } from '@/lib/queries/built-query';
import type { CallContext } from '@/lib/supabase/client';
import { getTables, type TablesClient } from '@/lib/supabase/tables';
import { type DayNumbers, unbrokenRuns } from './trend';

/**
 * Today's numbers; a number without a row is 0. At most 700 rows, however many SPPG there are.
 * @throws PostgrestError
 */
export async function fetchPressRows(tables: TablesClient) {
  const { data } = await tables
    .from('sppg_angka')
    .select('tanggal, angka, rincian, wilayah, jumlah')
    .order('wilayah')
    .throwOnError();
  return data;
}

export type PressNumberRow = Awaited<ReturnType<typeof fetchPressRows>>[number];

export const pressNumbersQuery = queryOptions({
  queryKey: [...sppgKey, 'press-numbers'],
  queryFn: async (context: CallContext) => fetchPressRows(await getTables(context)),
});

/** Today's numbers; those of the build until there is an answer. */
export const usePressNumbers = (built?: Built<PressNumberRow[]>) => useBuiltQuery(pressNumbersQuery, built);

/** The number of days in the trend. */
const trendDays = 366;

/**
 * The numbers of each day of the last year, the newest first.
 * @throws PostgrestError
 */
export async function fetchTrend(tables: TablesClient) {
  const { data } = await tables
    .from('sppg_angka_harian')
    .select('tanggal, siap_bangun, proses_pembangunan, sudah_operasional, dihentikan')
    .order('tanggal', { ascending: false })
    .limit(trendDays)
    .throwOnError();
  return data;
}

/** The days of the last year as runs without a missing day; those of the build until there is an answer. */
export const useTrend = (built?: Built<DayNumbers[][]>) =>
  useBuiltQuery(
    {
      queryKey: [...sppgKey, 'trend'],
      queryFn: async (context) => unbrokenRuns(await fetchTrend(await getTables(context))),
    },
    built,
  );
