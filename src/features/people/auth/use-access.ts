import { useQuery } from '@tanstack/react-query';
import { accessKey } from '@/lib/queries/query-client';
import { fetchAccess } from './access-api';
import { useSession } from './session';

interface Access {
  isSignedIn: boolean;
  canManage: boolean;
  /** Manages kitchens, certificates and documents, as every admin does. */
  isManager: boolean;
  isAdmin: boolean;
  /** An admin has ended the account's access. */
  isEnded: boolean;
  /** What the account is called. */
  name: string | null;
  /** The role to which the account, which has none yet, is invited. */
  invitedAs: string | null;
  /** Signed in, but the request is pending, the first one or a retry. */
  isPending: boolean;
  /** Why the request failed. */
  error: Error | null;
  retry: () => void;
}

/**
 * What the signed-in user may do. A failure counts as nothing: the database would refuse anyway.
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
    isEnded: (user !== null && data?.is_ended) ?? false,
    name: (user !== null && data?.nama) || null,
    invitedAs: (user !== null && data?.invited_as) || null,
    isPending,
    error: data || isPending ? null : error,
    retry: () => void refetch(),
  };
}
