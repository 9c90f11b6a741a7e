import { mailsTable } from '@/features/back-office/mails/mail-columns';
import {
  certificatesTable,
  publicCertificatesTable,
} from '@/features/kitchens/certificates/certificate-columns';
import { incidentsTable, newsTable } from '@/features/kitchens/incidents/incident-columns';
import { inspectionsTable } from '@/features/kitchens/inspections/inspection-columns';
import { progressTable } from '@/features/kitchens/progress/progress-columns';
import { schoolsTable } from '@/features/kitchens/schools/school-columns';
import { signaturesTable, signersTable } from '@/features/kitchens/signatures/signature-columns';
import { sppgTable } from '@/features/kitchens/sppg/sppg-columns';
import { suspensionsTable } from '@/features/kitchens/suspensions/suspension-columns';
import { yayasanEmailTable, yayasanTable } from '@/features/kitchens/yayasan/yayasan-columns';
import {
  complainantsTable,
  complaintMessagesTable,
  complaintsTable,
} from '@/features/leads/sent-complaints/complaint-columns';
import { templatesTable } from '@/features/leads/inbox/templates/template-columns';
import { applicationsTable, messagesTable } from '@/features/leads/tracking/lead-columns';
import {
  accessSettingsTable,
  accountsTable,
  invitationsTable,
} from '@/features/people/accounts/account-columns';
import { documentsTable, editionsTable } from '@/features/shared/program-documents/document-columns';
import { deployHookTable } from '@/features/shared/publishing/deploy-hook-columns';
import { contactsTable } from '@/features/shared/regional-contacts/contact-columns';
import {
  articlesTable,
  companyTable,
  factsTable,
  pageTextsTable,
  openingsTable,
  photosTable,
  questionsTable,
} from '@/lib/content/content-columns';
import type { TableName, TableWords } from '@/lib/supabase/declared-tables';
import type { recordedTables } from '@/lib/supabase/known-tables';

/** What the audit trail has entries about besides rows: leads that were exported, and what was done with one person's data. */
const acts = {
  leads: {
    label: 'Kotak masuk',
    noun: 'kotak masuk',
    columns: {
      jenis: 'Jenis',
      sampai: 'Sampai tanggal',
      status: 'Status',
      jumlah: 'Jumlah',
      dari: 'Dari tanggal',
      permintaan: 'Permintaan data pribadi',
      keluhan: 'Keluhan',
    },
  },
  mfa_factors: {
    label: 'Perangkat verifikasi',
    noun: 'perangkat verifikasi',
    nameColumn: 'email',
    columns: { email: 'Email', jumlah: 'Jumlah' },
  },
  personal_data: {
    label: 'Data pribadi',
    noun: 'data pribadi satu alamat email',
    columns: {
      contact_messages: messagesTable.label,
      partnership_applications: 'Pengajuan',
      mail_outbox: mailsTable.label,
      invitations: invitationsTable.label,
      sppg_penanda_tangan: signersTable.label,
      keluhan: complaintsTable.label,
    },
  },
} satisfies Record<string, TableWords>;

/**
 * Every table of the database with its words; null for a table that no page ever names. Tables of the audit trail always
 * have words.
 */
const everyTable: Record<string, TableWords | null> = {
  sppg: sppgTable,
  sppg_sertifikat: certificatesTable,
  sppg_penghentian: suspensionsTable,
  sppg_inspeksi: inspectionsTable,
  sppg_kejadian: incidentsTable,
  sppg_kejadian_kabar: newsTable,
  sppg_perkembangan: progressTable,
  sppg_sekolah: schoolsTable,
  yayasan: yayasanTable,
  yayasan_kontak: yayasanEmailTable,
  sppg_penanda_tangan: signersTable,
  sppg_tanda_tangan: signaturesTable,
  program_documents: documentsTable,
  program_document_editions: editionsTable,
  regional_contacts: contactsTable,
  news_articles: articlesTable,
  gallery_photos: photosTable,
  faq_entries: questionsTable,
  page_texts: pageTextsTable,
  program_facts: factsTable,
  job_openings: openingsTable,
  company_profile: companyTable,
  deploy_hook: deployHookTable,
  contact_messages: messagesTable,
  partnership_applications: applicationsTable,
  keluhan: complaintsTable,
  keluhan_pengirim: complainantsTable,
  keluhan_pesan: complaintMessagesTable,
  leads: acts.leads,
  answer_templates: templatesTable,
  personal_data: acts.personal_data,
  mfa_factors: acts.mfa_factors,
  accounts: accountsTable,
  invitations: invitationsTable,
  access_settings: accessSettingsTable,
  mail_outbox: mailsTable,
  sppg_sertifikat_publik: publicCertificatesTable,
  audit_log: null,
  content_revision: null,
  news_redirects: null,
  sppg_disebut: null,
  sppg_angka_harian: null,
  wilayah: null,
  withdrawals: null,
} satisfies Record<TableName, TableWords | null> &
  Record<(typeof recordedTables)[number] | keyof typeof acts, TableWords>;

/** What people call tables, by name. */
export const tables: ReadonlyMap<string, TableWords> = new Map(
  Object.entries(everyTable).flatMap(([name, words]) => (words ? [[name, words]] : [])),
);
