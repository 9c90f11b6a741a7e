import { cleanPdf } from './clean-pdf';
import { hiddenText, writtenMetadata } from './hidden-text';

/** A PDF that is about to go public. */
export interface PublicPdf {
  /** Without its author's metadata, scripts, attached files and comments, where it can be changed. */
  file: File;
  /** The texts that strangers could copy out of the file, though nobody sees them. */
  hidden: string[];
}

/**
 * Looks into a PDF before everyone can. One that no reader can open stays as it is.
 * @param title - what its metadata will say
 */
export async function publicPdf(original: File, title: string): Promise<PublicPdf> {
  const clean = await cleanPdf(original, title);
  const { name, lastModified } = original;
  const file = clean ? new File([clean], name, { type: clean.type, lastModified }) : original;
  const metadata = clean ? [] : await writtenMetadata(original);
  return { file, hidden: [...(metadata ?? []), ...((await hiddenText(file)) ?? [])] };
}
