import type { TablesInsert } from '@/lib/supabase/database.types';
import { getSupabase } from '@/lib/supabase/client';
import { getTables } from '@/lib/supabase/tables';
import type { PartnershipOpportunity } from './content';
import { proposalPath, proposalType } from './proposal-file';

/**
 * Requests no row back: visitors may insert applications, not read them.
 * @throws PostgrestError
 */
export async function insertApplication(application: TablesInsert<'partnership_applications'>) {
  const tables = await getTables();
  await tables.from('partnership_applications').insert(application).throwOnError();
}

/**
 * Stores a proposal where only admins can open it.
 * @returns its URL in public form, which identifies the file in the application
 * @throws StorageError
 */
export async function uploadProposal(opportunity_id: PartnershipOpportunity, file: File): Promise<string> {
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getSession();
  const folder = data.session?.user.id ?? 'anonymous';
  const path = proposalPath(opportunity_id, folder, file.name, Date.now());
  const bucket = supabase.storage.from('collaboration_documents');
  const proposal = new File([file], file.name, { type: proposalType(file.name) });
  const { error } = await bucket.upload(path, proposal, {
    cacheControl: '3600',
    upsert: false,
    contentType: proposal.type,
  });
  if (error) throw error;
  return bucket.getPublicUrl(path).data.publicUrl;
}
