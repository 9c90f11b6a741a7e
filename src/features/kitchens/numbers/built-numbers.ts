// The HTML of the page has the numbers of the day of the build, for readers without JavaScript; today's replace them.
import { paths } from '@/config/paths';
import { type AllComplaints, fetchAllComplaints } from '@/features/kitchens/public-complaints/api';
import { fetchDistrictCounts } from '@/features/kitchens/map/api';
import type { DistrictRow } from '@/features/kitchens/map/district-counts';
import type { ParameterPage } from '@/lib/route-handle';
import type { TablesClient } from '@/lib/supabase/tables';
import { todayOnServer } from '@/lib/text/format-time';
import { fetchPressRows, fetchTrend, type PressNumberRow } from './api';
import { type DayNumbers, unbrokenRuns } from './trend';

export interface BuiltNumbers {
  /** The day of the build in WIB. */
  day: string;
  numbers: PressNumberRow[];
  districts: DistrictRow[];
  trend: DayNumbers[][];
  complaints: AllComplaints;
}

/** @throws PostgrestError when the backend can't be read */
export async function numbersPage(tables: TablesClient): Promise<ParameterPage[]> {
  const [numbers, districts, trend, complaints] = await Promise.all([
    fetchPressRows(tables),
    fetchDistrictCounts(tables),
    fetchTrend(tables),
    fetchAllComplaints(tables),
  ]);
  const data: BuiltNumbers = {
    day: todayOnServer(),
    numbers,
    districts,
    trend: unbrokenRuns(trend),
    complaints,
  };
  return [{ path: paths.angka, data, changedOn: data.day }];
}
