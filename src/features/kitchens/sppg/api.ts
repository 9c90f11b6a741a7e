import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { SuspensionDays } from './suspension-state';
import { groupBy } from '@/lib/collections';
import { errorMessage } from '@/lib/errors/error-message';
import { type Built, useBuiltQuery } from '@/lib/queries/built-query';
import { together } from '@/lib/queries/together';
import { useLoadFailureToast } from '@/lib/queries/use-load-failure-toast';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import type { Tables } from '@/lib/supabase/database.types';
import { fetchDueIds } from '@/lib/supabase/due-rows';
import { fetchAll } from '@/lib/supabase/fetch-all';
import { openIncidents } from '@/lib/supabase/open-incidents';
import { getTables } from '@/lib/supabase/tables';
import { sppgMessages } from './messages';

export type Sppg = Tables<'sppg'>;
export type OpenIncident = Awaited<ReturnType<typeof openIncidents>>[number];
/**
 * An SPPG in a list, with its suspensions and open incidents where these could be read: without them its state today is
 * unknown.
 */
export type ListedSppg = Sppg & {
  sppg_penghentian?: SuspensionDays[] | undefined;
  sppg_kejadian?: OpenIncident[] | undefined;
};
export type YayasanName = Pick<Tables<'yayasan'>, 'id' | 'nama'>;

/**
 * All SPPG with their foundation, newest first.
 * @throws PostgrestError
 */
async function fetchSppgList(context: CallContext) {
  const tables = await getTables(context);
  const suspensions = prefetchSuspensions(context);
  const list = fetchAll(
    tables
      .from('sppg')
      .select('*, yayasan(id, nama)')
      .order('created_at', { ascending: false })
      .order('id', { ascending: false }),
  );
  return together(list, suspensions);
}

/** An SPPG with its foundation, as the list is read. */
export type SppgOfList = Awaited<ReturnType<typeof fetchSppgList>>[number];
export type SppgWithYayasan = SppgOfList & ListedSppg;

/**
 * The suspensions of each kitchen, by its id.
 * @throws PostgrestError
 */
async function fetchSuspensions(context: CallContext): Promise<Map<string, SuspensionDays[]>> {
  const tables = await getTables(context);
  const rows = await fetchAll(
    tables.from('sppg_penghentian').select('sppg_id, mulai, sampai, sampai_pukul').order('id'),
  );
  return groupBy(rows, ({ sppg_id }) => sppg_id);
}

/**
 * The foundations an SPPG can belong to, by name.
 * @throws PostgrestError
 */
export async function fetchYayasanOptions(context: CallContext) {
  const supabase = await getSupabase(context);
  return fetchAll(supabase.from('yayasan').select('id, nama').order('nama').order('id'));
}

/** Begins the key of every query that shows or checks SPPG, in other features, too: any mutation reloads them all. */
export const sppgKey = ['sppg'];

export const sppgListQuery = queryOptions({ queryKey: [...sppgKey, 'list'], queryFn: fetchSppgList });

export const yayasanOptionsQuery = queryOptions({
  queryKey: [...sppgKey, 'yayasan-options'],
  queryFn: fetchYayasanOptions,
});

const suspensionsQuery = queryOptions({
  queryKey: [...sppgKey, 'suspensions'],
  queryFn: fetchSuspensions,
  // Not fetched by itself: the query of a list starts it.
  enabled: false,
});

const openIncidentsQuery = queryOptions({
  queryKey: [...sppgKey, 'open-incidents'],
  queryFn: async (context) => openIncidents(await getTables(context)),
});

/** The open incidents, the newest first; until they are there, those that the build found, if it is given. */
export const useOpenIncidents = (built?: Built<OpenIncident[]>) => useBuiltQuery(openIncidentsQuery, built);

/** Starts reading suspensions and open incidents together with a list, so that all arrive at once. Never rejects. */
export async function prefetchSuspensions({ client }: CallContext) {
  await Promise.all([client.prefetchQuery(suspensionsQuery), client.prefetchQuery(openIncidentsQuery)]);
}

/**
 * The suspensions of each SPPG by its id, for a file that tells of them.
 * @throws PostgrestError
 */
export const readSuspensions = ({ client }: CallContext) => client.fetchQuery(suspensionsQuery);

const none: SuspensionDays[] = [];
const noIncidents: OpenIncident[] = [];

/** The state of the queries for suspensions and open incidents, which are read beside every list. */
export const useStops = () => ({
  suspensions: useBuiltQuery(suspensionsQuery),
  incidents: useBuiltQuery({ ...openIncidentsQuery, enabled: false }),
});

/**
 * Adds their suspensions and open incidents to SPPG, once these are there: until then a list is shown without, and says
 * so (`StopsNote`).
 */
export function useWithSuspensions() {
  const { suspensions, incidents: open } = useStops();
  const { data } = suspensions;
  const incidents = useMemo(() => open.data && byKitchen(open.data), [open.data]);
  return useCallback(
    <Row extends { id: string }>(rows: Row[]): (Row & Omit<ListedSppg, keyof Sppg>)[] =>
      rows.map((row) => ({
        ...row,
        sppg_penghentian: data && (data.get(row.id) ?? none),
        sppg_kejadian: incidents && (incidents.get(row.id) ?? noIncidents),
      })),
    [data, incidents],
  );
}

const byKitchen = (incidents: OpenIncident[]) => groupBy(incidents, ({ sppg_id }) => sppg_id);

/** All SPPG with their foundation and suspensions; a failure to load them also shows a toast. */
export function useSppgList() {
  const query = useQuery({ ...sppgListQuery, select: useWithSuspensions() });
  useLoadFailureToast(query, sppgMessages.notLoaded.title, errorMessage);
  return query;
}

/** The number of SPPG at each stage, without closed ones. */
export function useStageCounts() {
  return useQuery({ ...sppgListQuery, select: countStages });
}

function countStages(sppgList: Pick<Sppg, 'status_verifikasi' | 'ditutup_pada'>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { status_verifikasi: stage, ditutup_pada } of sppgList)
    if (ditutup_pada === null) counts.set(stage, (counts.get(stage) ?? 0) + 1);
  return counts;
}

/** The ids of the SPPG for which something is due; disabled without a topic. */
export function useDueSppg(topic: string) {
  return useQuery({
    queryKey: [...sppgKey, 'due', topic],
    queryFn: (context) => fetchDueIds(topic, context),
    enabled: topic !== '',
    staleTime: 0,
  });
}

export function useYayasanOptions() {
  return useQuery(yayasanOptionsQuery);
}
