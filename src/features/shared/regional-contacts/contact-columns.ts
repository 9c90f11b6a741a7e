import { byKey } from '@/lib/collections';
import { declareTable } from '@/lib/supabase/declared-tables';
import type { RegionalContact } from './api';

/** The columns that admins fill in; the database sets the id and the date. */
export type ContactColumnName = Exclude<keyof RegionalContact, 'id' | 'created_at'>;

interface ContactColumn {
  key: ContactColumnName;
  kind: 'wilayah' | 'text' | 'phone' | 'tick' | 'photo';
  /** The label in the form and in the audit trail. */
  label: string;
  /** In the audit trail, where the tables stand together; `label` when absent. */
  trailLabel?: string;
  hint?: string;
}

const columns = [
  { key: 'kabupaten_kota', kind: 'wilayah', label: 'Kabupaten/Kota' },
  { key: 'nama_kontak', kind: 'text', label: 'Nama narahubung', trailLabel: 'Nama kontak' },
  {
    key: 'nomor_telepon',
    kind: 'phone',
    label: 'Nomor telepon',
    hint: 'Seperti 0812-3456-7890 atau (024) 7601234.',
  },
  {
    key: 'bersedia_whatsapp',
    kind: 'tick',
    label: 'Bersedia dihubungi lewat WhatsApp',
    trailLabel: 'Bersedia lewat WhatsApp',
    hint: 'Tautan WhatsApp tampil di sebelah nomor seluler (08…).',
  },
  { key: 'foto_url', kind: 'photo', label: 'Foto' },
] as const satisfies readonly ContactColumn[];

/** All that the site knows about the columns of a contact besides their rules, in the order of the form and the trail. */
export const contactColumns: readonly ContactColumn[] = columns;

/** An object with a value for each column. */
export const byContactColumn = <Value>(
  valueOf: (column: ContactColumn) => Value,
): Record<ContactColumnName, Value> => byKey(columns, valueOf);

export const contactsTable = declareTable('regional_contacts', {
  label: 'Kontak regional',
  noun: 'kontak',
  rowLabel: 'Narahubung wilayah',
  withdrawnNoun: 'narahubung',
  nameColumn: 'kabupaten_kota',
  columns: byContactColumn((column) => column),
  subjects: { nama_kontak: 'Nama kontak', foto_url: 'Alamat foto' },
  sentences: { kabupaten_kota_key: 'Kabupaten/kota ini sudah memiliki narahubung.' },
});
