import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { fetchLeadPage, fetchLeadsById, fetchUnreadCount } from './api';
import type { Lead } from './lead';
import type { LeadFilter } from './lead-filter';

/** Begins the key of every query that shows leads. */
export const leadsKey = ['leads'];

/** New leads appear without a reload while the page is visible. */
const refetchInterval = 60_000;

const leadPageQuery = (filter: LeadFilter, page: number) =>
  queryOptions({
    queryKey: [...leadsKey, 'page', filter, page],
    queryFn: (context) => fetchLeadPage(filter, page, context),
    placeholderData: keepPreviousData,
    refetchInterval,
  });

/** One page of the filtered inbox; the previous page stays visible while the next is loading. */
export const useLeadPage = (filter: LeadFilter, page: number) => useQuery(leadPageQuery(filter, page));

/** The newest state of leads that are kept beside the filtered ones, without deleted ones; disabled without any. */
export function useLeadsById(leads: Lead[]) {
  const ids = leads.map(({ id }) => id);
  return useQuery({
    queryKey: [...leadsKey, 'by-id', ids],
    queryFn: (context) => fetchLeadsById(ids, context),
    enabled: ids.length > 0,
    // With initial data a reload starts a request of its own; without data it would join one that is older than the
    // change.
    initialData: leads,
    refetchInterval,
  });
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** One lead, whatever the filter; null when there is none with this id. */
export function useLead(id: string) {
  return useQuery({
    queryKey: [...leadsKey, 'one', id],
    queryFn: async (context) => (uuid.test(id) ? ((await fetchLeadsById([id], context))[0] ?? null) : null),
    refetchInterval,
  });
}

const unreadCountQuery = queryOptions({
  queryKey: [...leadsKey, 'unread'],
  queryFn: fetchUnreadCount,
  refetchInterval,
});

/** How many leads nobody has looked at yet; undefined until known. */
export const useUnreadCount = (): number | undefined => useQuery(unreadCountQuery).data;
