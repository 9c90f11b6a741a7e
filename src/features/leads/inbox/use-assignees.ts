import { useAccounts } from '@/features/people/accounts/api';
import { useSession } from '@/features/people/auth/session';
import { useAccess } from '@/features/people/auth/use-access';

/**
 * Whom leads can be assigned to, with their names for a select, whoever asks first: admins, and managers where it is about
 * complaints. None until they are known, and nobody but oneself for managers, who don't read the accounts of others.
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
