import { skipToken, useQuery } from '@tanstack/react-query';
import { sppgPath, sppgSearchPath } from '@/config/paths';
import { sppgKey } from '@/features/kitchens/sppg/api';
import { type Built, useBuiltQuery } from '@/lib/queries/built-query';
import type { Called } from '@/features/kitchens/sppg/called';
import type { CallContext } from '@/lib/supabase/client';
import { getTables, type TablesClient } from '@/lib/supabase/tables';
import { searchKey } from '@/lib/text/search-key';
import { sppgCheckMessages } from './messages';

/** How many kitchens a name may find; the database sends one more when there are more. */
export const mostFound = 50;

/** Why a text can't be searched for; undefined when it can. */
export function searchProblem(text: string): string | undefined {
  if (Array.from(text).length > 50) return sppgCheckMessages.tooLong;
  if (text.replace(/[^\p{L}\p{N}]/gu, '').length < 3) return sppgCheckMessages.tooShort;
  return undefined;
}

/** What visitors may know of a kitchen. */
export const publicKitchenColumns =
  '*, yayasan(id, nama), wilayah(nama, regional_contacts(nama_kontak, nomor_telepon, bersedia_whatsapp)), sppg_disebut(kode, nama, lokasi, kabupaten_kota), sppg_sertifikat_publik(*), sppg_penghentian(*), sppg_inspeksi(*), sppg_kejadian(*, sppg_kejadian_kabar(*)), sppg_tanda_tangan(ditandatangani_pada, berlaku_sampai, ditarik_pada, berakhir_karena, alamat_diisi_pada)';

async function readFound(tables: TablesClient, kata: string) {
  const { data } = await tables
    .rpc('cari_sppg', { kata }, { get: true })
    .select(publicKitchenColumns)
    .throwOnError();
  return data;
}

/** A kitchen as it is stored, with what hangs on it. */
export type KitchenRow = Awaited<ReturnType<typeof readFound>>[number];

export type FoundSppg = KitchenRow & {
  /** Those of its schools that were meant. */
  sekolah?: string[] | null;
  /** Whether nothing but the place where it is was named. */
  tempat?: boolean | null;
};

/**
 * The SPPG with this code and those with these words in code, name, address, kabupaten or kota, foundation, or schools, the
 * confirmed first: what a visitor may know of each. Its cost does not grow with the number of SPPG. That it can't be told why
 * one was found takes nothing from the answer.
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
 * Of the confirmed kitchens that cook today: how many there are, and how many of them have schools on record.
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

/** The kitchen with this code, however it is written: the one that we call so, else the one whose row has it. */
export function withCode<
  Kitchen extends { kode_unik_pendaftaran: string; sppg_disebut?: Pick<Called, 'kode' | 'nama'> | null },
>(found: readonly Kitchen[], code: string): Kitchen | undefined {
  const wanted = searchKey(code);
  return (
    found.find(({ sppg_disebut: called }) => called?.nama && searchKey(called.kode) === wanted) ??
    found.find(({ kode_unik_pendaftaran }) => searchKey(kode_unik_pendaftaran) === wanted)
  );
}

// Each check asks anew, and nothing else does: what it says may decide about money.
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

/** An answer waits for the host no longer than this. */
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
 * Whether the host has a page of the kitchen with this code; undefined: nothing is asked.
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
 * The path by which others find a kitchen: its own page, or the search for its code where there is none, or no answer.
 * @param isKnown - whether this is that page, as the host served it
 */
export function useLinkedPath(code: string, isKnown = false): string {
  return useOwnPage(code, isKnown).data ? sppgPath(code) : sppgSearchPath(code);
}

/** The SPPG that may be meant by what finds none. */
export const useSimilarSppg = (text: string) =>
  useQuery({
    queryKey: [...sppgKey, 'similar', text],
    queryFn: (context) => findSimilarSppg(text, context),
    ...askedAnew,
  });
