import { useQuery } from '@tanstack/react-query';
import type { CallContext } from '@/lib/supabase/client';
import { getTables } from '@/lib/supabase/tables';
import { askAgain, callOrFindDone } from '@/lib/supabase/write-rows';

/** A kitchen that a foundation is asked about. */
export interface AskedKitchen {
  kode: string;
  nama: string;
  lokasi: string;
  /** The last day of a signature that counts today. */
  berlaku_sampai: string | null;
}

/** What a link is for: to sign, or to withdrawSignature what was signed; 'sudah' is one that has signed. */
export interface SignatureRequest {
  jenis: 'minta' | 'sudah' | 'tarik';
  yayasan: string;
  /** The last day of the link, or of the signature that it has made or withdraws. */
  sampai: string;
  dapur: AskedKitchen[];
}

/**
 * What the link with this token is for; null for one that does nothing (any more).
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
    // Each reading counts for the throttle, and what somebody is ticking stays.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export interface SentSignature {
  /** The same at every attempt to send this, so that one whose answer was lost is not refused. */
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
