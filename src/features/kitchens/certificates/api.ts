import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { kitchenColumns } from '@/features/kitchens/sppg/admin-api';
import { sppgKey } from '@/features/kitchens/sppg/api';
import { type CallContext, getSupabase, type Supabase } from '@/lib/supabase/client';
import { fetchAll, fetchPage } from '@/lib/supabase/fetch-all';
import {
  type Certificate,
  certificateColumns,
  type CertificateRow,
  type Kitchen,
} from './certificate-columns';
import { endless } from './certificate-state';
import { type CertificateFilter, expiryRange, certificatePatterns } from './certificate-filter';
import { todayOnServer } from '@/lib/text/format-time';

export const certificatePageSize = 50;

const columns = [
  ...certificateColumns.map(({ key }) => key),
  'id, created_at, scan_size, terkini, nama_sppg, kode_unik_pendaftaran, sppg_dihapus',
].join();

function selectCertificates(supabase: Supabase, filter: CertificateFilter) {
  const { cari, keadaan, jenis, dari, sampai, riwayat, sppg } = filter;
  let query = supabase.from('sertifikat').select(columns, { count: 'exact' });
  if (riwayat) query = query.is('sppg_dihapus', riwayat === 'sppg-dihapus');
  else query = query.is('terkini', true);
  if (sppg) query = query.eq('kode_unik_pendaftaran', sppg);
  if (jenis) query = query.eq('jenis', jenis);
  // Only what was issued ends.
  if (dari || sampai) query = query.eq('status', 'Terbit');
  if (dari) query = query.gte('tanggal_berakhir', dari);
  if (sampai) query = query.lte('tanggal_berakhir', sampai);
  for (const pattern of certificatePatterns(cari)) query = query.filter('search_text', 'imatch', pattern);
  if (!keadaan) return query;

  if (keadaan === endless) return query.eq('status', 'Terbit').not('tanpa_akhir_per', 'is', null);
  const range = expiryRange(keadaan, todayOnServer());
  query = query.eq('status', range ? 'Terbit' : keadaan);
  if (range?.to) query = query.lte('tanggal_berakhir', range.to);
  if (range?.from && range.to) query = query.gte('tanggal_berakhir', range.from);
  // One whose last day nobody knows is none that has expired.
  else if (range?.from)
    query = query
      .is('tanpa_akhir_per', null)
      .or(`tanggal_berakhir.gte.${range.from},tanggal_berakhir.is.null`);
  return query;
}

/** The query in the order of the list: the certificate that expires next comes first. */
const inOrder = (supabase: Supabase, filter: CertificateFilter) =>
  selectCertificates(supabase, filter).order('tanggal_berakhir', { nullsFirst: false }).order('id');

/**
 * One page of the certificates, with its number and the number of all that match; no rows beyond the last page.
 * @throws PostgrestError
 */
async function fetchCertificatePage(filter: CertificateFilter, page: number, context: CallContext) {
  const supabase = await getSupabase(context);
  return fetchPage(page, certificatePageSize, (from, to) =>
    inOrder(supabase, filter).range(from, to).overrideTypes<Certificate[], { merge: false }>().throwOnError(),
  );
}

/**
 * All certificates that match the filter.
 * @throws PostgrestError
 */
export async function fetchAllCertificates(
  filter: CertificateFilter,
  context: CallContext,
): Promise<Certificate[]> {
  const supabase = await getSupabase(context);
  return fetchAll((from, to) =>
    inOrder(supabase, filter).range(from, to).overrideTypes<Certificate[], { merge: false }>().throwOnError(),
  );
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

/** Certificates go and come back with their kitchen. */
export const certificatesKey = [...sppgKey, 'certificates'];

/**
 * The certificates of all kitchens, those that a later one has replaced, too.
 * @throws PostgrestError
 */
async function fetchCertificates(context: CallContext): Promise<CertificateRow[]> {
  const supabase = await getSupabase(context);
  return fetchAll((from, to) =>
    supabase.from('sppg_sertifikat').select('*').order('id').range(from, to).throwOnError(),
  );
}

const allCertificatesQuery = queryOptions({
  queryKey: [...certificatesKey, 'all'],
  queryFn: fetchCertificates,
});

/** All certificates, for the grid of kitchens and kinds. */
export const useCertificates = () => useQuery(allCertificatesQuery);

/** Reads those of these kitchens again, where all are in the cache: there may be thousands of others. Never rejects. */
export async function refreshCertificatesOf(kitchenIds: string[], context: CallContext) {
  const { client } = context;
  const { queryKey } = allCertificatesQuery;
  if (!client.getQueryData(queryKey)) return;
  try {
    const supabase = await getSupabase(context);
    const rows = await fetchAll((from, to) =>
      supabase
        .from('sppg_sertifikat')
        .select('*')
        .in('sppg_id', kitchenIds)
        .order('id')
        .range(from, to)
        .throwOnError(),
    );
    client.setQueryData(queryKey, (all) => [
      ...(all ?? []).filter(({ sppg_id }) => !kitchenIds.includes(sppg_id)),
      ...rows,
    ]);
  } catch {
    void client.invalidateQueries({ queryKey });
  }
}

/** Begins the key of every page of the list. */
export const certificatePagesKey = [...certificatesKey, 'page'];

const certificatePageQuery = (filter: CertificateFilter, page: number) =>
  queryOptions({
    queryKey: [...certificatePagesKey, filter, page],
    queryFn: (context) => fetchCertificatePage(filter, page, context),
    placeholderData: keepPreviousData,
  });

/** One page of the filtered certificates; the previous page stays visible while the next is loading. */
export const useCertificatePage = (filter: CertificateFilter, page: number) =>
  useQuery(certificatePageQuery(filter, page));

/** The kitchen with this code, null when there is none; disabled without a code. */
export function useKitchen(code: string) {
  return useQuery({
    queryKey: [...sppgKey, 'kitchen', code],
    queryFn: (context) => fetchKitchen(code, context),
    enabled: code !== '',
  });
}
