import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { fetchInvitations, type Invitation, invite, type NewInvitation, withdraw } from './admin-api';
import { accountMessages } from './messages';

export const invitationsQuery = queryOptions({ queryKey: ['invitations'], queryFn: fetchInvitations });

export const useInvitations = () => useQuery(invitationsQuery);

const reloads = [invitationsQuery.queryKey];

/** Invites somebody; an earlier invitation of the same address is void then. */
export function useInvite() {
  return useMutation({
    mutationFn: invite,
    meta: {
      reloads,
      success: (_: unknown, { email }: NewInvitation) => accountMessages.invited(email),
      failure: accountMessages.notInvited,
    },
  });
}

export function useWithdraw() {
  return useMutation({
    mutationFn: withdraw,
    meta: {
      reloads,
      success: (_: unknown, { email }: Invitation) => accountMessages.withdrawn(email),
      failure: accountMessages.notWithdrawn,
    },
  });
}
