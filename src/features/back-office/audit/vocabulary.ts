import { accessModes } from '@/features/people/accounts/access-mode';
import { byCertificateColumn } from '@/features/kitchens/certificates/certificate-columns';
import { contentLabels, contentStatuses } from '@/lib/content/content-columns';
import { byDocumentColumn } from '@/features/shared/program-documents/document-columns';
import { progressLabels } from '@/features/kitchens/progress/progress-labels';
import { byContactColumn } from '@/features/shared/regional-contacts/contact-columns';
import { bySchoolColumn } from '@/features/kitchens/schools/school-columns';
import { byColumn } from '@/features/kitchens/sppg/sppg-columns';
import { suspensionLabels } from '@/features/kitchens/suspensions/suspension-labels';
import { byYayasanColumn } from '@/features/kitchens/yayasan/yayasan-columns';

/** The tables of the trail with their labels, in the order of the filter. */
export const auditTables = [
  { value: 'sppg', label: 'SPPG' },
  { value: 'sppg_sertifikat', label: 'Sertifikat' },
  { value: 'sppg_penghentian', label: 'Penghentian' },
  { value: 'sppg_perkembangan', label: 'Perkembangan' },
  { value: 'sppg_sekolah', label: 'Sekolah' },
  { value: 'yayasan', label: 'Yayasan' },
  { value: 'yayasan_kontak', label: 'Email yayasan' },
  { value: 'program_documents', label: 'Dokumen program' },
  { value: 'program_document_editions', label: 'Arsip edisi dokumen' },
  { value: 'regional_contacts', label: 'Kontak regional' },
  { value: 'news_articles', label: 'Artikel' },
  { value: 'gallery_photos', label: 'Galeri foto' },
  { value: 'faq_entries', label: 'Tanya jawab' },
  { value: 'company_profile', label: 'Data perusahaan' },
  { value: 'deploy_hook', label: 'Deploy hook' },
  { value: 'contact_messages', label: 'Pesan' },
  { value: 'partnership_applications', label: 'Pengajuan kemitraan' },
  { value: 'leads', label: 'Kotak masuk' },
  { value: 'answer_templates', label: 'Templat jawaban' },
  { value: 'personal_data', label: 'Data pribadi' },
  { value: 'accounts', label: 'Akun' },
  { value: 'invitations', label: 'Undangan' },
  { value: 'access_settings', label: 'Aturan akses' },
] as const;

/** What can happen to a row, with the filter's labels. */
export const auditActions = [
  { value: 'INSERT', slug: 'penambahan', label: 'Penambahan' },
  { value: 'UPDATE', slug: 'perubahan', label: 'Perubahan' },
  { value: 'DELETE', slug: 'penghapusan', label: 'Penghapusan' },
  { value: 'EXPORT', slug: 'ekspor', label: 'Ekspor' },
  { value: 'OPEN', slug: 'proposal', label: 'Membuka proposal' },
] as const;

interface RowNoun {
  noun: string;
  nameColumn?: string;
  /** Holds the id of what the row belongs to, where its name alone says too little. */
  ownerColumn?: string;
}

/** What a row of a table is called, and the columns that hold its name. */
export const rowNouns: Record<string, RowNoun> = {
  sppg: { noun: 'SPPG', nameColumn: 'nama' },
  sppg_sertifikat: { noun: 'sertifikat', nameColumn: 'jenis', ownerColumn: 'sppg_id' },
  sppg_penghentian: { noun: 'penghentian', nameColumn: 'oleh', ownerColumn: 'sppg_id' },
  sppg_perkembangan: { noun: 'perkembangan', nameColumn: 'status_verifikasi', ownerColumn: 'sppg_id' },
  sppg_sekolah: { noun: 'sekolah', nameColumn: 'nama', ownerColumn: 'sppg_id' },
  yayasan: { noun: 'yayasan', nameColumn: 'nama' },
  yayasan_kontak: { noun: 'email yayasan', nameColumn: 'email' },
  program_documents: { noun: 'dokumen', nameColumn: 'title' },
  program_document_editions: { noun: 'arsip edisi', ownerColumn: 'document_id' },
  regional_contacts: { noun: 'kontak', nameColumn: 'kabupaten_kota' },
  news_articles: { noun: 'artikel', nameColumn: 'title' },
  gallery_photos: { noun: 'foto galeri', nameColumn: 'title' },
  faq_entries: { noun: 'tanya jawab', nameColumn: 'question' },
  company_profile: { noun: 'data perusahaan' },
  deploy_hook: { noun: 'deploy hook' },
  contact_messages: { noun: 'pesan dari' },
  partnership_applications: { noun: 'pengajuan dari' },
  leads: { noun: 'kotak masuk' },
  answer_templates: { noun: 'templat', nameColumn: 'title' },
  personal_data: { noun: 'data pribadi satu alamat email' },
  accounts: { noun: 'akun', nameColumn: 'email' },
  invitations: { noun: 'undangan', nameColumn: 'email' },
  access_settings: { noun: 'aturan akses' },
};

const trailLabel = ({ label, trailLabel = label }: { label: string; trailLabel?: string }) => trailLabel;

// Messages and applications have a status, too, which is shown after who sent them.
const { status, ...certificateLabels } = byCertificateColumn(trailLabel);

/** Labels in the order in which the fields are shown; columns without one come last, by their own name. */
export const columnLabels: Record<string, string> = {
  ...contentLabels,
  ...byColumn(({ label }) => label),
  ...byYayasanColumn(({ label }) => label),
  ...bySchoolColumn(({ label }) => label),
  // A column of SPPG, foundations and schools.
  nama: 'Nama',
  ...certificateLabels,
  ...suspensionLabels,
  ...progressLabels,
  ...byDocumentColumn(({ label }) => label),
  ...byContactColumn(trailLabel),
  document_id: 'Dokumen',
  email: 'Email',
  role: 'Hak akun',
  ended_at: 'Akses diakhiri',
  ended_role: 'Peran sebelum akses diakhiri',
  expires_at: 'Berlaku sampai',
  accepted_at: 'Diterima',
  withdrawn_at: 'Ditarik kembali',
  wants_lead_mails: 'Email tentang kiriman baru',
  wants_certificate_mails: 'Email tentang sertifikat',
  access_mode: 'Yang dapat mengelola data',
  status,
  note: 'Catatan internal',
  pesan_publik: 'Pesan untuk pengirim',
  assigned_to: 'Ditugaskan ke',
  isi: 'Isi',
  // Of a proposal that was opened.
  file: 'File',
  // Of what was taken out or deleted in one go.
  jumlah: 'Jumlah',
  dari: 'Dari tanggal',
  permintaan: 'Permintaan data pribadi',
  contact_messages: 'Pesan',
  partnership_applications: 'Pengajuan',
  mail_outbox: 'Email otomatis',
  invitations: 'Undangan',
  created_at: 'Dibuat',
  dikonfirmasi_pada: 'Dikonfirmasi',
  dikonfirmasi: 'Dikonfirmasi pengelola',
};

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

const yesOrNo = { true: 'Ya', false: 'Tidak' };

/** Stored values that are shown by a label. */
export const valueWords: Record<string, Record<string, string>> = {
  role: { admin: 'Admin', pengelola: 'Pengelola', pending: 'Belum disetujui' },
  bersedia_whatsapp: yesOrNo,
  wants_lead_mails: yesOrNo,
  wants_certificate_mails: yesOrNo,
  access_mode: Object.fromEntries(accessModes.map(({ value, label }) => [value, label])),
  status: contentStatuses,
  shows_people: yesOrNo,
  people_agreed: yesOrNo,
  dikonfirmasi: yesOrNo,
};
