import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
import { openRowParam, withPage } from '@/lib/url/url-filter';
import { leadPageSize } from './api';
import type { Lead } from './lead';

/** The element id of a lead's row. */
export const leadRowId = (id: string) => `kiriman-${id}`;

/** Marks the history entries made here; from those that were added, Back leads to the list without the lead. */
const ownEntry = (isAdded: boolean | undefined) => ({ madeBy: 'useOpenLead', isAdded });

function withLead(params: URLSearchParams, id?: string) {
  const next = new URLSearchParams(params);
  if (id) next.set(openRowParam, id);
  else next.delete(openRowParam);
  return next;
}

interface LeadPage {
  /** The leads that are shown of the page. */
  rows: Lead[];
  /** Whether `rows` are those of the page in the URL. */
  isCurrent: boolean;
  page: number;
  /** The number of leads on all pages. */
  total: number;
}

/** Which lead is open, by the URL, and the way from one to the next, also to that of another page. */
export function useOpenLead({ rows, isCurrent, page, total }: LeadPage) {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const isOwnEntry = location.state?.madeBy === 'useOpenLead';
  const isReturn = useNavigationType() === NavigationType.Pop;
  const idInUrl = params.get(openRowParam) ?? undefined;
  // A lead opens at once, and the URL follows.
  const [openId, setOpenId] = useState(idInUrl);
  const [lastInUrl, setLastInUrl] = useState(idInUrl);
  if (idInUrl !== lastInUrl) {
    setLastInUrl(idInUrl);
    if (isReturn || !isOwnEntry) setOpenId(idInUrl);
  }
  /** The lead that gets the focus once it is open; at first the one of the link. */
  const arrivalId = useRef(openId);
  /** A page of the list that is still loading, and the end from which it is entered. */
  const entrance = useRef<{ page: number; step: 1 | -1 }>(undefined);
  const isThere = rows.some(({ id }) => id === openId);

  // Moves the focus after the lead before has closed, which changes the place of the others.
  useLayoutEffect(() => {
    if (!isThere || !openId || arrivalId.current !== openId) return;
    arrivalId.current = undefined;
    const row = document.getElementById(leadRowId(openId));
    row?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true });
    row?.scrollIntoView();
  }, [openId, isThere]);

  function arrive(id: string) {
    arrivalId.current = id;
    setOpenId(id);
    setParams((known) => withLead(known, id), {
      replace: true,
      state: ownEntry(location.state?.isAdded),
      preventScrollReset: true,
    });
  }

  const enter = useEffectEvent((current: number) => {
    if (entrance.current?.page !== current) return;
    const lead = rows.at(entrance.current.step > 0 ? 0 : -1);
    entrance.current = undefined;
    if (lead) arrive(lead.id);
  });
  useEffect(() => {
    if (isCurrent) enter(page);
  }, [isCurrent, page]);

  function close() {
    setOpenId(undefined);
    // Somebody who came by a link has no list to go back to.
    if (isOwnEntry && location.state.isAdded) void navigate(-1);
    else
      setParams((known) => withLead(known), {
        replace: true,
        state: ownEntry(false),
        preventScrollReset: true,
      });
  }

  function toggle({ id }: Lead, isOpen: boolean) {
    if (!isOpen) return close();
    setOpenId(id);
    setParams((known) => withLead(known, id), {
      // Replaces the entry of the lead before: Back closes the last lead, however many were opened.
      replace: openId !== undefined,
      state: ownEntry(openId === undefined || location.state?.isAdded),
      preventScrollReset: true,
    });
  }

  const first = (page - 1) * leadPageSize;
  const indexOf = (lead: Lead) => rows.findIndex(({ id }) => id === lead.id);

  function go(from: Lead, step: 1 | -1) {
    const lead = rows[indexOf(from) + step];
    if (lead) return arrive(lead.id);
    setOpenId(undefined);
    entrance.current = { page: page + step, step };
    setParams((known) => withPage(known, page + step), {
      replace: true,
      state: ownEntry(location.state?.isAdded),
      preventScrollReset: true,
    });
  }

  return {
    openId,
    toggle,
    close,
    /**
     * The place of a lead among all that match, and the steps to its neighbours, undefined at the ends of the list.
     */
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

export type LeadPlace = ReturnType<ReturnType<typeof useOpenLead>['place']>;
