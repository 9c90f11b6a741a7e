import { useMutation } from '@tanstack/react-query';
import { applicationsTable } from '@/features/leads/tracking/lead-columns';
import { sendOnce } from '@/features/leads/tracking/send-once';
import { clearDraft } from '@/lib/forms/draft';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import type { TablesInsert } from '@/lib/supabase/database.types';
import { getTables } from '@/lib/supabase/tables';
import type { PartnershipOpportunity } from './content';
import { partnershipMessages } from './messages';
import type { PartnershipApplication } from './partnership-schema';
import { identifyProposal, proposalPath } from './proposal-file';

/**
 * Requests no row back: visitors may insert applications, not read them.
 * @throws PostgrestError
 */
async function insertApplication(
  application: TablesInsert<'partnership_applications'>,
  context: CallContext,
) {
  const tables = await getTables(context);
  await tables.from(applicationsTable.name).insert(application).throwOnError();
}

/**
 * Stores a proposal where only admins can open it.
 * @returns its URL in public form, which identifies the file in the application
 * @throws StorageError
 */
async function uploadProposal(
  opportunity_id: PartnershipOpportunity,
  file: File,
  context: CallContext,
): Promise<string> {
  const supabase = await getSupabase(context);
  const { data } = await supabase.auth.getSession();
  const folder = data.session?.user.id ?? 'anonymous';
  const known = await identifyProposal(file);
  const { name, type } = known ?? file;
  const path = proposalPath(opportunity_id, folder, name, Date.now());
  const bucket = supabase.storage.from('collaboration_documents');
  const proposal = new File([file], name, { type });
  const { error } = await bucket.upload(path, proposal, {
    cacheControl: '3600',
    upsert: false,
    contentType: proposal.type,
  });
  if (error) throw error;
  return bucket.getPublicUrl(path).data.publicUrl;
}

/** The name of the draft that remembers the uploaded file across a reload. */
export const proposalDraft = (opportunity_id: PartnershipOpportunity) => `${opportunity_id}-proposal`;

/** Uploads an application's proposal; its result is the URL. */
export function useUploadProposal(opportunity_id: PartnershipOpportunity) {
  return useMutation({
    mutationFn: (file: File, context) => uploadProposal(opportunity_id, file, context),
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
      return sendOnce(opportunity_id, sent, (row) => insertApplication(row, context));
    },
    onSuccess: (code) => {
      if (!code) return;
      clearDraft(opportunity_id);
      clearDraft(proposalDraft(opportunity_id));
    },
    meta: {
      success: (code) => (code ? partnershipMessages.sent : undefined),
      failure: partnershipMessages.notSent,
    },
  });
}
