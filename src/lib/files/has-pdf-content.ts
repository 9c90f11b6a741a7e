const signature = '%PDF-';
/** Readers open a PDF that begins so late; some scanners and mail programs put something before it. */
const signatureWithin = 1024;

/**
 * Whether a file is a PDF by its content: a renamed program has no such signature.
 * @throws what the browser throws for a file that can't be read
 */
export async function hasPdfContent(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, signatureWithin).arrayBuffer());
  return String.fromCharCode(...start).includes(signature);
}
