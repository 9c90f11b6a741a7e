import { accessModes } from '@/features/people/accounts/access-mode';
import { roleNames } from '@/features/people/accounts/roles';
import { tables } from '@/features/tables';
import { contentStatuses } from '@/lib/content/content-columns';
import { columnWords } from '@/lib/supabase/declared-tables';

/** What the trail can be filtered by: kinds of data, each of one or more tables. The first one names it in the URL. */
export const auditKinds: readonly { label: string; tables: readonly [string, ...string[]] }[] = [
  {
    label: 'SPPG',
    tables: ['sppg', 'sppg_penghentian', 'sppg_kejadian', 'sppg_kejadian_kabar', 'sppg_inspeksi'],
  },
  { label: 'Sertifikat', tables: ['sppg_sertifikat'] },
  { label: 'Progres', tables: ['sppg_perkembangan'] },
  { label: 'Sekolah', tables: ['sppg_sekolah'] },
  { label: 'Yayasan', tables: ['yayasan', 'yayasan_kontak', 'sppg_penanda_tangan', 'sppg_tanda_tangan'] },
  { label: 'Dokumen', tables: ['program_documents', 'program_document_editions'] },
  { label: 'Kontak daerah', tables: ['regional_contacts'] },
  {
    label: 'Konten situs',
    tables: [
      'news_articles',
      'gallery_photos',
      'faq_entries',
      'page_texts',
      'program_facts',
      'job_openings',
      'company_profile',
      'deploy_hook',
    ],
  },
  {
    label: 'Pesan dan pengajuan',
    tables: ['contact_messages', 'partnership_applications', 'leads', 'answer_templates'],
  },
  { label: 'Keluhan', tables: ['keluhan', 'keluhan_pesan', 'keluhan_pengirim'] },
  { label: 'Data pribadi', tables: ['personal_data'] },
  { label: 'Akun', tables: ['accounts', 'mfa_factors', 'invitations', 'access_settings'] },
];

export const kindOf = (table: string) => auditKinds.find(({ tables }) => tables.includes(table));

/** What can happen to a row, with the filter's labels. */
export const auditActions = [
  { value: 'INSERT', slug: 'penambahan', label: 'Penambahan' },
  { value: 'UPDATE', slug: 'perubahan', label: 'Perubahan' },
  { value: 'DELETE', slug: 'penghapusan', label: 'Penghapusan' },
  { value: 'EXPORT', slug: 'ekspor', label: 'Unduhan CSV' },
  { value: 'OPEN', slug: 'proposal', label: 'Membuka proposal, foto, atau kontak' },
] as const;

/** Labels of columns that several tables have, and of what an entry itself says. */
const commonLabels: Record<string, string> = {
  created_at: 'Dibuat',
  file: 'File',
  jumlah: 'Jumlah',
  sppg_id: 'SPPG',
  apa: 'Yang dihapus',
  alasan: 'Alasan',
};

/** The columns of a table that have a label, in the order in which they are shown. */
export const labelledColumns = (table: string) => [
  ...new Set([...Object.keys(tables.get(table)?.columns ?? {}), ...Object.keys(commonLabels)]),
];

/** What a column is called; its own name where it has no label. */
export function columnLabel(table: string, column: string): string {
  const declared = tables.get(table);
  const { label, trailLabel = label } = (declared && columnWords(declared, column)) ?? {};
  return trailLabel ?? commonLabels[column] ?? column;
}

/** Ids that mean nothing to people, what an entry says itself, and what changes with another column. */
export const hiddenColumns: ReadonlySet<string> = new Set([
  'id',
  'user_id',
  'updated_at',
  'edition_at',
  'published_revision',
  'scan_size',
  'photo_width',
  'photo_height',
]);

/** Stored values that are shown by a label. */
export const valueWords: Record<string, Record<string, string>> = {
  role: { ...roleNames, pending: 'Belum disetujui' },
  access_mode: Object.fromEntries(accessModes.map(({ value, label }) => [value, label])),
  status: contentStatuses,
};
