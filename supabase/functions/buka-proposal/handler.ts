import { passedOn, readOrder, refusal, success } from '../_shared/answers.ts';
import type { ProjectApi } from '../_shared/project-api.ts';

/** Long enough for a slow phone to load the file, short enough that a copied URL soon expires. */
const signedUrlSeconds = 5 * 60;

const urlIn = (signed: unknown) =>
  typeof signed === 'object' && signed && 'signedURL' in signed ? signed.signedURL : undefined;

/**
 * Opens the proposal of an application for an admin: the database writes down who opens which file, and refuses everybody
 * else; then the file's URL is signed with the service key, as no token of a person may.
 */
export async function bukaProposal(request: Request, { asCaller, asService }: ProjectApi): Promise<Response> {
  const order = await readOrder(request, 'application_id', 'Pengajuan yang dibuka tidak disebutkan.');
  if (order instanceof Response) return order;
  try {
    const noted = await asCaller(order.authorization, 'note_proposal_opened', { application_id: order.id });
    if (!noted.ok) return await passedOn(noted);
    const path: unknown = await noted.json();
    const signed = await asService(
      'POST',
      `/storage/v1/object/sign/collaboration_documents/${String(path)}`,
      { expiresIn: signedUrlSeconds },
    );
    return success({ signedURL: urlIn(signed) });
  } catch (error) {
    const isMissing = /not.?found/i.test(String(error));
    if (isMissing) return refusal(404, 'not_found', 'Filenya tidak ada di penyimpanan.');
    console.error(error);
    return refusal(500, 'not_opened', 'Proposal belum dapat dibuka. Coba lagi.');
  }
}
