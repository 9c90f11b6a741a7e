import { useState } from 'react';
import type { Lead } from './lead';
import type { LeadFilter } from './lead-filter';
import { useLeadsById } from './queries';

/**
 * Keeps leads that were saved here in the list, even if their new status no longer matches the filter, until filter or
 * page change or the lead is deleted.
 */
export function useKeptLeads(filter: LeadFilter, page: number) {
  const list = JSON.stringify([filter, page]);
  const [lastList, setLastList] = useState(list);
  const [known, setKnown] = useState<Lead[]>([]);
  if (list !== lastList) {
    setLastList(list);
    setKnown([]);
  }
  const { data: kept } = useLeadsById(known);

  /** To be called when saving or deleting begins: the reload that follows may come without the lead. */
  function keep(lead: Lead) {
    if (filter.status) setKnown([...kept.filter(({ id }) => id !== lead.id), lead]);
  }

  /** The leads of the page, and in their old places the kept ones that are no longer on it. */
  function withKept(leads: Lead[]): Lead[] {
    const gone = kept.filter(({ id }) => leads.every((lead) => lead.id !== id));
    // As the server orders them. All times are in UTC, so that they can be compared as text.
    const place = ({ created_at, id }: Lead) => created_at + id;
    return [...leads, ...gone].sort((one, other) => (place(one) < place(other) ? 1 : -1));
  }

  return { keep, withKept };
}
