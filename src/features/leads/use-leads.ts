import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fetchLeadPage, fetchUnreadCount } from './api';
import type { LeadFilter } from './lead-filter';

/** Everything that shows leads and must be read again after a change. */
export const leadsKey = ['leads'];

/** New leads show up by themselves while the page is looked at. */
const refetchInterval = 60_000;

/** One page of the filtered inbox; the page before stays visible while the next is loading. */
export function useLeadPage(filter: LeadFilter, page: number) {
  return useQuery({
    queryKey: [...leadsKey, 'page', filter, page],
    queryFn: () => fetchLeadPage(filter, page),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}

/** How many leads nobody has looked at yet; undefined until known. */
export function useUnreadCount(): number | undefined {
  return useQuery({ queryKey: [...leadsKey, 'unread'], queryFn: fetchUnreadCount, refetchInterval }).data;
}
