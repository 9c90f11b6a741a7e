import type { Database } from '@/lib/supabase/database.types';
import { violatedConstraint } from './failure';

/** Tables that users write to. Their constraints are named <table>_<column>_<rule>. */
const tables = [
  'access_settings',
  'accounts',
  'answer_templates',
  'company_profile',
  'contact_messages',
  'deploy_hook',
  'faq_entries',
  'gallery_photos',
  'invitations',
  'news_articles',
  'partnership_applications',
  'program_document_editions',
  'program_documents',
  'regional_contacts',
  'sppg_penghentian',
  'sppg_perkembangan',
  'sppg_sekolah',
  'sppg_sertifikat',
  'sppg',
  'yayasan_kontak',
  'yayasan',
] satisfies (keyof Database['public']['Tables'])[];

/** Columns whose label differs from their name in the database; with their table where it is another one there. */
const columns: Record<string, string> = {
  name: 'Nama',
  email: 'Email',
  phone: 'Nomor telepon',
  subject: 'Subjek',
  message: 'Pesan',
  status: 'Status',
  note: 'Catatan internal',
  pesan_publik: 'Pesan untuk pengirim',
  assigned_to: 'Yang ditugaskan',
  jenis_permintaan: 'Jenis permintaan',
  isi: 'Isi templat',
  opportunity_id: 'Peluang',
  company_name: 'Nama perusahaan',
  contact_person: 'Nama kontak',
  document_url: 'Alamat proposal',
  title: 'Judul',
  file_name: 'Nama file',
  file_url: 'Alamat file',
  file_path: 'Letak file',
  file_type: 'Jenis file',
  category: 'Kategori',
  kode_unik_pendaftaran: 'Kode unik',
  nama: 'Nama SPPG',
  yayasan_nama: 'Nama yayasan',
  sppg_sekolah_nama: 'Nama sekolah',
  accounts_nama: 'Nama',
  accounts_ended_role: 'Peran sebelum akses diakhiri',
  invitations_nama: 'Nama',
  npsn: 'NPSN',
  lokasi: 'Lokasi SPPG',
  yayasan_id: 'Yayasan',
  kabupaten_kota: 'Kabupaten/kota',
  foto_url: 'Alamat foto',
  sppg_id: 'SPPG',
  dapur_id: 'SPPG',
  scan_path: 'Pindaian',
  scan_size: 'Ukuran pindaian',
  mulai: 'Tanggal mulai',
  sampai: 'Hari terakhir',
  oleh: 'Pihak yang menghentikan',
  akun_tiktok: 'Akun TikTok',
  akun_instagram: 'Akun Instagram',
  akun_facebook: 'Akun Facebook',
  status_pengajuan_sppg: 'Status pengajuan',
  sasaran_jumlah_penerima_manfaat: 'Jumlah sasaran',
  access_mode: 'Mode akses',
  role: 'Peran akun',
  handled_by: 'Admin',
  user_id: 'Akun',
  slug: 'Alamat artikel',
  date: 'Tanggal',
  author: 'Penulis',
  excerpt: 'Ringkasan',
  content: 'Isi',
  illustration: 'Ilustrasi',
  photo_path: 'Foto',
  photo_size: 'Ukuran foto',
  picture: 'Gambar',
  alt: 'Teks alternatif',
  people_agreed: 'Persetujuan orang di foto',
  caption: 'Keterangan',
  position: 'Urutan',
  urutan: 'Urutan',
  edition: 'Edisi',
  edition_note: 'Apa yang berubah',
  question: 'Pertanyaan',
  answer: 'Jawaban',
  link: 'Tautan',
  link_text: 'Teks tautan',
  link_to: 'Tujuan tautan',
  street: 'Jalan',
  city: 'Kota',
  province: 'Provinsi',
  postal_code: 'Kode pos',
  whatsapp: 'WhatsApp',
  partnership_email: 'Email kemitraan',
  office_hours: 'Jam kantor',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  press_name: 'Nama kontak pers',
  press_phone: 'Telepon pers',
  press_email: 'Email pers',
  url: 'Alamat deploy hook',
};

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

const nameParts = new RegExp(`^(${tables.join('|')})_(\\w+)_(${Object.keys(rules).join('|')})$`);

/** 'progres_pembangunan' -> 'Progres pembangunan' */
function columnWords(table: string, column: string): string {
  const words = column.replaceAll('_', ' ').replace(/\bsppg\b/, 'SPPG');
  return columns[`${table}_${column}`] ?? columns[column] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const sentences = new Map([
  ['sppg_kode_unik_pendaftaran_key', 'Kode unik sudah digunakan oleh SPPG lain.'],
  [
    'sppg_kode_unik_pendaftaran_plausible',
    'Kode unik hanya boleh memuat huruf A–Z, angka, spasi, dan tanda baca dari papan ketik.',
  ],
  ['sppg_sertifikat_nomor_key', 'Nomor ini sudah dicatat pada sertifikat lain yang sejenis.'],
  ['sppg_sertifikat_tanggal_daftar_required', 'Isi tanggal daftar atau tanggal terbit.'],
  [
    'sppg_penghentian_mulai_overlap',
    'Penghentian oleh pihak yang sama sudah dicatat untuk hari-hari itu. Ubah yang itu, atau isi dulu hari terakhirnya.',
  ],
  ['sppg_sekolah_nama_key', 'Sekolah dengan nama ini sudah dicatat pada dapur ini.'],
  ['sppg_sekolah_npsn_key', 'Sekolah dengan NPSN ini sudah dicatat pada dapur ini.'],
  ['sppg_sekolah_npsn_max_length', 'NPSN harus 8 angka.'],
  ['sppg_sekolah_npsn_plausible', 'NPSN harus 8 angka.'],
  ['yayasan_nama_key', 'Nama ini sudah digunakan oleh yayasan lain.'],
  ['regional_contacts_kabupaten_kota_key', 'Kabupaten/kota ini sudah memiliki narahubung.'],
  ['news_articles_slug_key', 'Alamat ini sudah dipakai artikel lain, sekarang atau dulu.'],
  ['faq_entries_link_required', 'Isi teks dan tujuan tautan, atau kosongkan keduanya.'],
  ['company_profile_single_row', 'Data perusahaan hanya satu.'],
  ['deploy_hook_single_row', 'Deploy hook hanya satu.'],
  ['accounts_ended_at_without_role', 'Akun yang aksesnya diakhiri tidak punya peran.'],
  ['accounts_ended_role_ended', 'Hanya akun yang aksesnya diakhiri punya peran sebelumnya.'],
  ['access_settings_single_row', 'Pengaturan akses hanya satu.'],
]);

/**
 * The sentence for the CHECK, UNIQUE or FOREIGN KEY constraint that PostgreSQL's message names, if it is a known one.
 */
export function constraintMessage(message: string): string | undefined {
  // A foreign key of the rows that still belong to this one: not the row's own column is wrong.
  if (message.startsWith('update or delete on table')) return undefined;
  const constraint = violatedConstraint(message);
  if (!constraint) return undefined;
  if (constraint.endsWith('_pkey')) return 'Data ini sudah ada.';
  const sentence = sentences.get(constraint);
  if (sentence) return sentence;
  const [, table, column, rule] = nameParts.exec(constraint) ?? [];
  return table && column && rule && `${columnWords(table, column)} ${rules[rule]}`;
}
