import { useQuery } from '@tanstack/react-query';
import { sppgKey } from '@/features/kitchens/sppg/api';
import { signersTable } from '@/features/kitchens/signatures/signature-columns';
import { groupBy } from '@/lib/collections';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import { fetchAll } from '@/lib/supabase/fetch-all';
import { askAgain } from '@/lib/supabase/write-rows';

// In a file apart from the other calls, which visitors download.

/**
 * All foundations' addresses, and the requests for their signatures, newest first, with what was signed.
 * @throws PostgrestError
 */
async function fetchAsked(context: CallContext) {
  const supabase = await getSupabase(context);
  const [contacts, asked] = await Promise.all([
    fetchAll(supabase.from('yayasan_kontak').select('yayasan_id, email').order('yayasan_id')),
    fetchAll(
      supabase
        .from(signersTable.name)
        .select(
          'id, yayasan_id, email, created_at, expires_at, dibatalkan_pada, ditandatangani_pada, nama, jabatan, sppg_tanda_tangan(kode_sppg, berlaku_sampai, ditarik_pada, berakhir_karena)',
        )
        .order('created_at', { ascending: false })
        .order('id'),
    ),
  ]);
  return {
    emails: new Map(contacts.map(({ yayasan_id, email }) => [yayasan_id, email])),
    asked: groupBy(asked, ({ yayasan_id }) => yayasan_id),
  };
}

type AllAsked = Awaited<ReturnType<typeof fetchAsked>>;

export type AskedOfFoundation = ReturnType<typeof askedOf>;

/** A foundation's address, null without one, and the requests for its signature. */
export const askedOf = ({ emails, asked }: AllAsked, yayasanId: string) => ({
  email: emails.get(yayasanId) ?? null,
  asked: asked.get(yayasanId) ?? [],
});

export const askedKey = [...sppgKey, 'asked-signatures'];

/** Always asked for anew: any change of a foundation's kitchens or its address may change them. */
export const useAskedSignatures = () => useQuery({ queryKey: askedKey, queryFn: fetchAsked, staleTime: 0 });

/**
 * Asks a foundation by mail. Within two minutes the database asks only once, so a call whose answer was lost is
 * repeated.
 * @throws PostgrestError, in the words of the database where it can't be asked; NoAnswerError
 */
export async function askForSignature(yayasan: string, context: CallContext) {
  const supabase = await getSupabase(context);
  await askAgain(() => supabase.rpc('minta_tanda_tangan', { yayasan }).throwOnError());
}
