import type { ToastMessage } from '@/lib/toasts/toast-message';
import { fileMessages } from './file.messages';

/**
 * The toast for a file that is empty, can't be read or fails `hasRightContent`; undefined when the file is fine.
 * @param wrongType - the toast for wrong content
 */
export async function contentProblem(
  file: File,
  hasRightContent: (file: File) => Promise<boolean>,
  wrongType: ToastMessage,
): Promise<ToastMessage | undefined> {
  if (file.size === 0) return fileMessages.empty;
  try {
    return (await hasRightContent(file)) ? undefined : wrongType;
  } catch {
    return fileMessages.unreadable;
  }
}

const signature = '%PDF-';
/** PDF readers accept a signature this far into the file; some scanners and mail programs put something before it. */
const signatureWithin = 1024;

/**
 * Whether a file is a PDF by its content, whatever its name.
 * @throws what the browser throws for a file that can't be read
 */
export async function hasPdfContent(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, signatureWithin).arrayBuffer());
  return String.fromCharCode(...start).includes(signature);
}

/**
 * The name of a PDF without what chat apps, browsers and file managers put after it: 'Surat.pdf ', 'Surat.pdf (1)', 'Surat.pdf_2'
 * and 'Surat.pdf.pdf' -> 'Surat.pdf', 'DOC-20261124-WA0003.' -> 'DOC-20261124-WA0003.pdf'.
 * @returns undefined for the name of another type, such as 'foto.jpeg'
 */
export function pdfName(name: string): string | undefined {
  const trimmed = name.trim().replace(/[\s.]+$/, '');
  const [, base, extension] = /^(.*?)((?:\.pdf)+)(?:(?!\.pdf).)*$/is.exec(trimmed) ?? [];
  if (base !== undefined && extension) return base + extension.slice(0, '.pdf'.length);
  return /\.[a-z][a-z0-9]{0,4}$/i.test(trimmed) ? undefined : `${trimmed}.pdf`;
}

/**
 * The name of a file that is a PDF, as its content shows, whatever follows '.pdf' in its name or was said of its type; undefined for
 * anything else. All that takes PDFs asks this.
 * @throws what the browser throws for a file that can't be read
 */
export async function readPdfName(file: File): Promise<string | undefined> {
  const name = pdfName(file.name);
  return name !== undefined && (await hasPdfContent(file)) ? name : undefined;
}

const maxBaseLength = 100;

/**
 * A name that every storage service accepts in a path, close to the original: 'Laporan Gizi (é).PDF' ->
 * 'Laporan-Gizi-e.pdf'. Accents, spaces, slashes, dots and emoji go; the extension stays, in lower case.
 */
export function storageFileName(name: string): string {
  const [, base = name, extension = ''] =
    /^(.*)\.([a-z0-9]{1,5})$/i.exec(name.replace(/\s+/g, ' ').trim()) ?? [];
  const plain = base
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9_]+/gi, '-')
    .slice(0, maxBaseLength)
    .replace(/^-+|-+$/g, '');
  return `${plain || 'berkas'}${extension && `.${extension.toLowerCase()}`}`;
}
