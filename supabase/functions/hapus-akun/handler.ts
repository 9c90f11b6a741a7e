/** What the function asks of the project; the embedded stack (supabase/local) has its own answers. */
export interface Project {
  /** Ends an account's access with the caller's rights: the database decides whether the caller may. */
  endAccess: (authorization: string, userId: string) => Promise<Response>;
  /** Removes the files in the account's folder of the bucket avatars. */
  removeAvatars: (userId: string) => Promise<void>;
  /** Deletes the user; the account goes with it, and what it has done stays in the audit trail. */
  deleteUser: (userId: string) => Promise<void>;
}

// The site is on another origin than the project.
const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type',
  'Access-Control-Allow-Methods': 'POST',
};

const refusal = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status, headers: cors });

/** PostgREST answers 500 to what SQL does not find (P0002). */
const statusOf = (status: number, refused: string) => (/"code"\s*:\s*"P0002"/.test(refused) ? 404 : status);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function userIdOf(request: Request): Promise<string | undefined> {
  const body: unknown = await request.json().catch(() => undefined);
  const id = typeof body === 'object' && body && 'user_id' in body ? body.user_id : undefined;
  return typeof id === 'string' && uuid.test(id) ? id : undefined;
}

/**
 * Deletes an account at an admin's request, whose access it ends first: this is refused to everybody who is no admin, and
 * of one's own account, so that the last admin stays. What fails after that leaves an account that may nothing, and can be
 * asked for again.
 */
export async function hapusAkun(request: Request, project: Project): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
  if (request.method !== 'POST') return refusal(405, 'method_not_allowed', 'Gunakan POST.');
  const authorization = request.headers.get('authorization');
  if (!authorization) return refusal(401, 'no_authorization', 'Silakan login.');
  const userId = await userIdOf(request);
  if (!userId) return refusal(400, 'validation_failed', 'Akun yang akan dihapus tidak disebutkan.');
  try {
    const ended = await project.endAccess(authorization, userId);
    if (!ended.ok) {
      const refused = await ended.text();
      return new Response(refused, {
        status: statusOf(ended.status, refused),
        headers: { ...cors, 'Content-Type': 'application/json' },
      });
    }
    await project.removeAvatars(userId);
    await project.deleteUser(userId);
    return Response.json({ user_id: userId }, { headers: cors });
  } catch (error) {
    console.error(error);
    return refusal(500, 'not_deleted', 'Aksesnya sudah diakhiri, tetapi akunnya belum terhapus. Coba lagi.');
  }
}
