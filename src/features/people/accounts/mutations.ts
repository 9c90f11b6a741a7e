import { useMutation } from '@tanstack/react-query';
import { accessKey } from '@/lib/queries/query-client';
import { type AccessMode, accessModes } from './access-mode';
import {
  acceptInvitation,
  accessModeQuery,
  type Account,
  accountsQuery,
  chooseMails,
  endAccess,
  ownMailsKey,
  type ReceivedInvitation,
  resendOwnInvitation,
  restoreAccess,
  type Restoring,
  setAccessMode,
  setAccountName,
  setAccountRole,
} from './api';
import {
  deleteAccount,
  type Invitation,
  invitationsQuery,
  invite,
  type NewInvitation,
  withdrawInvitation,
} from './admin-api';
import { accountMessages } from './messages';
import { roleNames } from './roles';

// The user's own rights, too: admins who give up their role lose the page, and a name is shown in the menu.
const reloads = [accountsQuery.queryKey, accessKey];
// Somebody who loses the role loses the list of invitations, too.
const reloadsWithInvitations = [...reloads, invitationsQuery.queryKey];

/** Gives an account another role; with `pending` admins give up their own. */
export function useSetAccountRole() {
  return useMutation({
    mutationFn: setAccountRole,
    meta: {
      reloads: reloadsWithInvitations,
      success(_: unknown, { email, role }: Account) {
        const name = roleNames[role];
        return name ? accountMessages.approved(email, name) : accountMessages.resigned;
      },
      failure: accountMessages.roleNotChanged,
    },
  });
}

export function useSetAccountName() {
  return useMutation({
    mutationFn: setAccountName,
    meta: { reloads, success: accountMessages.named, failure: accountMessages.notNamed },
  });
}

export function useEndAccess() {
  return useMutation({
    mutationFn: endAccess,
    meta: {
      reloads: reloadsWithInvitations,
      success: (_: unknown, { email }: Account) => accountMessages.ended(email),
      failure: accountMessages.notEnded,
    },
  });
}

export function useRestoreAccess() {
  return useMutation({
    mutationFn: restoreAccess,
    meta: {
      reloads,
      success(_: unknown, { account: { email, ended_role }, without_role }: Restoring) {
        const name = without_role ? undefined : roleNames[ended_role ?? ''];
        return name ? accountMessages.restoredAs(email, name) : accountMessages.restored(email);
      },
      failure: accountMessages.notRestored,
    },
  });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: deleteAccount,
    meta: {
      reloads: reloadsWithInvitations,
      success: (_: unknown, { email }: Account) => accountMessages.deleted(email),
      failure: accountMessages.notDeleted,
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

export function useChooseMails() {
  return useMutation({
    mutationFn: chooseMails,
    meta: {
      reloads: [ownMailsKey],
      success: accountMessages.mailsChosen,
      failure: accountMessages.mailsNotChosen,
    },
  });
}

/** Invites somebody; an earlier invitation of the same address is void then. */
export function useInvite() {
  return useMutation({
    mutationFn: invite,
    meta: {
      reloads: [invitationsQuery.queryKey],
      success: (_: unknown, { email }: NewInvitation) => accountMessages.invited(email),
      failure: accountMessages.notInvited,
    },
  });
}

/** Withdraws an invitation. */
export function useWithdrawInvitation() {
  return useMutation({
    mutationFn: withdrawInvitation,
    meta: {
      reloads: [invitationsQuery.queryKey],
      success: (_: unknown, { email }: Invitation) => accountMessages.withdrawn(email),
      failure: accountMessages.notWithdrawn,
    },
  });
}

/** Mails the link of the signed-in user's invitation once more. */
export const useResendOwnInvitation = () =>
  useMutation({
    mutationFn: resendOwnInvitation,
    meta: { success: () => accountMessages.linkResent, failure: accountMessages.linkNotResent },
  });

/** Accepts an invitation as the signed-in user. */
export function useAcceptInvitation(token: string) {
  return useMutation({
    mutationFn: (_invitation: ReceivedInvitation, context) => acceptInvitation(token, context),
    meta: {
      reloads: [accessKey],
      success: (_: unknown, { role }: ReceivedInvitation) =>
        accountMessages.accepted(roleNames[role] ?? role),
      failure: accountMessages.notAccepted,
    },
  });
}
