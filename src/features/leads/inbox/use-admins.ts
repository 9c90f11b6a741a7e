import { useAccounts } from '@/features/people/accounts/api';
import { useSession } from '@/features/people/auth/session';

/** The admins that leads can be assigned to, with their names for a select, whoever asks first; none until they are known. */
export function useAdmins() {
  const { user } = useSession();
  const { data: accounts = [] } = useAccounts();
  return accounts
    .filter(({ role }) => role === 'admin')
    .map(({ user_id, email }) => ({
      value: user_id,
      label: user_id === user?.id ? `Saya (${email})` : email,
      isOwn: user_id === user?.id,
    }))
    .sort((one, other) => Number(other.isOwn) - Number(one.isOwn) || one.label.localeCompare(other.label));
}
