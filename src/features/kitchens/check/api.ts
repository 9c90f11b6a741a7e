import { skipToken, useQuery } from '@tanstack/react-query';
import { sppgPath, sppgSearchPath } from '@/config/paths';
import { sppgKey } from '@/features/kitchens/sppg/api';
import { type Built, useBuiltQuery } from '@/lib/queries/built-query';
import type { Called } from '@/features/kitchens/sppg/called';
import type { CallContext } from '@/lib/supabase/client';
import { getTables, type TablesClient } from '@/lib/supabase/tables';
import { searchKey } from '@/lib/text/search-key';

/** The most kitchens that a search shows; the database sends one more when there are more. */
export const mostFound = 50;

/** Why a text can't be searched for; undefined when it can. */
export function searchProblem(text: string): string | undefined {
  if (Array.from(text).length > 50) return 'Tulis paling banyak 50 karakter.';
  if (text.replace(/[^\p{L}\p{N}]/gu, '').length < 3) return 'Tulis sedikitnya 3 huruf atau angka.';
  return undefined;
}

/** The columns and embedded rows of a kitchen that visitors may read. */
export const publicKitchenColumns =
  '*, yayasan(id, nama), wilayah(nama, regional_contacts(nama_kontak, nomor_telepon, bersedia_whatsapp)), sppg_disebut(kode, nama, lokasi, kabupaten_kota), sppg_sertifikat_publik(*), sppg_penghentian(*), sppg_inspeksi(*), sppg_kejadian(*, sppg_kejadian_kabar(*)), sppg_tanda_tangan(ditandatangani_pada, berlaku_sampai, ditarik_pada, berakhir_karena, alamat_diisi_pada)';

async function readFound(tables: TablesClient, kata: string) {
  const { data } = await tables
    .rpc('cari_sppg', { kata }, { get: true })
    .select(publicKitchenColumns)
    .throwOnError();
  return data;
}

/** A kitchen's row with its embedded rows. */
export type KitchenRow = Awaited<ReturnType<typeof readFound>>[number];

export type FoundSppg = KitchenRow & {
  /** The kitchen's schools that the search found. */
  sekolah?: string[] | null;
  /** Whether the search only named the place where the kitchen is. */
  tempat?: boolean | null;
};

/**
 * The SPPG with this code, and those with these words in code, name, address, kabupaten or kota, foundation or schools,
 * confirmed ones first, with all that visitors may know. The cost does not grow with the number of SPPG. If the reasons
 * why each was found can't be read, the answer is shown without.
 * @throws PostgrestError, with code P0001 when the text is too short or too long
 */
async function findSppg(kata: string, context: CallContext): Promise<FoundSppg[]> {
  const tables = await getTables(context);
  const found = await readFound(tables, kata);
  if (found.length === 0 || withCode(found, kata)) return found;
  const dapur = found.slice(0, mostFound).map(({ id }) => id);
  const { data: reasons } = await tables.rpc('cocok_karena', { kata, dapur }, { get: true });
  return found.map((sppg) => ({ ...sppg, ...reasons?.find(({ sppg_id }) => sppg_id === sppg.id) }));
}

/**
 * The number of confirmed kitchens that cook today, and how many of these have schools on record.
 * @throws PostgrestError
 */
async function fetchRecordedSchools(context: CallContext) {
  const tables = await getTables(context);
  const { data } = await tables
    .from('sekolah_tercatat')
    .select('beroperasi, bersekolah')
    .limit(1)
    .throwOnError();
  return data[0] ?? null;
}

export const useRecordedSchools = () =>
  useQuery({
    queryKey: [...sppgKey, 'recorded-schools'],
    queryFn: fetchRecordedSchools,
  });

/**
 * Up to five confirmed SPPG whose words are nearly these, the nearest first.
 * @throws PostgrestError, with code PT429 for a client that asks too often
 */
async function findSimilarSppg(kata: string, context: CallContext) {
  const tables = await getTables(context);
  const { data } = await tables.rpc('sppg_mirip', { kata }).select(publicKitchenColumns).throwOnError();
  return data;
}

/** The kitchen with this code, however it is written: by the code of its confirmed words, else by that in its row. */
export function withCode<
  Kitchen extends { kode_unik_pendaftaran: string; sppg_disebut?: Pick<Called, 'kode' | 'nama'> | null },
>(found: readonly Kitchen[], code: string): Kitchen | undefined {
  const wanted = searchKey(code);
  return (
    found.find(({ sppg_disebut: called }) => called?.nama && searchKey(called.kode) === wanted) ??
    found.find(({ kode_unik_pendaftaran }) => searchKey(kode_unik_pendaftaran) === wanted)
  );
}

// Asked anew for each search and at no other time: people decide about money by it.
const askedAnew = { staleTime: 0, refetchOnWindowFocus: false } as const;

/** The SPPG with this code or these words; until the answer is there, those that the build found. */
export const useFoundSppg = (text: string, enabled: boolean, built?: Built<FoundSppg[]>) =>
  useBuiltQuery(
    {
      queryKey: [...sppgKey, 'found', text],
      queryFn: (context) => findSppg(text, context),
      enabled,
      ...askedAnew,
    },
    built,
  );

/** The longest time that an answer waits for the host. */
const ownPageMs = 3000;

/** Whether the host has a page for this code: kitchens that are newer than the build have none yet. No answer counts as none. */
async function hasOwnPage(code: string): Promise<boolean> {
  const path = sppgPath(code);
  if (path === sppgSearchPath(code)) return false;
  try {
    const { ok } = await fetch(path, { method: 'HEAD', signal: AbortSignal.timeout(ownPageMs) });
    return ok;
  } catch {
    return false;
  }
}

/**
 * Whether the host has a page for the kitchen with this code; nothing is asked without a code.
 * @param isKnown - whether this is that page, as the host served it
 */
export const useOwnPage = (code: string | undefined, isKnown = false) =>
  useQuery({
    queryKey: ['own-page', code],
    queryFn: code === undefined ? skipToken : () => hasOwnPage(code),
    initialData: isKnown || undefined,
    staleTime: Infinity,
  });

/**
 * The path to share: the kitchen's own page, or the search for its code where the host has no page or does not answer.
 * @param isKnown - whether this is that page, as the host served it
 */
export function useLinkedPath(code: string, isKnown = false): string {
  return useOwnPage(code, isKnown).data ? sppgPath(code) : sppgSearchPath(code);
}

/** The SPPG that may be meant by a text that finds none. */
export const useSimilarSppg = (text: string) =>
  useQuery({
    queryKey: [...sppgKey, 'similar', text],
    queryFn: (context) => findSimilarSppg(text, context),
    ...askedAnew,
  });
