import { passedOn, readOrder, refusal, success } from './answers.ts';
import type { ProjectApi } from './project-api.ts';

/** Long enough for a slow phone to load the file, short enough that a copied URL soon expires. */
const signedUrlSeconds = 5 * 60;

interface Door {
  /** The name of the row's id in the request's body and in the arguments of the database's function. */
  idName: string;
  /** The error for a request without an id. */
  missing: string;
  /** Writes into the audit trail who opens which row's files, refuses everybody else, and returns their paths in the bucket. */
  noteFunction: string;
  bucket: string;
  failure: string;
  answer: (signedUrls: unknown[]) => object;
}

const urlIn = (signed: unknown) =>
  typeof signed === 'object' && signed && 'signedURL' in signed ? signed.signedURL : undefined;

/**
 * Opens files of a private bucket: the database, called with the caller's token, decides and notes it; then the service
 * key signs URLs, as no person's token may.
 */
export async function openFiles(
  request: Request,
  { asCaller, asService }: ProjectApi,
  door: Door,
): Promise<Response> {
  const order = await readOrder(request, door.idName, door.missing);
  if (order instanceof Response) return order;
  try {
    const noted = await asCaller(order.authorization, door.noteFunction, { [door.idName]: order.id });
    if (!noted.ok) return await passedOn(noted);
    const paths: unknown[] = [await noted.json()].flat();
    const signed = await Promise.all(
      paths.map((path) =>
        asService('POST', `/storage/v1/object/sign/${door.bucket}/${String(path)}`, {
          expiresIn: signedUrlSeconds,
        }),
      ),
    );
    return success(door.answer(signed.map(urlIn)));
  } catch (error) {
    const isMissing = /not.?found/i.test(String(error));
    if (isMissing) return refusal(404, 'not_found', 'Filenya tidak ada di penyimpanan.');
    console.error(error);
    return refusal(500, 'not_opened', door.failure);
  }
}
