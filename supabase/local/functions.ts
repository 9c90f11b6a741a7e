import type { PGlite } from '@electric-sql/pglite';
import { hapusAkun, type Project } from '../functions/hapus-akun/handler.ts';
import type { createObjectStore } from './object-store.ts';

interface Stack {
  store: ReturnType<typeof createObjectStore>;
  fetch: (request: Request) => Promise<Response>;
  betweenRequests: <T>(task: (pglite: PGlite) => Promise<T>) => Promise<T>;
}

/** Answers `/functions/v1` with the handlers of the Edge Functions, which a hosted project runs under Deno. */
export async function callFunction(request: Request, stack: Stack): Promise<Response> {
  if (new URL(request.url).pathname === '/functions/v1/hapus-akun')
    return hapusAkun(request, embeddedProject(request, stack));
  return Response.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, { status: 404 });
}

/** The library has neither the API for admins nor a key that is above row level security: SQL in their place. */
function embeddedProject(request: Request, { store, fetch, betweenRequests }: Stack): Project {
  return {
    endAccess: (authorization, userId) =>
      fetch(
        new Request(new URL('/rest/v1/rpc/end_account_access', request.url), {
          method: 'POST',
          headers: {
            apikey: request.headers.get('apikey') ?? '',
            authorization,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ target_user_id: userId }),
        }),
      ),
    removeAvatars: (userId) =>
      betweenRequests(async (pglite) => {
        const { rows } = await pglite.query<{ name: string }>(
          `delete from storage.objects where bucket_id = 'avatars' and name like $1 || '/%' returning name`,
          [userId],
        );
        for (const { name } of rows) await store.deleteObject('avatars', name, undefined);
      }),
    deleteUser: (userId) =>
      betweenRequests(async (pglite) => {
        await pglite.query('delete from auth.users where id = $1', [userId]);
      }),
  };
}
