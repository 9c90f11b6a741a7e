import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { fetchLeadPage, fetchProposalUrl, fetchUnreadCount } from './api';
import type { LeadFilter } from './lead-filter';

/** Everything that shows leads. */
export const leadsKey = ['leads'];

/** New leads show up by themselves while the page is looked at. */
const refetchInterval = 60_000;

export const leadPageQuery = (filter: LeadFilter, page: number) =>
  queryOptions({
    queryKey: [...leadsKey, 'page', filter, page],
    queryFn: () => fetchLeadPage(filter, page),
    placeholderData: keepPreviousData,
    refetchInterval,
  });

/** One page of the filtered inbox; the page before stays visible while the next is loading. */
export const useLeadPage = (filter: LeadFilter, page: number) => useQuery(leadPageQuery(filter, page));

export const unreadCountQuery = queryOptions({
  queryKey: [...leadsKey, 'unread'],
  queryFn: fetchUnreadCount,
  refetchInterval,
});

/** How many leads nobody has looked at yet; undefined until known. */
export const useUnreadCount = (): number | undefined => useQuery(unreadCountQuery).data;

/** Renewed while the lead is open, well before the link expires. */
const renewalMs = 10 * 60_000;

/** A signed link to a proposal; not asked for without a path. */
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
