import { contentProblem, hasPdfContent, mendedName, storageFileName } from '@/lib/files/chosen-file';
import type { ToastMessage } from '@/lib/toasts/toast';
import { partnershipMessages } from './messages';

export const maxProposalBytes = 10 * 1024 * 1024;

const office = 'application/vnd.openxmlformats-officedocument';

const pdfType = 'application/pdf';

/** The five types of the bucket by extension. A Map, since an object also has the key 'constructor'. */
const types = new Map([
  ['pdf', pdfType],
  ['doc', 'application/msword'],
  ['docx', `${office}.wordprocessingml.document`],
  ['xls', 'application/vnd.ms-excel'],
  ['xlsx', `${office}.spreadsheetml.sheet`],
]);

// Office files are zip archives; old formats, and files with a password, are OLE containers. Word also writes RTF with
// the extension .doc.
const officeStarts = ['504b0304', 'd0cf11e0', '7b5c7274'];

/** The type by extension: systems without Office report none for its files. */
export const proposalType = (name: string) =>
  types.get(/\.([a-z]+)$/i.exec(mendedName(name))?.[1]?.toLowerCase() ?? '');

async function hasContentOf(type: string, file: File): Promise<boolean> {
  if (type === pdfType) return hasPdfContent(file);
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return officeStarts.includes(Array.from(start, (byte) => byte.toString(16).padStart(2, '0')).join(''));
}

/**
 * The toast for a file that can't be a proposal: of another type by name or content, too large, empty or unreadable.
 */
export async function proposalProblem(file: File): Promise<ToastMessage | undefined> {
  const { proposalOfWrongType: wrongType, proposalTooLarge: tooLarge } = partnershipMessages;
  const type = proposalType(file.name);
  if (!type) return wrongType;
  const problem = await contentProblem(file, () => hasContentOf(type, file), wrongType);
  return problem ?? (file.size > maxProposalBytes ? tooLarge : undefined);
}

/** Where a proposal is stored; `folder` is 'anonymous' or the user's id. */
export function proposalPath(
  opportunity_id: string,
  folder: string,
  name: string,
  timestamp: number,
): string {
  return `partnership_proposals/${opportunity_id}/${folder}/${timestamp}_${storageFileName(mendedName(name))}`;
}
