// What the API offers, by who may do what; tables.test.ts holds that it is all.

/**
 * The tables that everyone may read; and of the others the number of rows that a pending account sees, which are its
 * own.
 */
export const PUBLIC = [
  'company_profile',
  'content_revision',
  'faq_entries',
  'gallery_photos',
  'job_openings',
  'news_articles',
  'news_redirects',
  'page_texts',
  'program_document_editions',
  'program_documents',
  'program_facts',
  'regional_contacts',
  'sekolah_tercatat',
  'sppg',
  'sppg_angka',
  'sppg_angka_harian',
  'sppg_dikeluarkan',
  'sppg_dihentikan',
  'sppg_disebut',
  'sppg_inspeksi',
  'sppg_kejadian',
  'sppg_kejadian_kabar',
  'sppg_penghentian',
  'sppg_per_wilayah',
  'sppg_perkembangan',
  'sppg_sekolah',
  'sppg_sertifikat_publik',
  'sppg_tanda_tangan',
  'wilayah',
  'yayasan',
];
export const PRIVATE = {
  access_settings: 1,
  accounts: 1,
  admin_summary: 0,
  answer_templates: 0,
  audit_actors: 0,
  audit_log: 0,
  contact_messages: 0,
  deploy_hook: 0,
  due_rows: 0,
  files_to_remove: 0,
  invitations: 0,
  keluhan_pesan: 0,
  leads: 0,
  mails: 0,
  partnership_applications: 0,
  perlu_per_wilayah: 0,
  sertifikat: 0,
  sertifikat_per_minggu: 0,
  sppg_sertifikat: 0,
  withdrawals: 0,
  yayasan_kontak: 0,
};
/** Not even admins read all of their columns: with those that each person may ask for, and those that nobody may. */
export const SECRET = [
  ['keluhan', 'isi', ['kode_lacak', 'isi&kode_lacak=like.K*', 'isi&order=kode_lacak']],
  ['mail_outbox', 'template', ['data', 'occasion,data', 'recipient', 'row_id', 'last_error']],
  ['sppg_penanda_tangan', 'email', ['token_hash', 'nama,tarik_hash']],
] as const;
/** Nobody reads it: admins open one row at a time, which the trail has first. */
export const SEALED = 'keluhan_pengirim';
export const EVERY_TABLE = [...PUBLIC, ...Object.keys(PRIVATE), ...SECRET.map(([table]) => table), SEALED];

/** The tables and views whose rows a manager changes, or reads as an admin does. */
export const MANAGED = [
  'keluhan',
  'keluhan_pesan',
  'program_documents',
  'sertifikat',
  'sppg',
  'sppg_inspeksi',
  'sppg_penghentian',
  'sppg_perkembangan',
  'sppg_sekolah',
  'sppg_sertifikat',
];

/** Those that are for admins, and the number of rows that a manager reads of them: their own account, what is due, and complaints. */
export const ADMINS: Record<string, number> = {
  accounts: 1,
  admin_summary: 19,
  // Those for complaints.
  answer_templates: 2,
  audit_actors: 0,
  audit_log: 0,
  contact_messages: 0,
  deploy_hook: 0,
  invitations: 0,
  // The complaints among them.
  leads: 6,
  mails: 0,
  partnership_applications: 0,
  yayasan_kontak: 0,
};
