import { tables } from '@/features/tables';
import type { TableWords } from '@/lib/supabase/declared-tables';
import { formatList, formatNumber } from '@/lib/text/format';
import {
  type AuditContext,
  type AuditEntry,
  isAboutLead,
  isNewEdition,
  lastRow,
  restorableTable,
  rowKey,
  rowOf,
  textOf,
} from './audit-entry';

const verbs: Record<string, string> = {
  INSERT: 'menambahkan',
  UPDATE: 'mengubah',
  DELETE: 'menghapus',
};

/**
 * The row in a sentence: 'SPPG Tembalang', 'sertifikat SLHS SPPG Tembalang'. A noun that the name contains is not
 * repeated.
 */
export function rowName(
  entry: Pick<AuditEntry, 'table_name' | 'row_id' | 'before' | 'after'>,
  { names }: Pick<AuditContext, 'names'>,
): string {
  const {
    noun = entry.table_name,
    nameColumn,
    ownerColumn,
  }: Partial<TableWords> = tables.get(entry.table_name) ?? {};
  const row = lastRow(entry);
  const ownName = nameColumn ? textOf(row, nameColumn) : names.get(rowKey(entry));
  const owner = ownerColumn && names.get(`${ownerColumn} ${textOf(row, ownerColumn)}`);
  const name = [ownName, owner].filter(Boolean).join(' ');
  if (!name || (nameColumn && !ownName)) return noun.replace(/ dari$/, '');
  return name.toLowerCase().startsWith(`${noun.toLowerCase()} `) ? name : `${noun} ${name}`;
}

/** A new row is created at the time of its entry; one that was created earlier has been restored. */
function isRestored({ action, actor_id, created_at, after }: AuditEntry): boolean {
  const rowCreatedAt = textOf(rowOf(after), 'created_at');
  return (
    action === 'INSERT' &&
    actor_id !== null &&
    rowCreatedAt !== undefined &&
    Date.parse(rowCreatedAt) < Date.parse(created_at)
  );
}

function changedColumns({ before, after }: AuditEntry): string[] {
  const [old, next] = [rowOf(before), rowOf(after)];
  return Object.keys(next).filter((column) => JSON.stringify(old[column]) !== JSON.stringify(next[column]));
}

/** Whether an admin has said that an SPPG is as it is written, and changed nothing of it. */
function isConfirmation(entry: AuditEntry): boolean {
  const [changed, ...others] = changedColumns(entry);
  return (
    changed === 'dikonfirmasi_pada' &&
    others.length === 0 &&
    textOf(rowOf(entry.after), changed) !== undefined
  );
}

/** What is done to a row by filling a column, and by emptying it again. */
const steps: Record<string, Record<string, readonly [filling: string, emptying: string]>> = {
  sppg: { ditutup_pada: ['menutup', 'membuka lagi'] },
  sppg_kejadian: { ditutup_pada: ['mengakhiri', 'membuka lagi'] },
  sppg_penghentian: { sampai: ['mencatat akhir', 'menghapus akhir'] },
  sppg_inspeksi: { diperbaiki_pada: ['mencatat perbaikan', 'menghapus perbaikan'] },
  sppg_sertifikat: { tanggal_dicabut: ['mencatat pencabutan', 'menghapus pencabutan'] },
  sppg_tanda_tangan: { ditarik_pada: ['menarik', 'memulihkan'] },
  invitations: { accepted_at: ['menerima', 'memulihkan'], withdrawn_at: ['menarik', 'memulihkan'] },
};

/** The step that an entry is, such as a closing or a publication; undefined for any other. */
function stepOf(entry: AuditEntry): string | undefined {
  if (entry.action !== 'UPDATE') return undefined;
  const [before, after] = [rowOf(entry.before), rowOf(entry.after)];
  const isPublic = [before, after].map(({ status }) => status === 'terbit');
  if (isPublic[0] !== isPublic[1]) return isPublic[1] ? 'menerbitkan' : 'menarik';
  return Object.entries(steps[entry.table_name] ?? {})
    .filter(([column]) => Boolean(before[column]) !== Boolean(after[column]))
    .map(([column, [filling, emptying]]) => (after[column] ? filling : emptying))[0];
}

/** Whether an entry is an ordinary edit, of which its sentence says no details. */
export const isEdit = (entry: AuditEntry) =>
  entry.action === 'UPDATE' &&
  restorableTable(entry) !== undefined &&
  !isConfirmation(entry) &&
  !isNewEdition(entry) &&
  stepOf(entry) === undefined;

function leadChange(entry: AuditEntry): string {
  const words = {
    status: 'status',
    note: 'catatan',
    pesan_publik: 'balasan',
    assigned_to: 'penugasan',
    dihitung: 'hitungan publik',
  };
  const changed = changedColumns(entry);
  const parts = Object.entries(words)
    .filter(([column]) => changed.includes(column))
    .map(([, word]) => word);
  return formatList(parts);
}

function accountChange(entry: AuditEntry): string | undefined {
  const email = textOf(lastRow(entry), 'email') ?? 'akun';
  if (entry.action === 'INSERT') return entry.actor_id ? undefined : 'mendaftarkan akun';
  if (entry.action !== 'UPDATE') return undefined;
  const changed = changedColumns(entry);
  const { ended_at, role } = rowOf(entry.after);
  if (changed.includes('ended_at')) return `${ended_at ? 'mengakhiri' : 'memulihkan'} akses ${email}`;
  if (!changed.includes('role')) return undefined;
  if (role === 'admin' || role === 'pengelola') return `menyetujui ${email} sebagai ${role}`;
  return `mencabut akses ${textOf(rowOf(entry.before), 'role') ?? ''} ${email}`;
}

/** How many rows were taken out or deleted in one go. */
function amountOf(entry: AuditEntry): string {
  const numbers = Object.values(rowOf(entry.after)).filter((value) => typeof value === 'number');
  return formatNumber(numbers.reduce((sum, number) => sum + number, 0));
}

/** The part of a row that somebody has opened, by table. */
const openedParts: Record<string, string> = {
  keluhan: 'foto',
  keluhan_pengirim: 'kontak',
};

/** An act that changed no row, or of which the trail keeps no row; undefined for all other entries. */
function actWithoutRow(entry: AuditEntry, name: string): string | undefined {
  if (entry.action === 'OPEN' && entry.table_name !== 'personal_data')
    return `membuka ${openedParts[entry.table_name] ?? 'proposal'} ${name}`;
  if (entry.table_name === 'sppg_kejadian_kabar' && entry.action === 'UPDATE')
    return `menghapus ${textOf(rowOf(entry.after), 'apa') ?? 'kata'} dari ${name}`;
  if (entry.table_name === 'mfa_factors') return `melepas ${name}`;
  if (entry.table_name === 'leads') return `mengunduh ${name}: ${amountOf(entry)} kiriman`;
  if (entry.table_name !== 'personal_data') return undefined;
  const verb = { OPEN: 'membuka', EXPORT: 'mengunduh' }[entry.action] ?? 'menghapus';
  return `${verb} ${name}: ${amountOf(entry)} data`;
}

/**
 * Who did it: the e-mail, or the system for SQL and sign-ups; a sign-up that names its user counts as the user's own.
 */
export function actorName({ actor_email, actor_id, action, table_name, after }: AuditEntry): string {
  if (actor_email) return actor_email;
  if (actor_id) return 'Akun yang sudah dihapus';
  const isSignUp = table_name === 'accounts' && action === 'INSERT';
  return (isSignUp && textOf(rowOf(after), 'email')) || 'Sistem';
}

/** What they did: 'menghapus SPPG Tembalang'. */
export function entryDeed(entry: AuditEntry, context: Pick<AuditContext, 'names'>): string {
  const name = rowName(entry, context);
  const act = actWithoutRow(entry, name);
  if (act) return act;
  if (entry.table_name === 'accounts') {
    const deed = accountChange(entry);
    if (deed) return deed;
  }
  if (entry.action === 'UPDATE' && isConfirmation(entry)) return `mengonfirmasi ${name}`;
  if (isNewEdition(entry)) return `mengunggah edisi baru ${name}`;
  if (isRestored(entry)) return `memulihkan ${name}`;
  // The trail does not keep the sender's name after a deletion.
  if (isAboutLead(entry) && entry.action === 'DELETE') return `menghapus sebuah ${name}`;
  const step = stepOf(entry);
  if (step) return `${step} ${name}`;
  const part = isAboutLead(entry) ? `${leadChange(entry)} ` : '';
  return `${verbs[entry.action] ?? entry.action} ${part}${name}`;
}

/** Several edits of one row as one deed: 'mengubah SPPG Tembalang, 4 kali'. */
export const editsDeed = (newest: AuditEntry, times: number, context: Pick<AuditContext, 'names'>) =>
  `${entryDeed(newest, context)}, ${formatNumber(times)} kali`;

/** What they did to several rows in one go: 'mengimpor 120 SPPG'. */
export function batchDeed(entry: AuditEntry, size: number): string {
  const { action, table_name, actor_id } = entry;
  // SPPG are added one by one, or imported from a file.
  const isImport = action === 'INSERT' && table_name === 'sppg' && actor_id;
  const verb = isRestored(entry) ? 'memulihkan' : isImport ? 'mengimpor' : (verbs[action] ?? action);
  const noun = tables.get(table_name)?.noun ?? table_name;
  return `${verb} ${formatNumber(size)} ${noun.replace(/ dari$/, '')}`;
}
