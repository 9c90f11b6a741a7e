import type { PGlite } from '@electric-sql/pglite';
import { type ProjectApi, projectApi } from '../functions/_shared/project-api.ts';
import { bukaFoto } from '../functions/buka-foto/handler.ts';
import { bukaProposal } from '../functions/buka-proposal/handler.ts';
import { hapusAkun, type Project } from '../functions/hapus-akun/handler.ts';
import { lepasPerangkat } from '../functions/lepas-perangkat/handler.ts';
import type { createObjectStore } from './object-store.ts';

interface Stack {
  serviceKey: string;
  store: ReturnType<typeof createObjectStore>;
  fetch: (request: Request) => Promise<Response>;
  betweenRequests: <T>(task: (pglite: PGlite) => Promise<T>) => Promise<T>;
}

/** Answers `/functions/v1` with the handlers of the Edge Functions, which a hosted project runs under Deno. */
export async function callFunction(request: Request, stack: Stack): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const keys = {
    url: origin,
    anonKey: request.headers.get('apikey') ?? '',
    serviceKey: stack.serviceKey,
  };
  const api = projectApi(keys, (input, init) => stack.fetch(new Request(input, init)));
  if (pathname === '/functions/v1/buka-proposal') return bukaProposal(request, api);
  if (pathname === '/functions/v1/buka-foto') return bukaFoto(request, api);
  if (pathname === '/functions/v1/hapus-akun') return hapusAkun(request, embeddedProject(api, stack));
  if (pathname === '/functions/v1/lepas-perangkat') return lepasPerangkat(request, api);
  return Response.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, { status: 404 });
}

/** Uses SQL, as the library has no API for admins. */
function embeddedProject({ asCaller }: ProjectApi, { store, betweenRequests }: Stack): Project {
  return {
    endAccess: (authorization, userId) =>
      asCaller(authorization, 'end_account_access', { target_user_id: userId }),
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
