import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { fetchPage } from '@/lib/supabase/fetch-all';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import { callOrFindDone } from '@/lib/supabase/write-rows';
import type { Mail, MailFilter } from './mail';

export const mailPageSize = 50;

/** Begins the key of every query that shows mails. */
export const mailsKey = ['mails'];

/**
 * One page of the mails of the last 30 days, newest first; no rows beyond the last page.
 * @throws PostgrestError
 */
async function fetchMailPage({ keadaan }: MailFilter, page: number, context: CallContext) {
  const supabase = await getSupabase(context);
  let query = supabase.from('mails').select<'*', Mail>('*', { count: 'exact' });
  if (keadaan) query = query.eq('state', keadaan);
  const { rows: mails, ...rest } = await fetchPage(
    page,
    mailPageSize,
    query.order('created_at', { ascending: false }).order('id', { ascending: false }),
  );
  return { mails, ...rest };
}

const mailPageQuery = (filter: MailFilter, page: number) =>
  queryOptions({
    queryKey: [...mailsKey, filter, page],
    queryFn: (context) => fetchMailPage(filter, page, context),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // Asked again each minute, as waiting mails are sent meanwhile.
    refetchInterval: 60_000,
  });

/** One page of the filtered mails; the previous page stays visible while the next is loading. */
export const useMailPage = (filter: MailFilter, page: number) => useQuery(mailPageQuery(filter, page));

/** What an admin decides about a mail that failed or may have been sent. */
export type Decision = 'resend_mail' | 'accept_mail';

/** @throws PostgrestError, also when an invitation has expired; NoAnswerError */
export async function decide({ mail, decision }: { mail: Mail; decision: Decision }, context: CallContext) {
  const supabase = await getSupabase(context);
  await callOrFindDone(
    () => supabase.rpc(decision, { mail_id: mail.id }).throwOnError(),
    async () => {
      const stored = supabase.from('mails').select('state').eq('id', mail.id).maybeSingle();
      const { data } = await stored.retry(false).throwOnError();
      return data?.state !== mail.state;
    },
  );
}
