import type { Database } from '@/lib/supabase/database.types';

/** Tables that users write to. Their constraints are named <table>_<column>_<rule>. */
const tables = [
  'access_settings',
  'accounts',
  'contact_messages',
  'partnership_applications',
  'program_documents',
  'sppg',
] satisfies (keyof Database['public']['Tables'])[];

/** Columns whose label differs from their name in the database. */
const columns: Record<string, string> = {
  name: 'Nama',
  email: 'Email',
  phone: 'Nomor telepon',
  subject: 'Subjek',
  message: 'Pesan',
  status: 'Status',
  note: 'Catatan internal',
  opportunity_id: 'Peluang',
  company_name: 'Nama perusahaan',
  contact_person: 'Nama kontak',
  document_url: 'Alamat proposal',
  title: 'Judul',
  file_name: 'Nama file',
  file_url: 'Alamat file',
  file_path: 'Letak file',
  file_type: 'Jenis file',
  kode_unik_pendaftaran: 'Kode unik',
  nama: 'Nama SPPG',
  lokasi: 'Lokasi SPPG',
  yayasan_id: 'Yayasan',
  status_pengajuan_sppg: 'Status pengajuan',
  sasaran_jumlah_penerima_manfaat: 'Jumlah sasaran',
  access_mode: 'Mode akses',
  role: 'Peran akun',
  handled_by: 'Admin',
  user_id: 'Akun',
};

/** The end of the sentence for each rule that a constraint's name can end with. */
const rules: Record<string, string> = {
  not_blank: 'wajib diisi.',
  max_length: 'terlalu panjang.',
  visible: 'memuat karakter yang tidak terlihat.',
  known: 'tidak dikenal.',
  plausible: 'belum benar.',
  not_negative: 'tidak boleh negatif.',
  in_bucket: 'tidak berada di penyimpanan situs.',
  in_folder: 'tidak berada di penyimpanan situs.',
  pdf: 'harus PDF.',
  key: 'sudah dipakai.',
  fkey: 'tidak ditemukan.',
};

const columnAndRule = new RegExp(`^(?:${tables.join('|')})_(\\w+)_(${Object.keys(rules).join('|')})$`);

/** 'progres_pembangunan' -> 'Progres pembangunan' */
function columnWords(column: string): string {
  const words = column.replaceAll('_', ' ').replace(/\bsppg\b/, 'SPPG');
  return columns[column] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const sentences = new Map([
  ['sppg_kode_unik_pendaftaran_key', 'Kode unik sudah digunakan oleh SPPG lain.'],
  ['access_settings_single_row', 'Pengaturan akses hanya satu.'],
]);

/**
 * The sentence for the CHECK, UNIQUE or FOREIGN KEY constraint that PostgreSQL's message names, if it is a known one.
 */
export function constraintMessage(message: string): string | undefined {
  const constraint = / constraint "(\w+)"/.exec(message)?.[1];
  if (!constraint) return undefined;
  if (constraint.endsWith('_pkey')) return 'Data ini sudah ada.';
  const sentence = sentences.get(constraint);
  if (sentence) return sentence;
  const [, column, rule] = columnAndRule.exec(constraint) ?? [];
  return column && rule && `${columnWords(column)} ${rules[rule]}`;
}
