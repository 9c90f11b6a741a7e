import { useQuery } from '@tanstack/react-query';
import { sppgKey } from '@/features/kitchens/sppg/api';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import { askAgain } from '@/lib/supabase/write-rows';
import { signersTable } from '@/features/kitchens/signatures/signature-columns';

// In a file apart from the other calls, which visitors download.

/**
 * A foundation's address, and the requests for its signature, newest first, with what was signed.
 * @throws PostgrestError
 */
async function fetchAsked(yayasanId: string, context: CallContext) {
  const supabase = await getSupabase(context);
  const [contact, asked] = await Promise.all([
    supabase.from('yayasan_kontak').select('email').eq('yayasan_id', yayasanId).maybeSingle().throwOnError(),
    supabase
      .from(signersTable.name)
      .select(
        'id, email, created_at, expires_at, dibatalkan_pada, ditandatangani_pada, nama, jabatan, sppg_tanda_tangan(kode_sppg, berlaku_sampai, ditarik_pada, berakhir_karena)',
      )
      .eq('yayasan_id', yayasanId)
      .order('created_at', { ascending: false })
      .order('id')
      .limit(10)
      .throwOnError(),
  ]);
  return { email: contact.data?.email ?? null, asked: asked.data };
}

export type AskedOfFoundation = Awaited<ReturnType<typeof fetchAsked>>;

export const askedKey = [...sppgKey, 'asked-signatures'];

/**
 * The requests for a foundation's signature, always asked for anew: any change of its kitchens or its address may
 * change them.
 */
export const useAskedSignatures = (yayasanId: string) =>
  useQuery({
    queryKey: [...askedKey, yayasanId],
    queryFn: (context) => fetchAsked(yayasanId, context),
    staleTime: 0,
  });

/**
 * Asks a foundation by mail. Within two minutes the database asks only once, so a call whose answer was lost is
 * repeated.
 * @throws PostgrestError, in the words of the database where it can't be asked; NoAnswerError
 */
export async function askForSignature(yayasan: string, context: CallContext) {
  const supabase = await getSupabase(context);
  await askAgain(() => supabase.rpc('minta_tanda_tangan', { yayasan }).throwOnError());
}
