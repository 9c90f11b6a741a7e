import { useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withPage } from '@/lib/url/url-filter';
import { leadPageSize } from './api';
import type { Lead } from './lead';

/** The element id of a lead's row. */
export const leadRowId = ({ id }: Pick<Lead, 'id'>) => `kiriman-${id}`;

interface LeadPage {
  /** All that are shown of the page. */
  rows: Lead[];
  /** Whether `rows` are those of the page in the URL. */
  isCurrent: boolean;
  page: number;
  /** Of all pages. */
  total: number;
}

/** Which leads of a list are open, and the way from one to the next, also to that of another page. */
export function useOpenLeads({ rows, isCurrent, page, total }: LeadPage) {
  const [params, setParams] = useSearchParams();
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const [arrival, setArrival] = useState<Lead>();
  /** A page that is yet to come, and from which end it is entered. */
  const [entrance, setEntrance] = useState<{ page: number; step: 1 | -1 }>();
  const [lastParams, setLastParams] = useState(params);
  if (params !== lastParams) {
    setLastParams(params);
    setOpenIds(new Set());
  }
  if (isCurrent && entrance?.page === page) {
    const lead = rows.at(entrance.step > 0 ? 0 : -1);
    setEntrance(undefined);
    if (lead) arrive(lead);
  }

  // After the lead before it has closed, which moves the others.
  useLayoutEffect(() => {
    const row = arrival && document.getElementById(leadRowId(arrival));
    row?.querySelector('button')?.focus({ preventScroll: true });
    row?.scrollIntoView();
  }, [arrival]);

  function toggle(lead: Lead, isOpen: boolean) {
    setOpenIds((known) => {
      const next = new Set(known);
      if (isOpen) next.add(lead.id);
      else next.delete(lead.id);
      return next;
    });
  }

  function arrive(lead: Lead) {
    toggle(lead, true);
    setArrival({ ...lead });
  }

  const first = (page - 1) * leadPageSize;
  const indexOf = (lead: Lead) => rows.findIndex(({ id }) => id === lead.id);

  function go(from: Lead, step: 1 | -1) {
    const lead = rows[indexOf(from) + step];
    toggle(from, false);
    if (lead) return arrive(lead);
    setEntrance({ page: page + step, step });
    setParams((known) => withPage(known, page + step), { preventScrollReset: true });
  }

  return {
    isOpen: ({ id }: Lead) => openIds.has(id),
    toggle,
    /** Where a lead stands among all of the filter, and how to go on from it; nothing where the list ends. */
    place(lead: Lead) {
      const position = first + indexOf(lead) + 1;
      const isLast = position >= total;
      return {
        text: `${position} dari ${total}`,
        onPrevious: position > 1 ? () => go(lead, -1) : undefined,
        onNext: isLast ? undefined : () => go(lead, 1),
      };
    },
  };
}

export type LeadPlace = ReturnType<ReturnType<typeof useOpenLeads>['place']>;
