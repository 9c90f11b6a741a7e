// The database tells managers and admins what was complained of and written since, without a name. Who gave one is read by admins
// alone, with `buka_pengirim`, which writes that into the audit trail first.
import { useQuery } from '@tanstack/react-query';
import type { LeadChange } from '@/features/leads/inbox/api';
import type { Lead } from '@/features/leads/inbox/lead';
import { leadsKey } from '@/features/leads/inbox/queries';
import { errorMessages } from '@/lib/errors/error.messages';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import { askAgain } from '@/lib/supabase/write-rows';

/**
 * What was written since, the oldest first: our answers, and what the sender of the complaint added.
 * @throws PostgrestError
 */
async function fetchConversation(id: string, context: CallContext) {
  const supabase = await getSupabase(context);
  const { data } = await supabase
    .from('keluhan_pesan')
    .select('id, created_at, dari, isi, foto, status, muat')
    .eq('keluhan_id', id)
    .order('urutan')
    .throwOnError();
  return data;
}

export type ComplaintMessage = Awaited<ReturnType<typeof fetchConversation>>[number];

/** What was written since about a complaint. */
export const useConversation = ({ id }: Lead) =>
  useQuery({
    queryKey: [...leadsKey, 'conversation', id],
    queryFn: (context) => fetchConversation(id, context),
  });

const photoSeconds = 60 * 60;

/**
 * URLs that open photos for an hour to whoever has them, in the order of their paths.
 * @throws StorageError; Error when one of them is gone, or hidden from somebody who is no manager any more
 */
async function signPhotos(paths: string[], context: CallContext): Promise<string[]> {
  const supabase = await getSupabase(context);
  const { data, error } = await supabase.storage.from('keluhan_foto').createSignedUrls(paths, photoSeconds);
  if (error) throw error;
  return data.map(({ signedUrl }) => {
    if (signedUrl === null) throw new Error(errorMessages.fileNotFound);
    return signedUrl;
  });
}

/** The URLs of photos, renewed before they end. */
export const usePhotos = (paths: string[]) =>
  useQuery({
    queryKey: ['complaint-photos', ...paths],
    queryFn: (context) => signPhotos(paths, context),
    staleTime: (photoSeconds / 2) * 1000,
    refetchInterval: (photoSeconds / 2) * 1000,
  });

/** What the sender of a complaint reads, and whether everyone does, on the kitchen's page. */
export interface Answer {
  isi: string;
  muat: boolean;
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
  answer: Answer & { id: string },
  context: CallContext,
) {
  const supabase = await getSupabase(context);
  const pesan = { ...answer, ...change, keluhan_id, handled_at };
  const { data } = await askAgain(() => supabase.rpc('jawab_keluhan', { pesan }).throwOnError());
  const [saved] = data;
  return saved === undefined ? undefined : { handled_at: saved };
}

/**
 * Shows an answer on the kitchen's page, or no longer.
 * @throws PostgrestError, also when the user may not
 */
export async function publishAnswer(
  { id, muat }: Pick<ComplaintMessage, 'id' | 'muat'>,
  context: CallContext,
) {
  const supabase = await getSupabase(context);
  await askAgain(() => supabase.rpc('muat_jawaban', { jawaban: id, muat }).throwOnError());
}

/**
 * Who sent a complaint; the audit trail has it first that they were looked up.
 * @throws PostgrestError
 */
export async function openSender({ id: keluhan }: Lead, context: CallContext) {
  const supabase = await getSupabase(context);
  const { data } = await supabase.rpc('buka_pengirim', { keluhan }).single().throwOnError();
  return data;
}
