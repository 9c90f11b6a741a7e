import { storageFileName } from '@/lib/storage-file-name';

/** The limit of the bucket. */
export const maxDocumentBytes = 20 * 1024 * 1024;

const pdfSignature = '%PDF-';
/** Readers open a PDF that begins so late; some scanners and mail programs put something before it. */
const signatureWithin = 1024;

/** Whether a file is a PDF by name and by content: a renamed program has no such signature. */
export async function isPdf(file: File): Promise<boolean> {
  if (!/\.pdf$/i.test(file.name)) return false;
  const start = new Uint8Array(await file.slice(0, signatureWithin).arrayBuffer());
  return String.fromCharCode(...start).includes(pdfSignature);
}

/** What a new document is called on the page, on the visitor's disk and in the bucket. */
export function documentNames(originalName: string, timestamp: number) {
  // Macs write accents as letters of their own, which a search for the same word would miss.
  const name = originalName.normalize('NFC');
  return {
    title: name.replace(/\.pdf$/i, '').trim() || 'Dokumen',
    file_name: `${timestamp}_${name}`,
    file_path: `program_regulations/${timestamp}_${storageFileName(name)}`,
  };
}
