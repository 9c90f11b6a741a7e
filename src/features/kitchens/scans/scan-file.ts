import { contentProblem, hasPdfContent } from '@/lib/files/chosen-file';
import { missingChunkMessage } from '@/lib/chunks';
import { PdfProblem, unreadablePdf } from '@/lib/files/pdf/pdf-problem';
import { canvasToJpeg, drawWhole } from '@/lib/files/photo';
import { unreadablePhoto } from '@/lib/files/unreadable-photo';
import { scanMessages } from './messages';
import { failed } from '@/lib/toasts/toast-message';

/** The limits of a scan: the bytes are those of the bucket. */
const limits = { maxBytes: 5 * 1024 * 1024, maxPages: 20 };

/** The files that were chosen in the form and are not saved yet, by their names in the bucket. */
const chosen = new Map<string, { name: string; file: Promise<Blob> }>();

/** What a file is stored under: a random name, which tells nothing of the original. */
function keep(name: string, extension: 'jpg' | 'pdf', file: Promise<Blob>): string {
  const path = `${crypto.randomUUID()}.${extension}`;
  chosen.set(path, { name, file });
  return path;
}

/**
 * Makes a chosen file ready to be stored.
 * @param title - of a PDF that is drawn anew
 * @returns its name in the bucket, and the sentence that says why the file can't be a scan, if it can't
 */
export function chooseScan(original: File, title: string) {
  const isPicture = original.type.startsWith('image/');
  const file = isPicture ? pictureScan(original) : pdfScan(original, title);
  const path = keep(original.name, isPicture ? 'jpg' : 'pdf', file);
  const problem = file.then(
    () => undefined,
    (error: Error) => error.message,
  );
  return { path, problem };
}

/**
 * What strangers could read in an electronically signed PDF, if it is kept as it is, beside what it shows; undefined for any
 * other file. Pages that are drawn anew have no signature.
 */
export async function readSigned(original: File, title: string): Promise<string[] | undefined> {
  if (original.type.startsWith('image/')) return undefined;
  const { isSignedPdf } = await import('@/lib/files/pdf/clean-pdf');
  if (!(await isSignedPdf(original))) return undefined;
  const { publicPdf } = await import('@/lib/files/pdf/public-pdf');
  return (await publicPdf(original, title)).hidden;
}

/** Has a signed PDF stored as it is, with its signature. @returns its name in the bucket */
export const keepSigned = (original: File) =>
  keep(original.name, 'pdf', Promise.resolve(new Blob([original], { type: 'application/pdf' })));

/** A chosen file as it will be stored, once it is ready. */
export const chosenFile = (path: string) => chosen.get(path)?.file;

/** The original name of a file that was chosen and is not saved yet. */
export const chosenName = (path: string) => chosen.get(path)?.name;

/** Draws a picture anew, which leaves out where it was taken. */
async function pictureScan(original: File): Promise<Blob> {
  const scan = await jpegOf(original).catch(async (cause: unknown) => {
    const { description } = await unreadablePhoto(original);
    throw new Error(description, { cause });
  });
  return fitting(scan);
}

async function jpegOf(original: File): Promise<Blob> {
  const bitmap = await createImageBitmap(original);
  try {
    return await canvasToJpeg(drawWhole(bitmap));
  } finally {
    bitmap.close();
  }
}

async function pdfScan(original: File, title: string): Promise<Blob> {
  const problem = await contentProblem(
    original,
    hasPdfContent,
    failed('Jenis File Salah', 'Pilih file PDF, JPG, PNG, atau WebP.'),
  );
  if (problem) throw new Error(problem.description);
  const drawn = await redrawn(fitting(original), title);
  if (!drawn) throw new PdfProblem(unreadablePdf);
  return drawn;
}

/** Draws the pages anew: a black box in a PDF only lies above the text, and its metadata names people. */
async function redrawn(original: Blob, title: string): Promise<Blob | undefined> {
  try {
    const { redrawPdf } = await import('@/lib/files/pdf/redraw-pdf');
    return await redrawPdf(original, title, limits);
  } catch (error) {
    throw error instanceof PdfProblem ? error : new Error(missingChunkMessage(error), { cause: error });
  }
}

function fitting(scan: Blob): Blob {
  if (scan.size > limits.maxBytes)
    throw new Error('Ukuran file maksimal adalah 5 MB. Perkecil file ini, lalu pilih lagi.');
  return scan;
}

/**
 * The chosen file of this name, ready to be stored.
 * @throws Error when it can't be a scan
 */
export async function readyScan(path: string): Promise<Blob> {
  const scan = await chosenFile(path);
  if (!scan) throw new Error(scanMessages.lost);
  return scan;
}

/** Forgets a chosen file once it is saved. */
export const forgetScan = (path: string | null) => path && chosen.delete(path);
