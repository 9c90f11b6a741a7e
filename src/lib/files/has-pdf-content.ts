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
