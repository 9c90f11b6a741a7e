import { choice, type FilterOf, type UrlParam } from '@/lib/url/url-filter';
import { auditActions, auditTables } from './vocabulary';

/** Stands for changes without an account: SQL, sign-ups. */
export const systemActor = 'sistem';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An account's id, or `systemActor`. */
const actor: UrlParam = {
  read: (text) => (text === systemActor || uuid.test(text) ? text : ''),
  write: (actor) => actor,
};

export const auditFilterSchema = {
  data: choice(auditTables),
  tindakan: choice(auditActions),
  orang: actor,
};

export type AuditFilter = FilterOf<typeof auditFilterSchema>;
