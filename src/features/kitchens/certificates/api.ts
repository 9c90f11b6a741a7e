import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { kitchenColumns } from '@/features/kitchens/sppg/admin-api';
import { sppgKey } from '@/features/kitchens/sppg/api';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import { fetchAll } from '@/lib/supabase/fetch-all';
import { todayOnServer } from '@/lib/text/format-time';
import { type Certificate, certificatesTable, type Kitchen } from './certificate-columns';
import { type CertificateFilter, matchingCertificates } from './certificate-filter';

const columns = [
  ...Object.keys(certificatesTable.columns),
  'id, created_at, scan_size, terkini, nama_sppg, kode_unik_pendaftaran, sppg_dihapus',
].join();

/**
 * The certificates of all kitchens, or of some: those that a later one has replaced and those of deleted kitchens, too.
 * @throws PostgrestError
 */
export async function fetchCertificates(context: CallContext, kitchenIds?: string[]) {
  const supabase = await getSupabase(context);
  const all = supabase.from('sertifikat').select<string, Certificate>(columns);
  return fetchAll((kitchenIds ? all.in('sppg_id', kitchenIds) : all).order('id'));
}

/** Begins with the key of kitchens: deleting or restoring a kitchen also hides or shows its certificates. */
export const certificatesKey = [...sppgKey, 'certificates'];

const certificatesQuery = queryOptions({
  queryKey: certificatesKey,
  queryFn: (context) => fetchCertificates(context),
});

/** All certificates, for the grid of kitchens and kinds. */
export const useCertificates = () => useQuery(certificatesQuery);

export const certificatePageSize = 50;

/** One page of the certificates that match, with its number and the number of all that match. */
export function useCertificatePage(filter: CertificateFilter, page: number) {
  // The same function on every render, so that thousands are not filtered and sorted again when a dialog opens.
  const select = useCallback(
    (all: Certificate[]) => {
      const matching = matchingCertificates(all, filter, todayOnServer());
      const first = (page - 1) * certificatePageSize;
      return { rows: matching.slice(first, first + certificatePageSize), page, total: matching.length };
    },
    [filter, page],
  );
  return useQuery({ ...certificatesQuery, select });
}

/** Reads those of these kitchens again, where all are in the cache: there may be thousands of others. Never rejects. */
export async function refreshCertificatesOf(kitchenIds: string[], context: CallContext) {
  const { client } = context;
  const { queryKey } = certificatesQuery;
  if (!client.getQueryData(queryKey)) return;
  try {
    const rows = await fetchCertificates(context, kitchenIds);
    client.setQueryData(queryKey, (all = []) => [
      ...all.filter(({ sppg_id }) => !kitchenIds.includes(sppg_id)),
      ...rows,
    ]);
  } catch {
    void client.invalidateQueries({ queryKey });
  }
}

/**
 * The kitchen with exactly this code; null when there is none.
 * @throws PostgrestError
 */
async function fetchKitchen(code: string, context: CallContext): Promise<Kitchen | null> {
  const supabase = await getSupabase(context);
  const { data } = await supabase
    .from('sppg')
    .select(kitchenColumns)
    .eq('kode_unik_pendaftaran', code)
    .maybeSingle()
    .throwOnError();
  return data;
}

/** The kitchen with this code, null when there is none. */
export const useKitchen = (code: string) =>
  useQuery({
    queryKey: [...sppgKey, 'kitchen', code],
    queryFn: (context) => fetchKitchen(code, context),
  });
