import { useState } from 'react';
import type { Lead } from './lead';
import type { LeadFilter } from './lead-filter';
import { useLeadsById } from './queries';

/**
 * Keeps leads that were saved here in the list, even if their new status no longer matches the filter, until filter or
 * page change.
 */
export function useKeptLeads(filter: LeadFilter, page: number) {
  const list = JSON.stringify([filter, page]);
  const [lastList, setLastList] = useState(list);
  const [kept, setKept] = useState<Lead[]>([]);
  if (list !== lastList) {
    setLastList(list);
    setKept([]);
  }
  const { data: current = [] } = useLeadsById(kept.map(({ id }) => id));

  /** To be called when saving begins: the reload that follows may come without the lead. */
  function keep(lead: Lead) {
    if (filter.status) setKept((known) => [...known.filter(({ id }) => id !== lead.id), lead]);
  }

  /** The leads of the page, and in their old places the kept ones that are no longer on it. */
  function withKept(leads: Lead[]): Lead[] {
    const gone = kept
      .filter(({ id }) => leads.every((lead) => lead.id !== id))
      .map((lead) => current.find(({ id }) => id === lead.id) ?? lead);
    // As the server orders them. All times are in UTC, so that they can be compared as text.
    const place = ({ created_at, id }: Lead) => created_at + id;
    return [...leads, ...gone].sort((one, other) => (place(one) < place(other) ? 1 : -1));
  }

  /** To be called when a lead has been deleted. */
  function forget({ id }: Lead) {
    setKept((known) => known.filter((lead) => lead.id !== id));
  }

  return { keep, forget, withKept };
}
