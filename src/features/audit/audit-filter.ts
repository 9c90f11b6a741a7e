import { auditActions, auditTables } from './vocabulary';

/** Names of the filters in the address. */
export const auditParams = { table: 'data', action: 'tindakan', actor: 'orang' } as const;

/** Stands for everything that no account did: SQL, sign-ups. */
export const systemActor = 'sistem';

export interface AuditFilter {
  table?: string;
  action?: (typeof auditActions)[number]['value'];
  /** An account's id, or `systemActor`. */
  actor?: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The filters in the address; whatever is not one of them is left out. */
export function readAuditFilter(params: URLSearchParams): AuditFilter {
  const actor = params.get(auditParams.actor) ?? '';
  return {
    table: auditTables.find(({ value }) => value === params.get(auditParams.table))?.value,
    action: auditActions.find(({ slug }) => slug === params.get(auditParams.action))?.value,
    actor: actor === systemActor || uuid.test(actor) ? actor : undefined,
  };
}
