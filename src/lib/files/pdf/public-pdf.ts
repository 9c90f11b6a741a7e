import { cleanPdf, isSignedPdf } from './clean-pdf';
import { hiddenText, writtenMetadata } from './hidden-text';
import { PdfProblem, unreadablePdf } from './pdf-problem';

/** A PDF that is about to go public. */
export interface PublicPdf {
  /** Without its author's metadata, scripts, attached files and comments, where it can be changed. */
  file: File;
  /** The texts that strangers could copy out of the file, though nobody sees them. */
  hidden: string[];
  /** Whether it is electronically signed, which drawing its pages anew would undo. */
  isSigned: boolean;
}

/** Whether a file has more of a PDF than its first line. */
const hasObjects = async (file: Blob) => /\bobj\b/.test(await file.text());

/**
 * Looks into a PDF before everyone can.
 * @param title - what its metadata will say
 * @throws PdfProblem for one that visitors could not open either
 */
export async function publicPdf(original: File, title: string): Promise<PublicPdf> {
  const clean = await cleanPdf(original, title);
  const { name, lastModified } = original;
  const file = clean ? new File([clean], name, { type: clean.type, lastModified }) : original;
  const metadata = clean ? [] : await writtenMetadata(original);
  const texts = await hiddenText(file);
  if (!texts && (await hasObjects(original))) throw new PdfProblem(unreadablePdf);
  return {
    file,
    hidden: [...(metadata ?? []), ...(texts ?? [])],
    isSigned: !clean && (await isSignedPdf(original)),
  };
}
