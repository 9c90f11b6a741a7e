import { useMutation, useQuery } from '@tanstack/react-query';
import { accessKey } from '@/lib/queries/query-client';
import { acceptInvitation, fetchInvitation, resendOwnInvitation, type ReceivedInvitation } from './api';
import { accountMessages } from './messages';
import { roleNames } from './roles';

const invitationKey = ['received-invitation'];

export const useInvitation = (token: string) =>
  useQuery({
    queryKey: [...invitationKey, token],
    queryFn: (context) => fetchInvitation(token, context),
    // Each reading counts for the throttle.
    refetchOnWindowFocus: false,
  });

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
