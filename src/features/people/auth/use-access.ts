// In a file apart from api.ts: each page with data needs this call, and no other one of the feature.
import { useQuery } from '@tanstack/react-query';
import { accessKey } from '@/lib/queries/query-client';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import { useSession } from './session';

/**
 * What the signed-in user may do; the database checks it again on every request.
 * @throws PostgrestError
 */
async function fetchAccess(context: CallContext) {
  const supabase = await getSupabase(context);
  const { data } = await supabase.rpc('my_access').single().throwOnError();
  return data;
}

interface Access {
  isSignedIn: boolean;
  canManage: boolean;
  /** Whether the user manages kitchens, certificates and documents, as every admin does. */
  isManager: boolean;
  isAdmin: boolean;
  /** What an admin's second factor lacks, without which they have a manager's rights: its code ('show'), or all ('set_up'). */
  secondFactor: string | null;
  /** Whether an admin has ended the account's access. */
  isEnded: boolean;
  /** The name of the account. */
  name: string | null;
  /** The role to which the account, which has none yet, is invited. */
  invitedAs: string | null;
  /** Whether the user is signed in and the request pending, the first one or a retry. */
  isPending: boolean;
  /** Why the request failed. */
  error: Error | null;
  retry: () => void;
}

/**
 * What the signed-in user may do; nothing after a failure, as the database would refuse it anyway.
 * @param refetchInterval - milliseconds between refetches while the page is visible
 */
export function useAccess(refetchInterval?: number): Access {
  const { user } = useSession();
  const { data, status, isFetching, error, refetch } = useQuery({
    queryKey: [...accessKey, user?.id],
    queryFn: fetchAccess,
    enabled: user !== null,
    refetchInterval,
  });
  const isPending = user !== null && !data && (status === 'pending' || isFetching);
  return {
    isSignedIn: user !== null,
    canManage: (user !== null && data?.can_manage) ?? false,
    isManager: (user !== null && data?.is_manager) ?? false,
    isAdmin: (user !== null && data?.is_admin) ?? false,
    secondFactor: (user !== null && data?.second_factor) || null,
    isEnded: (user !== null && data?.is_ended) ?? false,
    name: (user !== null && data?.nama) || null,
    invitedAs: (user !== null && data?.invited_as) || null,
    isPending,
    error: data || isPending ? null : error,
    retry: () => void refetch(),
  };
}
