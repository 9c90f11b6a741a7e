import { useQuery } from '@tanstack/react-query';
import { sppgKey } from '@/features/sppg/api';
import { getTables } from '@/lib/supabase/tables';

/** How many kitchens a name may find; the database sends one more when there are more. */
export const mostFound = 50;

const columns =
  '*, yayasan(id, nama), wilayah(nama, regional_contacts(nama_kontak, nomor_telepon)), sppg_sertifikat_publik(*), sppg_penghentian(*)';

/**
 * The SPPG with this code and those with these words in code, name, address, kabupaten or kota, or foundation, the confirmed
 * first: what a visitor may know of each. Its cost does not grow with the number of SPPG.
 * @throws PostgrestError, with code P0001 when the text is too short or too long
 */
async function findSppg(kata: string) {
  const tables = await getTables();
  const { data } = await tables.rpc('cari_sppg', { kata }, { get: true }).select(columns).throwOnError();
  return data;
}

/** Up to five SPPG whose words are nearly these, the nearest first. */
async function findSimilarSppg(kata: string) {
  const tables = await getTables();
  const { data } = await tables.rpc('sppg_mirip', { kata }, { get: true }).select(columns).throwOnError();
  return data;
}

export type FoundSppg = Awaited<ReturnType<typeof findSppg>>[number];

// Each check asks anew, and nothing else does: what it says may decide about money.
const askedAnew = { staleTime: 0, refetchOnWindowFocus: false } as const;

/** The SPPG with this code or these words. */
export const useFoundSppg = (text: string, enabled: boolean) =>
  useQuery({ queryKey: [...sppgKey, 'found', text], queryFn: () => findSppg(text), enabled, ...askedAnew });

/** The SPPG that may be meant by what finds none. */
export const useSimilarSppg = (text: string) =>
  useQuery({ queryKey: [...sppgKey, 'similar', text], queryFn: () => findSimilarSppg(text), ...askedAnew });
