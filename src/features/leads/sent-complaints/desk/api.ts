// Managers and admins read complaints and their messages without a name. A sender who gave one is read by admins alone,
// with `buka_pengirim`, which writes that into the audit trail first.
import { useQuery } from '@tanstack/react-query';
import type { LeadChange } from '@/features/leads/inbox/api';
import type { Lead } from '@/features/leads/inbox/lead';
import { leadsKey } from '@/features/leads/inbox/queries';
import { NoAnswerError } from '@/lib/errors/failure';
import { backend } from '@/lib/supabase/backend';
import { callFunction } from '@/lib/supabase/call-function';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import { askAgain } from '@/lib/supabase/write-rows';

/**
 * The messages after a complaint, oldest first: our answers, and what its sender added.
 * @throws PostgrestError
 */
async function fetchConversation(id: string, context: CallContext) {
  const supabase = await getSupabase(context);
  const { data } = await supabase
    .from('keluhan_pesan')
    .select('id, created_at, dari, isi, foto, status, teks_publik')
    .eq('keluhan_id', id)
    .order('urutan')
    .throwOnError();
  return data;
}

export type ConversationMessage = Awaited<ReturnType<typeof fetchConversation>>[number];

export const useConversation = ({ id }: Lead) =>
  useQuery({
    queryKey: [...leadsKey, 'conversation', id],
    queryFn: (context) => fetchConversation(id, context),
  });

/**
 * URLs of the photos of a complaint or of a further message, valid for minutes. The Edge Function buka-foto signs them
 * after the opening was noted in the audit trail.
 * @param folder - of the photos: the id of the complaint or the message
 * @throws Error in the words of the function, or of what to do where it is not deployed; NoAnswerError
 */
export async function openPhotos(folder: string, context: CallContext): Promise<string[]> {
  const answer = await callFunction(
    'buka-foto',
    { folder },
    'Fungsi buka-foto belum dipasang di proyek Supabase. Pasang dulu seperti di supabase/README.md, “Going live”.',
    context,
  );
  const signedUrls: unknown = typeof answer === 'object' && answer && Reflect.get(answer, 'signedURLs');
  if (!Array.isArray(signedUrls)) throw new NoAnswerError('unreachable');
  return signedUrls.map((url) => `${backend().supabaseUrl}/storage/v1${String(url)}`);
}

/** An answer: the text for the sender, and the public one for the kitchen's page; null is none. */
export interface ComplaintAnswer {
  isi: string;
  teks_publik: string | null;
}

/**
 * Answers a complaint, with its status and note in one step, and an optimistic lock on `handled_at`. Asked again when the response
 * was lost: the answer's id tells the database that it has it.
 * @returns its new `handled_at`; undefined when somebody else was first
 * @throws PostgrestError
 */
export async function answerComplaint(
  { id: keluhan_id, handled_at }: Lead,
  change: LeadChange,
  answer: ComplaintAnswer & { id: string },
  context: CallContext,
) {
  const supabase = await getSupabase(context);
  const pesan = { ...answer, ...change, keluhan_id, handled_at };
  const { data } = await askAgain(() => supabase.rpc('jawab_keluhan', { pesan }).throwOnError());
  const [saved] = data;
  return saved === undefined ? undefined : { handled_at: saved };
}

export type TextWithAnswer = Pick<ConversationMessage, 'id' | 'teks_publik'>;

/**
 * Shows a public text on the kitchen's page; null takes it away.
 * @throws PostgrestError, also when the user may not, or the text gives its sender away
 */
export async function publishText({ id, teks_publik }: TextWithAnswer, context: CallContext) {
  const supabase = await getSupabase(context);
  const text = { jawaban: id, teks: teks_publik ?? '' };
  await askAgain(() => supabase.rpc('muat_jawaban', text).throwOnError());
}

/**
 * The sender of a complaint; that they were looked up is in the audit trail first.
 * @throws PostgrestError
 */
export async function openSender({ id: keluhan }: Lead, context: CallContext) {
  const supabase = await getSupabase(context);
  const { data } = await supabase.rpc('buka_pengirim', { keluhan }).single().throwOnError();
  return data;
}
