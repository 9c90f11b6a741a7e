import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { clearDraft } from '@/lib/forms/draft';
import { formatList, formatNumber } from '@/lib/text/format';
import { changeLeads, deleteLeads, type LeadsChange, openProposal } from './admin-api';
import { deleteLead, type LeadChange, type LeadDeletion, updateLead } from './api';
import { type Lead, leadDraft, proposalFileName } from './lead';
import { leadMessages } from './messages';
import { leadsKey } from './queries';

interface LeadUpdate {
  /** The lead as it was when the edit began. */
  base: Lead;
  change: LeadChange;
}

/** Saves status and note of a lead; its result is undefined when somebody else has changed the lead since `base`. */
export function useSaveLead() {
  return useMutation({
    mutationFn: ({ base, change }: LeadUpdate, context) => updateLead(base, change, context),
    meta: {
      reloads: [leadsKey],
      success: (saved: unknown, { base, change }: LeadUpdate) =>
        saved ? leadMessages.saved(base.name, change.status) : leadMessages.changedMeanwhile,
      failure: leadMessages.notSaved,
    },
  });
}

/** Deletes a lead and what was typed about it, unless somebody else has changed it since it was read. */
export function useDeleteLead() {
  const [unknownIds] = useState(() => new Set<string>());
  return useMutation({
    mutationFn: (lead: Lead, context) => deleteLead(lead, unknownIds, context),
    onSuccess(outcome, lead) {
      if (outcome !== 'changed meanwhile') clearDraft(leadDraft(lead));
    },
    meta: {
      reloads: [leadsKey],
      success: (outcome: LeadDeletion, lead: Lead) => deletionToast(outcome, lead),
      failure: leadMessages.notDeleted,
    },
  });
}

interface ManyLeads {
  leads: Lead[];
  change: LeadsChange;
  /** What the leads get, for the toast: 'status Selesai'. */
  words: string;
}

/** Changes several leads; its result are the ids of those that somebody else was first at. */
export function useChangeLeads() {
  return useMutation({
    mutationFn: ({ leads, change }: ManyLeads, context) => changeLeads(leads, change, context),
    meta: {
      reloads: [leadsKey],
      success: (left: string[], { leads, words }: ManyLeads) =>
        left.length > 0
          ? leadMessages.someNotChanged(namesOf(leads, left))
          : leadMessages.manyChanged(formatNumber(leads.length), words),
      failure: leadMessages.notSaved,
    },
  });
}

/** Deletes several leads and what was typed about them; its result are the ids of those that somebody else has changed. */
export function useDeleteLeads() {
  return useMutation({
    mutationFn: (leads: Lead[], context) => deleteLeads(leads, context),
    onSuccess(left, leads) {
      for (const lead of leads) if (!left.includes(lead.id)) clearDraft(leadDraft(lead));
    },
    meta: {
      reloads: [leadsKey],
      success: (left: string[], leads: Lead[]) =>
        left.length > 0
          ? leadMessages.someNotDeleted(namesOf(leads, left))
          : leadMessages.manyDeleted(formatNumber(leads.length)),
      failure: leadMessages.notDeleted,
    },
  });
}

const namesOf = (leads: Lead[], ids: string[]) =>
  formatList(leads.filter(({ id }) => ids.includes(id)).map(({ name }) => name));

interface ProposalOpening {
  applicationId: string;
  /** The empty tab; null where the browser has blocked it. */
  tab: Window | null;
}

/** Leads an empty tab to a proposal; its result is the URL where there is no such tab. */
export function useOpenProposal() {
  return useMutation({
    async mutationFn({ applicationId, tab }: ProposalOpening, context) {
      try {
        const url = await openProposal(applicationId, context);
        if (!tab) return url;
        tab.location.replace(url);
        return undefined;
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    // No toast: the button says why it failed.
    meta: {},
  });
}

function deletionToast(outcome: LeadDeletion, { name, document_url }: Lead) {
  const fileName = proposalFileName(document_url ?? '');
  switch (outcome) {
    case 'deleted':
      return leadMessages.deleted(name);
    case 'proposal shared':
      return leadMessages.proposalShared(name, fileName);
    case 'proposal left':
      return leadMessages.proposalLeft(name, fileName);
    case 'deleted before':
      return leadMessages.deletedBefore(name);
    case 'changed meanwhile':
      return leadMessages.changedBeforeDeletion(name);
  }
}
