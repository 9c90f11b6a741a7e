import { type FilterOf, loadedSelect, select, type UrlParam } from '@/lib/url/url-filter';
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
  data: select({ label: 'Data', all: 'Semua data', options: auditTables }),
  tindakan: select({ label: 'Tindakan', all: 'Semua tindakan', options: auditActions }),
  orang: loadedSelect({ label: 'Orang', all: 'Semua orang', unknown: 'Orang lain' }, actor),
};

export type AuditFilter = FilterOf<typeof auditFilterSchema>;
