import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { fetchLeadPage, fetchLeadsById, fetchProposalUrl, fetchUnreadCount } from './api';
import type { Lead } from './lead';
import type { LeadFilter } from './lead-filter';

/** Begins the key of every query that shows leads. */
export const leadsKey = ['leads'];

/** New leads appear without a reload while the page is visible. */
const refetchInterval = 60_000;

export const leadPageQuery = (filter: LeadFilter, page: number) =>
  queryOptions({
    queryKey: [...leadsKey, 'page', filter, page],
    queryFn: () => fetchLeadPage(filter, page),
    placeholderData: keepPreviousData,
    refetchInterval,
  });

/** One page of the filtered inbox; the previous page stays visible while the next is loading. */
export const useLeadPage = (filter: LeadFilter, page: number) => useQuery(leadPageQuery(filter, page));

/** The present state of leads that are shown beside the filtered ones, without those deleted; disabled without any. */
export function useLeadsById(leads: Lead[]) {
  const ids = leads.map(({ id }) => id);
  return useQuery({
    queryKey: [...leadsKey, 'by-id', ids],
    queryFn: () => fetchLeadsById(ids),
    enabled: ids.length > 0,
    // A reload never joins a request from before the change: only a query without data would.
    initialData: leads,
    refetchInterval,
  });
}

export const unreadCountQuery = queryOptions({
  queryKey: [...leadsKey, 'unread'],
  queryFn: fetchUnreadCount,
  refetchInterval,
});

/** How many leads nobody has looked at yet; undefined until known. */
export const useUnreadCount = (): number | undefined => useQuery(unreadCountQuery).data;

/** While the lead is open, well before the signed URL expires. */
const renewalMs = 10 * 60_000;

/** A signed URL for a proposal; disabled without a path. */
export function useProposalUrl(path: string | null) {
  return useQuery({
    queryKey: ['proposal', path],
    queryFn: () => fetchProposalUrl(path ?? ''),
    enabled: path !== null,
    staleTime: renewalMs,
    refetchInterval: renewalMs,
    retry: false,
  });
}
