import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchYayasanOptions, sppgKey } from '@/features/sppg/api';
import { fetchDistricts } from '@/features/wilayah/api';
import { getSupabase } from '@/lib/supabase/client';
import { fetchAll } from '@/lib/supabase/fetch-all';
import { searchKey } from '@/lib/text/search-key';

/**
 * What rows are checked against: the foundations, the kabupaten and kota, and the SPPG by their code's key.
 * @throws PostgrestError
 */
async function fetchImportReference() {
  const supabase = await getSupabase();
  const [yayasanOptions, districts, sppgList] = await Promise.all([
    fetchYayasanOptions(),
    fetchDistricts(),
    fetchAll((from, to) =>
      supabase
        .from('sppg')
        .select('id, kode_unik_pendaftaran, nama')
        .order('id')
        .range(from, to)
        .throwOnError(),
    ),
  ]);
  return {
    yayasanOptions,
    districts,
    sppgByCode: new Map(sppgList.map((sppg) => [searchKey(sppg.kode_unik_pendaftaran), sppg])),
  };
}

export type ImportReference = Awaited<ReturnType<typeof fetchImportReference>>;

/**
 * All SPPG with their foundation's name, by code.
 * @throws PostgrestError
 */
export async function fetchSppgForExport() {
  const supabase = await getSupabase();
  return fetchAll((from, to) =>
    supabase
      .from('sppg')
      .select('*, yayasan(nama)')
      .order('kode_unik_pendaftaran')
      .order('id')
      .range(from, to)
      .throwOnError(),
  );
}

export type SppgForExport = Awaited<ReturnType<typeof fetchSppgForExport>>[number];

const importReferenceQuery = queryOptions({
  queryKey: [...sppgKey, 'import-reference'],
  queryFn: fetchImportReference,
  // Never from the cache: rows are checked against the current database.
  staleTime: 0,
});

export function useImportReference() {
  return useQuery(importReferenceQuery);
}
