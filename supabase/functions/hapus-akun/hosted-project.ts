import { asService } from '../_shared/api-keys.ts';
import type { Project } from './handler.ts';

interface Keys {
  url: string;
  anonKey: string;
  /** Above row level security: never leaves the function. */
  serviceKey: string;
}

/** The API of a Supabase project. @throws Error for an answer that is none of success */
export function hostedProject({ url, anonKey, serviceKey }: Keys, ask = fetch): Project {
  async function askService(method: string, path: string, body: object = {}): Promise<unknown> {
    const response = await ask(url + path, {
      method,
      headers: { ...asService(serviceKey), 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  return {
    endAccess: (authorization, userId) =>
      ask(`${url}/rest/v1/rpc/end_account_access`, {
        method: 'POST',
        headers: { apikey: anonKey, Authorization: authorization, 'Content-Type': 'application/json' },
        body: JSON.stringify({ target_user_id: userId }),
      }),
    async removeAvatars(userId) {
      const files = await askService('POST', '/storage/v1/object/list/avatars', {
        prefix: userId,
        limit: 100,
      });
      const prefixes = namesIn(files).map((name) => `${userId}/${name}`);
      if (prefixes.length > 0) await askService('DELETE', '/storage/v1/object/avatars', { prefixes });
    },
    async deleteUser(userId) {
      await askService('DELETE', `/auth/v1/admin/users/${userId}`);
    },
  };
}

const namesIn = (files: unknown): string[] =>
  Array.isArray(files) ? files.flatMap(({ name }: { name?: string }) => name ?? []) : [];
