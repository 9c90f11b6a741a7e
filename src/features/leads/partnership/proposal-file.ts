import { contentProblem, readPdfName, storageFileName } from '@/lib/files/chosen-file';
import type { ToastMessage } from '@/lib/toasts/toast-message';
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

const typeByName = (name: string) => types.get(/\.([a-z]+)[\s.]*$/i.exec(name)?.[1]?.toLowerCase() ?? '');

/**
 * Under which name and type a proposal is sent: a PDF is known by its content, the others by their extension, as systems without
 * Office report no type for its files.
 * @returns undefined for a file of another type
 * @throws what the browser throws for a file that can't be read
 */
export async function identifyProposal(file: File): Promise<{ name: string; type: string } | undefined> {
  const ofPdf = await readPdfName(file);
  if (ofPdf) return { name: ofPdf, type: pdfType };
  const type = typeByName(file.name);
  return type && type !== pdfType && (await hasOfficeContent(file))
    ? { name: file.name.trim().replace(/[\s.]+$/, ''), type }
    : undefined;
}

async function hasOfficeContent(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return officeStarts.includes(Array.from(start, (byte) => byte.toString(16).padStart(2, '0')).join(''));
}

/**
 * The toast for a file that can't be a proposal: of another type by name or content, too large, empty or unreadable.
 */
export async function proposalProblem(file: File): Promise<ToastMessage | undefined> {
  const { proposalOfWrongType: wrongType, proposalTooLarge: tooLarge } = partnershipMessages;
  const isProposal = async () => (await identifyProposal(file)) !== undefined;
  const problem = await contentProblem(file, isProposal, wrongType);
  return problem ?? (file.size > maxProposalBytes ? tooLarge : undefined);
}

/** Where a proposal is stored; `folder` is 'anonymous' or the user's id. */
export function newProposalPath(
  opportunity_id: string,
  folder: string,
  name: string,
  timestamp: number,
): string {
  return `partnership_proposals/${opportunity_id}/${folder}/${timestamp}_${storageFileName(name)}`;
}
