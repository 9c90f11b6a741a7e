import { useAccounts } from '@/features/people/accounts/api';
import { useSession } from '@/features/people/auth/session';
import { useAccess } from '@/features/people/auth/use-access';

/**
 * The people to whom leads can be assigned, for a select, oneself first: admins, and for complaints also managers.
 * Empty until they are known; a manager, who can't read other accounts, sees only their own.
 */
export function useAssignees({ withManagers }: { withManagers: boolean }) {
  const { user } = useSession();
  const { isAdmin } = useAccess();
  const { data: accounts = [] } = useAccounts(isAdmin);
  const own =
    user && !isAdmin ? [{ user_id: user.id, email: user.email ?? '', role: 'pengelola' }] : accounts;
  return own
    .filter(({ role }) => role === 'admin' || (withManagers && role === 'pengelola'))
    .map(({ user_id, email }) => ({
      value: user_id,
      label: user_id === user?.id ? `Saya (${email})` : email,
      isOwn: user_id === user?.id,
    }))
    .sort((one, other) => Number(other.isOwn) - Number(one.isOwn) || one.label.localeCompare(other.label));
}
