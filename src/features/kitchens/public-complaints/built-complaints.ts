import { paths } from '@/config/paths';
import type { ParameterPage } from '@/lib/route-handle';
import type { TablesClient } from '@/lib/supabase/tables';
import { todayOnServer } from '@/lib/text/format-time';
import { fetchAllComplaints, type PublicComplaints, type KitchenNumbers, type PublishedAnswer } from './api';

/** The most kitchens that one call answers for. */
const atOnce = 200;

/**
 * The complaints with which each kitchen's page is built, by code; null without any complaint.
 * @throws PostgrestError
 */
export async function fetchBuiltComplaints(tables: TablesClient, codes: string[]) {
  const found = new Map<string, PublicComplaints>();
  for (let first = 0; first < codes.length; first += atOnce) {
    const { data } = await tables
      .rpc('keluhan_banyak_dapur', { kode: codes.slice(first, first + atOnce) })
      .overrideTypes<
        (KitchenNumbers & { kode_sppg: string; jawaban_publik: PublishedAnswer[] })[],
        { merge: false }
      >()
      .throwOnError();
    for (const { kode_sppg, jawaban_publik, ...numbers } of data)
      found.set(kode_sppg, { numbers, answers: jawaban_publik });
  }
  return (code: string) => found.get(code) ?? null;
}

/**
 * The build's data of /sppg: how many complaints name no kitchen.
 * @throws PostgrestError
 */
export async function unknownComplaintsPage(tables: TablesClient): Promise<ParameterPage[]> {
  return [{ path: paths.sppg, data: await fetchAllComplaints(tables), changedOn: todayOnServer() }];
}
