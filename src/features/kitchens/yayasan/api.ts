import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { prefetchSuspensions, sppgKey, useWithSuspensions } from '@/features/kitchens/sppg/api';
import { together } from '@/lib/queries/together';
import { useLoadFailureToast } from '@/lib/queries/use-load-failure-toast';
import type { CallContext } from '@/lib/supabase/client';
import { fetchAll, maxRows } from '@/lib/supabase/fetch-all';
import { getTables } from '@/lib/supabase/tables';

/** All foundations by name, each with its SPPG, newest first. */
async function fetchYayasanList(context: CallContext) {
  const tables = await getTables(context);
  const suspensions = prefetchSuspensions(context);
  const yayasanList = await fetchAll(
    tables
      .from('yayasan')
      .select('*, sppg(*)')
      .order('nama')
      .order('id')
      .order('created_at', { referencedTable: 'sppg', ascending: false })
      .order('id', { referencedTable: 'sppg', ascending: false }),
  );
  const whole = Promise.all(
    yayasanList.map(async (yayasan) =>
      // The row cap also applies to embedded lists.
      yayasan.sppg.length < maxRows ? yayasan : { ...yayasan, sppg: await fetchSppgOf(yayasan.id, context) },
    ),
  );
  return together(whole, suspensions);
}

async function fetchSppgOf(yayasanId: string, context: CallContext) {
  const tables = await getTables(context);
  return fetchAll(
    tables
      .from('sppg')
      .select('*')
      .eq('yayasan_id', yayasanId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false }),
  );
}

export const yayasanListQuery = queryOptions({
  queryKey: [...sppgKey, 'of-yayasan'],
  queryFn: fetchYayasanList,
});

const explain = () => 'Tidak dapat mengambil data yayasan dari server.';

function useOwnedWithSuspensions() {
  const withSuspensions = useWithSuspensions();
  return useCallback(
    (yayasanList: Awaited<ReturnType<typeof fetchYayasanList>>) =>
      yayasanList.map((yayasan) => ({ ...yayasan, sppg: withSuspensions(yayasan.sppg) })),
    [withSuspensions],
  );
}

export type YayasanWithSppg = ReturnType<ReturnType<typeof useOwnedWithSuspensions>>[number];

/** The foundations with their SPPG; a failure to load them also shows a toast. */
export function useYayasanList() {
  const query = useQuery({ ...yayasanListQuery, select: useOwnedWithSuspensions() });
  useLoadFailureToast(query, 'Gagal Memuat Data', explain);
  return query;
}
