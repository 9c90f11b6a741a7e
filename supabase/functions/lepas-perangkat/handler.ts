import { passedOn, readOrder, refusal, success } from '../_shared/answers.ts';
import type { ProjectApi } from '../_shared/project-api.ts';

const idsIn = (factors: unknown): string[] =>
  Array.isArray(factors) ? factors.flatMap(({ id }: { id?: string }) => id ?? []) : [];

/**
 * Takes the devices for the second factor off an account whose owner has lost them. The database, called with the caller's
 * token, decides and notes it; the auth service then ends what their sessions had by them. The request can be repeated.
 */
export async function lepasPerangkat(
  request: Request,
  { asCaller, asService }: ProjectApi,
): Promise<Response> {
  const order = await readOrder(request, 'user_id', 'Akun yang perangkatnya akan dilepas tidak disebutkan.');
  if (order instanceof Response) return order;
  try {
    const noted = await asCaller(order.authorization, 'note_devices_removed', { target_user_id: order.id });
    if (!noted.ok) return await passedOn(noted);
    const path = `/auth/v1/admin/users/${order.id}/factors`;
    for (const id of idsIn(await asService('GET', path))) await asService('DELETE', `${path}/${id}`);
    return success({ user_id: order.id });
  } catch (error) {
    console.error(error);
    return refusal(500, 'not_removed', 'Perangkatnya belum terlepas. Coba lagi.');
  }
}
