import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { fetchYayasanOptions, readSuspensions, sppgKey } from '@/features/kitchens/sppg/api';
import { fetchDistricts } from '@/features/shared/wilayah/api';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import { fetchAll } from '@/lib/supabase/fetch-all';
import { searchKey } from '@/lib/text/search-key';

/**
 * The data that rows are checked against: the foundations, the kabupaten and kota, and the SPPG by their code's key.
 * @throws PostgrestError
 */
async function fetchImportReference(context: CallContext) {
  const supabase = await getSupabase(context);
  const [yayasanOptions, districts, sppgList] = await Promise.all([
    fetchYayasanOptions(context),
    fetchDistricts(context),
    fetchAll(supabase.from('sppg').select('*').order('id')),
  ]);
  return {
    yayasanOptions,
    districts,
    sppgByCode: new Map(sppgList.map((sppg) => [searchKey(sppg.kode_unik_pendaftaran), sppg])),
  };
}

export type ImportReference = Awaited<ReturnType<typeof fetchImportReference>>;

/**
 * All SPPG with their foundation's name and suspensions, by code.
 * @throws PostgrestError
 */
export async function fetchSppgForExport(context: CallContext) {
  const supabase = await getSupabase(context);
  const [sppgList, suspensions] = await Promise.all([
    fetchAll(supabase.from('sppg').select('*, yayasan(nama)').order('kode_unik_pendaftaran').order('id')),
    readSuspensions(context),
  ]);
  return sppgList.map((sppg) => ({ ...sppg, sppg_penghentian: suspensions.get(sppg.id) ?? [] }));
}

const importReferenceQuery = queryOptions({
  queryKey: [...sppgKey, 'import-reference'],
  queryFn: fetchImportReference,
  // Never from the cache: rows are checked against the current database. What is saved is what was read when the
  // differences were shown, so they do not change behind the reader's back.
  staleTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

export function useImportReference() {
  return useQuery(importReferenceQuery);
}

/** An SPPG, and since when its changes are asked for. */
export interface ChangedSince {
  id: string;
  sejak: string;
}

const newerValues = v.array(
  v.object({ id: v.string(), kolom: v.string(), pada: v.string(), oleh: v.nullable(v.string()) }),
);

export type NewerValue = v.InferOutput<typeof newerValues>[number];

/**
 * The columns that were changed since, when, and by whom: null for somebody whom the caller may not know.
 * @throws PostgrestError
 */
async function fetchNewerValues(asked: ChangedSince[], context: CallContext): Promise<NewerValue[]> {
  const supabase = await getSupabase(context);
  const baris = asked.map(({ id, sejak }) => ({ id, sejak }));
  const { data } = await supabase.rpc('sppg_diubah_sejak', { baris }).throwOnError();
  return v.parse(newerValues, data);
}

/** The values that were changed after the file was made; disabled without any. */
export const useNewerValues = (asked: ChangedSince[]) =>
  useQuery({
    queryKey: [...sppgKey, 'newer-values', asked],
    queryFn: asked.length > 0 ? (context) => fetchNewerValues(asked, context) : skipToken,
    staleTime: 0,
  });
