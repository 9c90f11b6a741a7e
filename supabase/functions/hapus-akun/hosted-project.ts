import type { ProjectApi } from '../_shared/project-api.ts';
import type { Project } from './handler.ts';

/** A hosted project, by its API. */
export const hostedProject = ({ asCaller, asService }: ProjectApi): Project => ({
  endAccess: (authorization, userId) =>
    asCaller(authorization, 'end_account_access', { target_user_id: userId }),
  async removeAvatars(userId) {
    const files = await asService('POST', '/storage/v1/object/list/avatars', { prefix: userId, limit: 1000 });
    const prefixes = namesIn(files).map((name) => `${userId}/${name}`);
    if (prefixes.length > 0) await asService('DELETE', '/storage/v1/object/avatars', { prefixes });
  },
  async deleteUser(userId) {
    await asService('DELETE', `/auth/v1/admin/users/${userId}`);
  },
});

const namesIn = (files: unknown): string[] =>
  Array.isArray(files) ? files.flatMap(({ name }: { name?: string }) => name ?? []) : [];
