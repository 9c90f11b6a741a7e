import { useQuery } from '@tanstack/react-query';
import { fetchAccess } from './api';
import { useSession } from './session';

export const accessKey = ['access'];

interface Access {
  isSignedIn: boolean;
  canManage: boolean;
  isAdmin: boolean;
  /** Signed in, but the answer is still on its way. */
  isPending: boolean;
  /** Why the answer did not come. */
  error: Error | null;
  retry: () => void;
}

/** What the signed-in user may do. A failure counts as "nothing": the database would refuse anyway. */
export function useAccess(): Access {
  const { user } = useSession();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [...accessKey, user?.id],
    queryFn: fetchAccess,
    enabled: user !== null,
  });
  return {
    isSignedIn: user !== null,
    canManage: (user !== null && data?.can_manage) ?? false,
    isAdmin: (user !== null && data?.is_admin) ?? false,
    isPending: user !== null && isPending,
    error: data ? null : error,
    retry: () => void refetch(),
  };
}
