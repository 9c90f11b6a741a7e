import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { filesToRemoveQuery } from '@/features/shared/file-removal/api';
import { clearDraft } from '@/lib/forms/draft';
import { type SentIds, sentId } from '@/lib/supabase/write-rows';
import { formatList, formatNumber } from '@/lib/text/format';
import {
  changeLeads,
  countComplaints,
  deleteLeads,
  type LeadsChange,
  openProposal,
  sortOutComplaints,
} from './admin-api';
import { type ComplaintAnswer, answerComplaint } from '@/features/leads/sent-complaints/desk/api';
import { deleteLead, type LeadChange, type LeadDeletion, updateLead } from './api';
import { type AbuseReason, type Lead, leadDraft, leadInWords, leadName, proposalFileName } from './lead';
import { leadsKey } from './queries';
import { done, failed } from '@/lib/toasts/toast-message';

const notSaved = { title: 'Gagal Menyimpan' };
const notDeleted = { title: 'Gagal Menghapus' };

interface LeadUpdate {
  /** The lead as it was when the edit began. */
  base: Lead;
  change: LeadChange;
  /** The answer to the sender of a complaint. */
  answer?: ComplaintAnswer;
}

/** Saves status and note of a lead, and an answer to a complaint; its result is undefined when somebody else has changed the lead since `base`. */
export function useSaveLead() {
  const [sentIds] = useState((): SentIds => new Map());
  return useMutation({
    mutationFn: ({ base, change, answer }: LeadUpdate, context) =>
      answer
        ? answerComplaint(base, change, { id: sentId(answer.isi, sentIds), ...answer }, context)
        : updateLead(base, change, context),
    // After success the ids are forgotten: the same words once more are another answer.
    onSuccess: () => sentIds.clear(),
    meta: {
      reloads: [leadsKey],
      success: (saved: unknown, { base, change }: LeadUpdate) =>
        saved
          ? done('Perubahan Disimpan', `${leadName(base)}: ${change.status}.`)
          : failed(
              'Gagal Menyimpan',
              'Admin lain baru saja mengubahnya. Periksa yang tersimpan sekarang, lalu simpan lagi.',
            ),
      failure: notSaved,
    },
  });
}

/** The photos of a deleted complaint are removed by the page of the admin who deletes it. */
const leadsAndFiles = [leadsKey, filesToRemoveQuery.queryKey];

/** Deletes a lead and what was typed about it, unless somebody else has changed it since it was read. */
export function useDeleteLead() {
  const [unknownIds] = useState(() => new Set<string>());
  return useMutation({
    mutationFn: (lead: Lead, context) => deleteLead(lead, unknownIds, context),
    onSuccess(outcome, lead) {
      if (outcome !== 'changed meanwhile') clearDraft(leadDraft(lead));
    },
    meta: {
      reloads: leadsAndFiles,
      success: (outcome: LeadDeletion, lead: Lead) => deletionToast(outcome, lead),
      failure: notDeleted,
    },
  });
}

interface ManyLeads {
  leads: Lead[];
  change: LeadsChange;
  /** The change in words, for the toast: 'status Selesai'. */
  words: string;
}

/** Changes several leads; its result are the ids of those that somebody else has changed first. */
export function useChangeLeads() {
  return useMutation({
    mutationFn: ({ leads, change }: ManyLeads, context) => changeLeads(leads, change, context),
    meta: {
      reloads: [leadsKey],
      success: (left: string[], { leads, words }: ManyLeads) =>
        left.length > 0
          ? failed(
              'Belum Semua Diubah',
              `Admin lain baru saja mengubah atau menghapus ${inWords(leads, left)}. Yang masih ada tetap tercentang: periksa, lalu ulangi bila perlu.`,
            )
          : done('Perubahan Disimpan', `${formatNumber(leads.length)} kiriman: ${words}.`),
      failure: notSaved,
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
      reloads: leadsAndFiles,
      success: (left: string[], leads: Lead[]) =>
        left.length > 0
          ? failed(
              'Belum Semua Dihapus',
              `Admin lain baru saja mengubah ${inWords(leads, left)}. Kiriman itu tetap ada dan tercentang: periksa, lalu hapus lagi bila perlu.`,
            )
          : done('Kiriman Dihapus', `${formatNumber(leads.length)} kiriman telah dihapus.`),
      failure: notDeleted,
    },
  });
}

/** Lets complaints that came with a crowd count in public. */
export function useCountComplaints() {
  return useMutation({
    mutationFn: countComplaints,
    meta: {
      reloads: [leadsKey],
      success: (_: unknown, leads: Lead[]) =>
        done(
          'Keluhan Dihitung',
          `${formatNumber(leads.length)} keluhan sudah dilihat dan dihitung di halaman dapurnya.`,
        ),
      failure: notSaved,
    },
  });
}

interface SortingOut {
  leads: Lead[];
  /** Null puts them back into the count. */
  reason: AbuseReason | null;
}

/** Takes complaints that are abuse out of what counts in public, or puts them back. */
export function useSortOutComplaints() {
  return useMutation({
    mutationFn: ({ leads, reason }: SortingOut, context) => sortOutComplaints(leads, reason, context),
    meta: {
      reloads: [leadsKey],
      success: (_: unknown, { leads, reason }: SortingOut) =>
        reason
          ? done(
              'Keluhan Disaring',
              `${formatNumber(leads.length)} keluhan tidak ikut dihitung mulai Senin, dan tampil untuk umum sebagai “disaring”.`,
            )
          : done(
              'Keluhan Dihitung Lagi',
              `${formatNumber(leads.length)} keluhan ikut dihitung lagi mulai Senin.`,
            ),
      failure: notSaved,
    },
  });
}

/** Leads in a sentence: 'kiriman dari Arum dan Bima', 'keluhan tentang SPPG Tugu'. */
function inWords(leads: Lead[], ids: string[]): string {
  const named = leads.filter(({ id }) => ids.includes(id));
  const complaints = named.filter(({ kind }) => kind === 'keluhan').map(leadName);
  const others = named.filter(({ kind }) => kind !== 'keluhan').map(leadName);
  return [
    others.length > 0 && `kiriman dari ${formatList(others)}`,
    complaints.length > 0 && `keluhan tentang ${formatList(complaints)}`,
  ]
    .filter(Boolean)
    .join(' serta ');
}

interface ProposalOpening {
  applicationId: string;
  /** The tab that was opened empty; null where the browser has blocked it. */
  tab: Window | null;
}

/** Opens a proposal in the empty tab; its result is the URL where there is no such tab. */
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

function deletionToast(outcome: LeadDeletion, deleted: Lead) {
  const fileName = proposalFileName(deleted.document_url ?? '');
  const lead = leadInWords(deleted);
  switch (outcome) {
    case 'deleted':
      return done('Kiriman Dihapus', `${lead} telah dihapus.`);
    case 'proposal shared':
      return done(
        'Kiriman Dihapus',
        `${lead} telah dihapus. File proposalnya, ${fileName}, tetap ada karena dipakai pengajuan lain.`,
      );
    case 'proposal left':
      return failed(
        'Kiriman Dihapus',
        `${lead} telah dihapus, tetapi file proposalnya, ${fileName}, gagal dihapus dan mungkin masih tersimpan.`,
      );
    case 'deleted before':
      return failed('Gagal Menghapus', `${lead} sudah lebih dulu dihapus oleh admin lain.`);
    case 'changed meanwhile':
      return failed(
        'Gagal Menghapus',
        `Admin lain baru saja mengubah ${inWords([deleted], [deleted.id])}. Periksa yang tersimpan sekarang, lalu hapus lagi bila tetap perlu.`,
      );
  }
}
