// Generated from supabase/migrations by "npm run db:types". Do not edit.

/** Tables of which *Riwayat* brings back what was deleted or changed. */
export const restorableTables = [
  'answer_templates',
  'company_profile',
  'faq_entries',
  'gallery_photos',
  'job_openings',
  'news_articles',
  'page_texts',
  'program_documents',
  'program_facts',
  'regional_contacts',
  'sppg',
  'sppg_inspeksi',
  'sppg_penghentian',
  'sppg_perkembangan',
  'sppg_sekolah',
  'sppg_sertifikat',
  'yayasan',
] as const;

/** Tables whose changes the audit trail has entries about. */
export const recordedTables = [
  'access_settings',
  'accounts',
  'answer_templates',
  'company_profile',
  'contact_messages',
  'deploy_hook',
  'faq_entries',
  'gallery_photos',
  'invitations',
  'job_openings',
  'keluhan',
  'keluhan_pesan',
  'news_articles',
  'page_texts',
  'partnership_applications',
  'program_document_editions',
  'program_documents',
  'program_facts',
  'regional_contacts',
  'sppg',
  'sppg_inspeksi',
  'sppg_kejadian',
  'sppg_kejadian_kabar',
  'sppg_penanda_tangan',
  'sppg_penghentian',
  'sppg_perkembangan',
  'sppg_sekolah',
  'sppg_sertifikat',
  'sppg_tanda_tangan',
  'yayasan',
  'yayasan_kontak',
] as const;

/** Tables that a build reads, and that note which rows are to leave the built pages. */
export const builtTables = [
  'company_profile',
  'faq_entries',
  'gallery_photos',
  'job_openings',
  'news_articles',
  'page_texts',
  'program_documents',
  'program_facts',
  'regional_contacts',
  'sppg',
  'sppg_inspeksi',
  'sppg_kejadian',
  'sppg_kejadian_kabar',
  'sppg_penghentian',
  'sppg_perkembangan',
  'sppg_sekolah',
  'sppg_sertifikat_publik',
  'sppg_tanda_tangan',
  'yayasan',
] as const;

/** Tables whose rows are locked by when they were last changed: an article is too long for a URL, and a list has no equal there. */
export const tablesLockedByAge = [
  'company_profile',
  'faq_entries',
  'gallery_photos',
  'job_openings',
  'news_articles',
  'page_texts',
  'program_facts',
  'sppg_perkembangan',
] as const;

/** Why rows that speak of a person stay when that person’s are deleted. */
export const reasonsToStay = [
  'akun',
  'dapur',
  'dokumen',
  'konten',
  'narahubung',
  'perusahaan',
  'sertifikat',
  'templat',
  'yayasan',
] as const;
