import { useQuery } from '@tanstack/react-query';
import type { CallContext } from '@/lib/supabase/client';
import { getTables } from '@/lib/supabase/tables';
import { askAgain, callOrFindDone } from '@/lib/supabase/write-rows';

/** A kitchen for which a foundation is asked to sign. */
export interface AskedKitchen {
  kode: string;
  nama: string;
  lokasi: string;
  /** The last day of a signature that counts today. */
  berlaku_sampai: string | null;
}

/** The purpose of a link: to sign, or to withdraw what was signed; 'sudah' is a link that was used to sign. */
export interface SignatureRequest {
  jenis: 'minta' | 'sudah' | 'tarik';
  yayasan: string;
  /** The last day of the link; once signed, that of the signature. */
  sampai: string;
  dapur: AskedKitchen[];
}

/**
 * The purpose of the link with this token; null for one that is unknown or no longer valid.
 * @throws PostgrestError, also after 20 calls in 10 minutes
 */
async function fetchRequest(token: string, context: CallContext): Promise<SignatureRequest | null> {
  const tables = await getTables(context);
  const { data } = await tables
    .rpc('baca_permintaan', { token })
    .overrideTypes<SignatureRequest[], { merge: false }>()
    .throwOnError();
  return data[0] ?? null;
}

export const requestKey = ['signature-request'];

export const useSignatureRequest = (token: string) =>
  useQuery({
    queryKey: [...requestKey, token],
    queryFn: (context) => fetchRequest(token, context),
    // Read once: a throttle counts each reading, and boxes that are being ticked must stay.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export interface SentSignature {
  /** The signature's id: the same at every attempt, so that one whose answer was lost is not refused. */
  id: string;
  nama: string;
  jabatan: string;
  /** The codes that were ticked. */
  dapur: string[];
}

/** @throws PostgrestError, in the words of the database where the link or the list is another now; NoAnswerError */
export async function sign(token: string, { id, nama, jabatan, dapur }: SentSignature, context: CallContext) {
  const tables = await getTables(context);
  const tanda = { id, nama, jabatan, dapur };
  await askAgain(() => tables.rpc('tanda_tangani', { token, tanda }).throwOnError());
}

/** @throws PostgrestError, in the words of the database where there is nothing to withdrawSignature; NoAnswerError */
export async function withdrawSignature(token: string, context: CallContext) {
  const tables = await getTables(context);
  await callOrFindDone(
    () => tables.rpc('tarik_tanda_tangan', { token }).throwOnError(),
    async () => (await fetchRequest(token, context)) === null,
  );
}
