import { useMutation } from '@tanstack/react-query';
import { formatNumber } from '@/lib/text/format';
import { sortableToday } from '@/lib/text/format-sortable';
import { fetchAllLeads, type LeadChange, updateLead } from './api';
import type { Lead } from './lead';
import type { LeadFilter } from './lead-filter';
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

async function exportLeads(filter: LeadFilter) {
  const { saveLeads } = await import('./export-leads');
  const leads = await fetchAllLeads(filter);
  const fileName = `kotak-masuk-${sortableToday()}.csv`;
  saveLeads(leads, fileName);
  return { count: leads.length, fileName };
}

/** Exports all leads that match the filter as a CSV file. */
export function useExportLeads() {
  return useMutation({
    mutationFn: exportLeads,
    meta: {
      success: ({ count, fileName }: Awaited<ReturnType<typeof exportLeads>>) =>
        leadMessages.exported(formatNumber(count), fileName),
      failure: leadMessages.notExported,
    },
  });
}
