import { queryOptions, useQuery } from '@tanstack/react-query';
import { sppgKey } from '@/features/sppg/api';
import { useLoadFailureToast } from '@/lib/queries/use-load-failure-toast';
import type { CallContext } from '@/lib/supabase/client';
import { fetchAll, maxRows } from '@/lib/supabase/fetch-all';
import { getTables } from '@/lib/supabase/tables';
import { yayasanMessages } from './messages';

/** All foundations by name, each with its SPPG, newest first. */
async function fetchYayasanList(context: CallContext) {
  const tables = await getTables(context);
  const yayasanList = await fetchAll((from, to) =>
    tables
      .from('yayasan')
      .select('*, sppg(*, sppg_penghentian(mulai, sampai))')
      .order('nama')
      .order('id')
      .order('created_at', { referencedTable: 'sppg', ascending: false })
      .order('id', { referencedTable: 'sppg', ascending: false })
      .range(from, to)
      .throwOnError(),
  );
  return Promise.all(
    yayasanList.map(async (yayasan) =>
      // The row cap also applies to embedded lists.
      yayasan.sppg.length < maxRows ? yayasan : { ...yayasan, sppg: await fetchSppgOf(yayasan.id, context) },
    ),
  );
}

export type YayasanWithSppg = Awaited<ReturnType<typeof fetchYayasanList>>[number];

async function fetchSppgOf(yayasanId: string, context: CallContext) {
  const tables = await getTables(context);
  const sppgList = await fetchAll((from, to) =>
    tables
      .from('sppg')
      .select('*, sppg_penghentian(mulai, sampai)')
      .eq('yayasan_id', yayasanId)
      .order('created_at')
      .order('id')
      .range(from, to)
      .throwOnError(),
  );
  return sppgList.reverse();
}

export const yayasanListQuery = queryOptions({
  queryKey: [...sppgKey, 'of-yayasan'],
  queryFn: fetchYayasanList,
});

const { title, description } = yayasanMessages.notLoaded;
const explain = () => description;

/** The foundations with their SPPG; a failure to load them also shows a toast. */
export function useYayasanList() {
  const query = useQuery(yayasanListQuery);
  useLoadFailureToast(query, title, explain);
  return query;
}
