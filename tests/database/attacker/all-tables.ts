import { may, RIGHTS } from '../rights.ts';

type Right = (typeof RIGHTS)[number];

/** The tables and views of which this is true. */
const tablesThat = (isWanted: (right: Right) => boolean) =>
  RIGHTS.filter((right) => ['table', 'view'].includes(right.kind) && isWanted(right)).map(
    ({ thing }) => thing,
  );

/** Not even admins read all of their columns: with those that each person may ask for, and those that nobody may. */
export const SECRET = [
  ['keluhan', 'isi', ['kode_lacak', 'isi&kode_lacak=like.K*', 'isi&order=kode_lacak']],
  ['mail_outbox', 'template', ['data', 'occasion,data', 'recipient', 'row_id', 'last_error']],
  ['sppg_penanda_tangan', 'email', ['token_hash', 'nama,tarik_hash']],
] as const;
/** Nobody reads it: admins open one row at a time, which the trail has first. */
export const SEALED = 'keluhan_pengirim';
const isReadWhole = ({ thing }: Right) => thing !== SEALED && SECRET.every(([table]) => table !== thing);

/** Every table and view that the API offers. */
export const EVERY_TABLE = tablesThat(() => true);
/** Those that everyone may read. */
export const PUBLIC = tablesThat((right) => may(right, 'visitor', 'read'));
/** Of which a pending account reads its own row, or the one that there is. */
const ownRow = tablesThat((right) => may(right, 'approved_only', 'read'));
/** Of those that visitors do not read, the number of rows that a pending account does. */
export const PRIVATE = Object.fromEntries(
  tablesThat((right) => isReadWhole(right) && !may(right, 'visitor', 'read')).map((table) => [
    table,
    ownRow.includes(table) ? 1 : 0,
  ]),
);

/** Those whose rows a manager changes. */
export const MANAGED = tablesThat((right) => may(right, 'manager', 'edit'));
/** Those that are for admins, and the number of rows that a manager reads of them: their own account, what is due, and complaints. */
export const ADMINS: Record<string, number> = {
  ...Object.fromEntries(
    tablesThat((right) => isReadWhole(right) && !may(right, 'manager', 'read')).map((table) => [table, 0]),
  ),
  accounts: 1,
  admin_summary: 19,
  // Those for complaints.
  answer_templates: 2,
  // The complaints among them.
  leads: 6,
};

/** Those in which nobody who has only signed up adds, or changes and deletes, a row. */
export const NOT_ADDED = tablesThat((right) => !may(right, 'user', 'add'));
export const NOT_CHANGED = tablesThat((right) => !may(right, 'user', 'edit'));
