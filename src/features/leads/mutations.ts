import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { clearDraft } from '@/lib/forms/draft';
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
    mutationFn: ({ base, change }: LeadUpdate) => updateLead(base, change),
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
    mutationFn: (lead: Lead) => deleteLead(lead, unknownIds),
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
