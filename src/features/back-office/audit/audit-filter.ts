import {
  date,
  type FilterOf,
  type FilterParam,
  loadedSelect,
  search,
  select,
  type UrlParam,
} from '@/lib/url/url-filter';
import { auditActions, auditKinds, kindOf } from './vocabulary';

/** In the URL it stands for changes without an account: SQL, sign-ups. */
export const systemActor = 'sistem';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An account's id, or `systemActor`. */
const actor: UrlParam = {
  read: (text) => (text === systemActor || uuid.test(text) ? text : ''),
  write: (actor) => actor,
};

/** A kind of data. Links from before there were kinds name one of its tables. */
const kind: FilterParam = {
  read: (text) => kindOf(text)?.tables[0] ?? '',
  write: (kind) => kind,
  field: {
    kind: 'select',
    label: 'Data',
    all: 'Semua data',
    options: auditKinds.map(({ label, tables: [value] }) => ({ value, label })),
    isFolded: true,
  },
};

export const auditFilterSchema = {
  cari: search({ label: 'Cari nama atau kode', placeholder: 'Cari nama atau kode...' }),
  dapur: search({ label: 'Dapur dan isinya', placeholder: 'Cari dapur...' }),
  // First and last day, in WIB.
  dari: date({ label: 'Dari tanggal', max: 'sampai' }),
  sampai: date({ label: 'Sampai tanggal', min: 'dari' }),
  data: kind,
  tindakan: select({ label: 'Tindakan', all: 'Semua tindakan', options: auditActions, isFolded: true }),
  orang: loadedSelect({ label: 'Orang', all: 'Semua orang', unknown: 'Orang lain', isFolded: true }, actor),
};

export type AuditFilter = FilterOf<typeof auditFilterSchema>;
