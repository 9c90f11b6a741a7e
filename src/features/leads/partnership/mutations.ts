import { useMutation } from '@tanstack/react-query';
import { sendOnce } from '@/features/leads/tracking/send-once';
import { clearDraft, type DraftName } from '@/lib/forms/draft';
import { insertApplication, uploadProposal } from './api';
import type { PartnershipOpportunity } from './content';
import { partnershipMessages } from './messages';
import type { PartnershipApplication } from './partnership-schema';
import { done } from '@/lib/toasts/toast-message';

/** The name of the form's draft. */
export const applicationDraft = (opportunity_id: PartnershipOpportunity): DraftName =>
  `pengajuan:${opportunity_id}`;

/** The name of the draft that remembers the uploaded file across a reload. */
export const proposalDraft = (opportunity_id: PartnershipOpportunity): DraftName =>
  `${applicationDraft(opportunity_id)}#proposal`;

/** Uploads an application's proposal; its result is the URL. */
export function useUploadProposal(opportunity_id: PartnershipOpportunity) {
  return useMutation({
    mutationFn: (file: File, context) => uploadProposal(opportunity_id, file, context),
    meta: {
      success: (_url, file: File) => done('Unggah Berhasil', `${file.name} berhasil diunggah.`),
      failure: {
        title: partnershipMessages.proposalNotUploaded.title,
        fallback: partnershipMessages.proposalNotUploaded.description,
      },
    },
  });
}

interface ApplicationToSend extends PartnershipApplication {
  /**
   * Resolves to the proposal's URL; null without a proposal, undefined when the upload failed, which a toast has said.
   */
  takeProposal: () => Promise<string | null | undefined>;
}

/**
 * Uploads the proposal, then sends the application; its result is the tracking code, undefined when the upload failed.
 * The draft is forgotten once it is sent, even if the page was left.
 */
export function useSendApplication(opportunity_id: PartnershipOpportunity) {
  return useMutation({
    mutationFn: async ({ takeProposal, ...application }: ApplicationToSend, context) => {
      const document_url = await takeProposal();
      if (document_url === undefined) return undefined;
      const sent = { opportunity_id, ...application, document_url };
      return sendOnce(applicationDraft(opportunity_id), sent, (row) => insertApplication(row, context));
    },
    onSuccess: (code) => {
      if (!code) return;
      clearDraft(applicationDraft(opportunity_id));
      clearDraft(proposalDraft(opportunity_id));
    },
    meta: {
      success: (code) =>
        code
          ? done('Pengajuan Terkirim', 'Terima kasih! Pengajuan kemitraan Anda telah berhasil dikirim.')
          : undefined,
      failure: { title: 'Gagal Mengirim' },
    },
  });
}
