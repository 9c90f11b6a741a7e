import { anchors, paths } from '@/config/paths';
import { tables } from '@/features/tables';
import type { Json } from '@/lib/supabase/database.types';
import type { reasonsToStay } from '@/lib/supabase/known-tables';
import type { CsvCell } from '@/lib/files/csv';
import { formatSortableTime } from '@/lib/text/format-time';
import type { PersonalRow } from './api';

/** What people call a row, by its table. */
export function sourceLabel({ source }: Pick<PersonalRow, 'source'>): string {
  const { label = source, rowLabel = label } = tables.get(source) ?? {};
  return rowLabel;
}

interface ReasonToStay {
  text: string;
  /** The page where the row is changed or deleted instead. */
  place?: { label: string; to: string };
}

const because = (reason: string, label?: string, to = ''): ReasonToStay => ({
  text: `Tidak ikut dihapus: ${reason}`,
  ...(label && { place: { label, to } }),
});

/** Why rows are not deleted, by the database's word: for a whole table, or for one row. */
const reasons = {
  kerja_sama: because('pengajuan ini sudah diterima, dan perjanjiannya memerlukan datanya.'),
  nama: because('orang lain dapat bernama sama. Cari lagi dengan email atau nomor teleponnya.'),
  disebut: because('ini data orang lain, yang hanya menyebutnya.', 'Kotak Masuk', paths.adminInbox),
  akun: because('akun dihapus di halaman Pengguna.', 'Pengguna', paths.adminUsers),
  yayasan: because(
    'ini milik yayasan. Kosongkan lewat tombol Edit yayasannya.',
    'Data Yayasan',
    paths.dataYayasan,
  ),
  narahubung: because(
    'ubah atau hapus narahubungnya di direktori kontak.',
    'Direktori Kontak',
    paths.direktoriKontak,
  ),
  perusahaan: because(
    'kontak perusahaan dan pers diganti di Konten.',
    'Data Perusahaan',
    anchors.companyData,
  ),
  konten: because('ubah atau hapus di Konten, bersama fotonya.', 'Konten', paths.adminContent),
  templat: because('ubah templatnya di Kotak Masuk.', 'Kotak Masuk', paths.adminInbox),
  dokumen: because('ubah atau hapus di daftar dokumen.', 'Dokumen program', paths.program),
  dapur: because('ubah di data dapurnya.', 'Kelola SPPG', paths.adminSppg),
  sertifikat: because('ubah atau hapus di halaman Sertifikat.', 'Sertifikat', paths.adminCertificates),
} satisfies Record<(typeof reasonsToStay)[number] | 'kerja_sama' | 'nama' | 'disebut', ReasonToStay>;

const reasonOf = new Map<string, ReasonToStay>(Object.entries(reasons));

/** Why a row is not deleted; undefined if it can be. */
export const reasonToStay = ({ stays }: PersonalRow): ReasonToStay | undefined =>
  stays ? (reasonOf.get(stays) ?? { text: stays }) : undefined;

/** Columns in the order in which they are shown; others come after them, by their own name. */
const labels: Record<string, string> = {
  name: 'Nama',
  nama: 'Nama',
  contact_person: 'Nama kontak',
  nama_kontak: 'Nama kontak',
  nomor_telepon: 'Telepon',
  press_name: 'Kontak pers',
  press_email: 'Email pers',
  press_phone: 'Telepon pers',
  people_agreed: 'Orang di foto setuju ditampilkan',
  company_name: 'Perusahaan',
  email: 'Email',
  recipient: 'Penerima',
  phone: 'Telepon',
  subject: 'Subjek',
  opportunity_id: 'Jenis kemitraan',
  message: 'Pesan',
  isi: 'Isi',
  kategori: 'Jenis keluhan',
  hari: 'Tanggal kejadian',
  sekolah: 'Sekolah',
  kode_sppg: 'Kode SPPG',
  foto: 'Foto',
  document_url: 'Proposal',
  jenis_permintaan: 'Permintaan data pribadi',
  status: 'Status',
  pesan_publik: 'Pesan untuk pengirim',
  note: 'Catatan internal',
  kode_lacak: 'Kode lacak',
  role: 'Hak akun',
  template: 'Isi email',
  created_at: 'Dibuat',
  handled_at: 'Ditangani pada',
  answered_at: 'Dijawab pada',
  sent_at: 'Dikirim pada',
  expires_at: 'Berlaku sampai',
  accepted_at: 'Undangan diterima pada',
  withdrawn_at: 'Undangan ditarik pada',
  jabatan: 'Jabatan',
  dibatalkan_pada: 'Permintaan dibatalkan pada',
  ditandatangani_pada: 'Ditandatangani pada',
  ended_at: 'Akses diakhiri pada',
  ended_role: 'Peran sebelum akses diakhiri',
  wants_lead_mails: 'Ingin email tentang kiriman baru',
  wants_certificate_mails: 'Ingin email tentang sertifikat',
  wants_complaint_mails: 'Ingin email tentang keluhan',
  wants_incident_mails: 'Ingin email tentang kejadian',
};

/** The columns that are only our own bookkeeping. */
const hidden = new Set([
  'id',
  'user_id',
  'row_id',
  'occasion',
  'send_after',
  'attempts',
  'claimed_until',
  'sending_at',
  'failed_at',
  'last_error',
  'yayasan_id',
]);

const order = Object.keys(labels);
const position = (column: string) => (column in labels ? order.indexOf(column) : order.length);

function valueText(column: string, value: Json | undefined): string {
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  if (typeof value !== 'string') return JSON.stringify(value);
  return /_(?:at|pada)$/.test(column) ? formatSortableTime(value) : value;
}

/** The filled fields of a row, with their labels. */
export function fieldsOf({ content }: PersonalRow): { label: string; text: string }[] {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return [];
  return Object.entries(content)
    .filter(([column, value]) => !hidden.has(column) && value !== null && value !== '')
    .filter(([, value]) => JSON.stringify(value) !== '{}')
    .sort(([one], [other]) => position(one) - position(other))
    .map(([column, value]) => ({ label: labels[column] ?? column, text: valueText(column, value) }));
}

/** One line for each field, which people can read in a spreadsheet. */
export function personTable(rows: PersonalRow[]): CsvCell[][] {
  return [
    ['Nomor', 'Data', 'Dibuat', 'Isian', 'Isi'],
    ...rows.flatMap((row, index) =>
      fieldsOf(row).map(({ label, text }) => [
        index + 1,
        sourceLabel(row),
        formatSortableTime(row.created_at),
        label,
        text,
      ]),
    ),
  ];
}
