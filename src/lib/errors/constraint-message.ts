import { columnWords, declaredTables } from '@/lib/supabase/declared-tables';
import { violatedConstraint } from './failure';

/** The end of the sentence for each rule that a constraint's name can end with. */
const rules: Record<string, string> = {
  not_blank: 'wajib diisi.',
  max_length: 'terlalu panjang.',
  max: 'terlalu besar.',
  at_most_four: 'paling banyak empat.',
  visible: 'memuat karakter yang tidak terlihat.',
  required: 'wajib diisi.',
  required_when_issued: 'wajib diisi bila sudah terbit.',
  after_issue: 'harus setelah tanggal terbit.',
  not_before_issue: 'tidak boleh sebelum tanggal terbit.',
  when_revoked: 'diisi bila statusnya “Dicabut”, dan hanya bila begitu.',
  after_start: 'tidak boleh sebelum tanggal mulai.',
  known: 'tidak dikenal.',
  plausible: 'belum benar.',
  possible: 'harus di antara tahun 2000 dan 2099.',
  not_negative: 'tidak boleh negatif.',
  single: 'harus tepat satu.',
  in_bucket: 'tidak berada di penyimpanan situs.',
  in_folder: 'tidak berada di penyimpanan situs.',
  pdf: 'harus PDF.',
  with_file: 'dicatat bersama filenya, dan hanya bersama filenya.',
  prefixed: 'harus diawali “Kabupaten” atau “Kota”.',
  key: 'sudah dipakai.',
  fkey: 'tidak ditemukan.',
};

const nameParts = new RegExp(`^(\\w+)_(${Object.keys(rules).join('|')})$`);

/** 'Kode Unik Pendaftaran' -> 'Kode unik pendaftaran' */
const inSentence = (label: string) =>
  label.replace(/(?<=\W)[A-Z](?=[a-z]+\b)/g, (letter) => letter.toLowerCase());

/** 'nama_kepala_sppg' -> 'Nama kepala SPPG' */
function wordsOfName(column: string): string {
  const words = column.replaceAll('_', ' ').replace(/\bsppg\b/, 'SPPG');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Splits a constraint's name into its table and what follows; of two tables the longer name counts, 'sppg_sekolah'
 * rather than 'sppg'.
 */
function ruleOf(constraint: string) {
  const names = [...declaredTables.keys()].filter((name) => constraint.startsWith(`${name}_`));
  const [name = ''] = names.sort((one, other) => other.length - one.length);
  return { table: declaredTables.get(name), rest: constraint.slice(name.length + 1) };
}

/**
 * The sentence for the CHECK, UNIQUE or FOREIGN KEY constraint that PostgreSQL's message names, if it is one of a declared table:
 * <table>_<column>_<rule>.
 */
export function constraintMessage(message: string): string | undefined {
  // Other rows still refer to this one: the foreign key that is named is theirs, so no column of this row is wrong.
  if (message.startsWith('update or delete on table')) return undefined;
  const constraint = violatedConstraint(message);
  if (!constraint) return undefined;
  if (constraint.endsWith('_pkey')) return 'Data ini sudah ada.';
  const { table, rest } = ruleOf(constraint);
  const sentence = table?.sentences?.[rest];
  if (sentence) return sentence;
  const [, column, rule] = nameParts.exec(rest) ?? [];
  if (!table || !column || !rule) return undefined;
  const words = columnWords(table, column);
  const subject = table.subjects?.[column] ?? (words ? inSentence(words.label) : wordsOfName(column));
  return `${subject} ${rules[rule]}`;
}
