import { useMutation } from '@tanstack/react-query';
import { accessKey } from '@/lib/queries/query-client';
import { type AccessMode, accessModes } from './access-mode';
import { accessModeQuery, type Account, accountsQuery, setAccessMode, setAccountRole } from './api';
import { accountMessages } from './messages';

/** Approves or revokes an account. */
export function useSetAccountRole() {
  return useMutation({
    mutationFn: setAccountRole,
    meta: {
      // Admins who revoke their own role lose this page.
      reloads: [accountsQuery.queryKey, accessKey],
      success: (_: unknown, { email, role }: Account) =>
        role === 'admin' ? accountMessages.approved(email) : accountMessages.revoked(email),
      failure: accountMessages.roleNotChanged,
    },
  });
}

export function useSetAccessMode() {
  return useMutation({
    mutationFn: setAccessMode,
    meta: {
      reloads: [accessModeQuery.queryKey],
      success: (_: unknown, mode: AccessMode) =>
        accountMessages.accessModeSaved(accessModes.find(({ value }) => value === mode)?.label ?? mode),
      failure: accountMessages.accessModeNotSaved,
    },
  });
}
