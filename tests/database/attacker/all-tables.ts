import { may, RIGHTS } from '../rights.ts';

const RELATIONS = RIGHTS.filter(({ kind }) => kind === 'table' || kind === 'view');

/** Not even admins read all of their columns: with those that each person may ask for, and those that nobody may. */
export const SECRET = [
  ['keluhan', 'isi', ['kode_lacak', 'isi&kode_lacak=like.K*', 'isi&order=kode_lacak']],
  ['mail_outbox', 'template', ['data', 'occasion,data', 'recipient', 'row_id', 'last_error']],
  ['sppg_penanda_tangan', 'email', ['token_hash', 'nama,tarik_hash']],
] as const;
/** Nobody reads it: admins open one row at a time, which the trail has first. */
export const SEALED = 'keluhan_pengirim';
const withSecrets = new Set<string>([SEALED, ...SECRET.map(([table]) => table)]);

/** Every table and view that the API offers. */
export const EVERY_TABLE = namesOf(RELATIONS);
/** Those that everyone may read. */
export const PUBLIC = namesOf(RELATIONS.filter((relation) => may(relation, 'visitor', 'read')));
/** Of the others the number of rows that a pending account sees, which are its own. */
export const PRIVATE = Object.fromEntries(
  RELATIONS.filter(({ thing }) => !PUBLIC.includes(thing) && !withSecrets.has(thing)).map((relation) => [
    relation.thing,
    may(relation, 'approved_only', 'read') ? 1 : 0,
  ]),
);

/** Those whose rows a manager changes. */
export const MANAGED = namesOf(RELATIONS.filter((relation) => may(relation, 'manager', 'edit')));
/** Those that are for admins, and the number of rows that a manager reads of them: their own account, what is due, and complaints. */
export const ADMINS: Record<string, number> = {
  ...Object.fromEntries(
    RELATIONS.filter((relation) => !may(relation, 'manager', 'read') && !withSecrets.has(relation.thing)).map(
      ({ thing }) => [thing, 0],
    ),
  ),
  accounts: 1,
  admin_summary: 19,
  // Those for complaints.
  answer_templates: 2,
  // The complaints among them.
  leads: 6,
};

/** Those in which nobody who has only signed up adds, or changes and deletes, a row. */
export const NOT_ADDED = namesOf(RELATIONS.filter((relation) => !may(relation, 'user', 'add')));
export const NOT_CHANGED = namesOf(RELATIONS.filter((relation) => !may(relation, 'user', 'edit')));

function namesOf(relations: typeof RELATIONS): string[] {
  return relations.map(({ thing }) => thing);
}
