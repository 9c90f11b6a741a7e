import { applicationsTable } from '@/features/leads/tracking/lead-columns';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import type { TablesInsert } from '@/lib/supabase/database.types';
import { getTables } from '@/lib/supabase/tables';
import type { PartnershipOpportunity } from './content';
import { identifyProposal, newProposalPath } from './proposal-file';

/**
 * Requests no row back: visitors may insert applications, not read them.
 * @throws PostgrestError
 */
export async function insertApplication(
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
export async function uploadProposal(
  opportunity_id: PartnershipOpportunity,
  file: File,
  context: CallContext,
): Promise<string> {
  const supabase = await getSupabase(context);
  const { data } = await supabase.auth.getSession();
  const folder = data.session?.user.id ?? 'anonymous';
  const known = await identifyProposal(file);
  const { name, type } = known ?? file;
  const path = newProposalPath(opportunity_id, folder, name, Date.now());
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
