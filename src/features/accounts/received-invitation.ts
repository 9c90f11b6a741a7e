import { useMutation, useQuery } from '@tanstack/react-query';
import { accessKey } from '@/lib/queries/query-client';
import { acceptInvitation, fetchInvitation, type ReceivedInvitation } from './api';
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
