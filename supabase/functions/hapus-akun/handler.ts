import { passedOn, readOrder, refusal, success } from '../_shared/answers.ts';

/** The calls of the function to the project; the embedded stack (supabase/local) implements them its own way. */
export interface Project {
  /** Ends an account's access with the caller's rights: the database decides whether the caller may. */
  endAccess: (authorization: string, userId: string) => Promise<Response>;
  /** Removes the files in the account's folder of the bucket avatars. */
  removeAvatars: (userId: string) => Promise<void>;
  /** Deletes the user; the account goes with it, and what it has done stays in the audit trail. */
  deleteUser: (userId: string) => Promise<void>;
}

/**
 * Deletes an account at an admin's request. First its access ends, which the database refuses to everybody who is no
 * admin, and for one's own account, so that the last admin stays. If a later step fails, the account can do nothing,
 * and the request can be repeated.
 */
export async function hapusAkun(request: Request, project: Project): Promise<Response> {
  const order = await readOrder(request, 'user_id', 'Akun yang akan dihapus tidak disebutkan.');
  if (order instanceof Response) return order;
  try {
    const ended = await project.endAccess(order.authorization, order.id);
    if (!ended.ok) return await passedOn(ended);
    await project.removeAvatars(order.id);
    await project.deleteUser(order.id);
    return success({ user_id: order.id });
  } catch (error) {
    console.error(error);
    return refusal(500, 'not_deleted', 'Aksesnya sudah diakhiri, tetapi akunnya belum terhapus. Coba lagi.');
  }
}
