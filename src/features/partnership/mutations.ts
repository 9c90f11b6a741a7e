import { useMutation } from '@tanstack/react-query';
import { clearDraft } from '@/lib/forms/draft';
import { insertApplication, uploadProposal } from './api';
import type { PartnershipOpportunity } from './content';
import { partnershipMessages } from './messages';
import type { PartnershipApplication } from './partnership-schema';

/** The draft that names the uploaded file, after a reload, too. */
export const proposalDraft = (opportunity_id: PartnershipOpportunity) => `${opportunity_id}-proposal`;

/** Uploads the file that goes with an application; gives its URL. */
export function useUploadProposal(opportunity_id: PartnershipOpportunity) {
  return useMutation({
    mutationFn: (file: File) => uploadProposal(opportunity_id, file),
    meta: {
      success: (_url, file: File) => partnershipMessages.proposalUploaded(file.name),
      failure: {
        title: partnershipMessages.proposalNotUploaded.title,
        fallback: partnershipMessages.proposalNotUploaded.description,
      },
    },
  });
}

interface ApplicationToSend extends PartnershipApplication {
  /** Gives the proposal's URL; null without a proposal, undefined when uploading it failed, which has been told. */
  takeProposal: () => Promise<string | null | undefined>;
}

/** Sends an application after its proposal; gives whether it was sent. Its draft is forgotten then, also when the page has been left. */
export function useSendApplication(opportunity_id: PartnershipOpportunity) {
  return useMutation({
    mutationFn: async ({ takeProposal, ...application }: ApplicationToSend) => {
      const document_url = await takeProposal();
      if (document_url === undefined) return false;
      await insertApplication({ opportunity_id, ...application, document_url });
      return true;
    },
    onSuccess: (isSent) => {
      if (!isSent) return;
      clearDraft(opportunity_id);
      clearDraft(proposalDraft(opportunity_id));
    },
    meta: {
      success: (isSent) => (isSent ? partnershipMessages.sent : undefined),
      failure: partnershipMessages.notSent,
    },
  });
}
