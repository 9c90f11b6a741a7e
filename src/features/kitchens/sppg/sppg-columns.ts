import { byKey } from '@/lib/collections';
import { declareTable } from '@/lib/supabase/declared-tables';
import { formatNumber } from '@/lib/text/format';
import type { Sppg } from './api';
import { progressText } from './progress';

/** The values of the three status fields; the database refuses any other. */
export const statusPengajuanSppg = ['Draf', 'Verifikasi Pengajuan', 'Terverifikasi'] as const;
export const statusBangunan = ['Bangunan Baru', 'Renovasi Bangunan'] as const;
export const statusVerifikasi = ['Siap Bangun', 'Proses Pembangunan', 'Sudah Operasional'] as const;

export type StatusPengajuanSppg = (typeof statusPengajuanSppg)[number];
export type StatusVerifikasi = (typeof statusVerifikasi)[number];

/** The labels of a closed kitchen's columns in their own dialog. */
const closingLabels = { ditutup_pada: 'Ditutup mulai', alasan_tutup: 'Alasan tutup' } as const;

/** The columns that people fill in; the database sets the id and the dates. */
export type SppgColumnName = Exclude<
  keyof Sppg,
  'id' | 'created_at' | 'updated_at' | 'dikonfirmasi_pada' | keyof typeof closingLabels
>;

interface Column {
  key: SppgColumnName;
  /** The label in the form and in CSV files. */
  label: string;
  /** In the audit trail, where the tables stand together; `label` when absent. */
  trailLabel?: string;
  /** Must be filled in the form and in CSV files. */
  required?: true;
  /** Takes a whole row of the form. */
  wide?: true;
  /** The label beside the value, in the list of a foundation; absent for a column that has its own place there. */
  fact?: string;
}

export type SppgColumn = Column &
  /** A progress may hold a percentage. `max`: the most characters of one that is optional, without a rule of its own. */
  (
    | { kind: 'text' | 'progress'; example?: string; placeholder?: string; max?: number }
    | { kind: 'number'; example: string; unit: string }
    /** One of a list; the first is the default. */
    | { kind: 'choice'; options: readonly [string, ...string[]] }
    | { kind: 'yayasan'; example: string }
    | { kind: 'wilayah'; example: string }
  );

/** The code of the example in the CSV template, which the import asks to delete. */
export const exampleCode = 'CONTOH';

const accountExample = 'misalnya @dapur.tembalang';

const columns = [
  {
    key: 'kode_unik_pendaftaran',
    kind: 'text',
    label: 'Kode Unik Pendaftaran',
    fact: 'Kode unik',
    example: exampleCode,
    required: true,
    wide: true,
  },
  {
    key: 'nama',
    kind: 'text',
    label: 'Nama SPPG',
    trailLabel: 'Nama',
    example: 'SPPG Contoh',
    required: true,
    wide: true,
  },
  {
    key: 'lokasi',
    kind: 'text',
    label: 'Lokasi (alamat)',
    example: 'Jalan Contoh No. 1, Kota Semarang',
    required: true,
    wide: true,
  },
  { key: 'kabupaten_kota', kind: 'wilayah', label: 'Kabupaten/Kota', example: 'Kota Semarang', wide: true },
  {
    key: 'yayasan_id',
    kind: 'yayasan',
    label: 'Yayasan',
    example: 'Nama yayasan seperti di Data Yayasan',
    required: true,
    wide: true,
  },
  {
    key: 'status_pengajuan_sppg',
    kind: 'choice',
    label: 'Status Pengajuan',
    fact: 'Pengajuan',
    options: statusPengajuanSppg,
  },
  { key: 'status_verifikasi', kind: 'choice', label: 'Status Verifikasi', options: statusVerifikasi },
  {
    key: 'status_bangunan',
    kind: 'choice',
    label: 'Status Bangunan',
    fact: 'Bangunan',
    options: statusBangunan,
  },
  {
    key: 'sasaran_jumlah_penerima_manfaat',
    kind: 'number',
    label: 'Sasaran Penerima Manfaat',
    fact: 'Sasaran',
    unit: 'penerima manfaat',
    example: '2500',
  },
  { key: 'kontraktor_pelaksana', kind: 'text', label: 'Kontraktor Pelaksana', fact: 'Kontraktor', max: 200 },
  {
    key: 'progres_pembangunan',
    kind: 'progress',
    label: 'Progres Pembangunan',
    fact: 'Progres',
    placeholder: 'misalnya 40%',
    max: 100,
    example: '0%',
  },
  {
    key: 'estimasi_selesai',
    kind: 'text',
    label: 'Estimasi Selesai',
    fact: 'Estimasi selesai',
    placeholder: 'misalnya Triwulan I 2027',
    max: 100,
    example: 'Triwulan I 2027',
  },
  { key: 'akun_instagram', kind: 'text', label: 'Akun Instagram', placeholder: accountExample },
  { key: 'akun_facebook', kind: 'text', label: 'Akun Facebook', placeholder: accountExample },
  { key: 'akun_tiktok', kind: 'text', label: 'Akun TikTok', placeholder: accountExample },
  { key: 'id_bgn', kind: 'text', label: 'ID BGN', fact: 'ID BGN', placeholder: 'delapan huruf dan angka' },
] as const satisfies readonly SppgColumn[];

/** All that the site knows about the columns of an SPPG, in the order of the form, the CSV files and the facts. */
export const sppgColumnList: readonly SppgColumn[] = columns;

type PlainLine = Extract<(typeof columns)[number], { max: number }>;

/** The optional texts of one line whose only rule is their length. */
export const plainSppgLines = columns.filter((column): column is PlainLine => 'max' in column);

/** An object with a value for each column. */
export const byColumn = <Value>(valueOf: (column: SppgColumn) => Value): Record<SppgColumnName, Value> =>
  byKey(columns, valueOf);

export const sppgTable = declareTable('sppg', {
  label: 'SPPG',
  noun: 'SPPG',
  withdrawnNoun: 'SPPG',
  nameColumn: 'nama',
  columns: {
    ...byColumn((column) => column),
    ...closingLabels,
    created_at: 'Dibuat',
    dikonfirmasi_pada: 'Dikonfirmasi',
  },
  subjects: {
    kode_unik_pendaftaran: 'Kode unik',
    lokasi: 'Lokasi SPPG',
    sasaran_jumlah_penerima_manfaat: 'Jumlah sasaran',
    akun_instagram: 'Akun Instagram',
    akun_facebook: 'Akun Facebook',
  },
  sentences: {
    kode_unik_pendaftaran_key: 'Kode unik sudah digunakan oleh SPPG lain.',
    kode_unik_pendaftaran_of_record:
      'Kode ini pernah dipakai SPPG lain yang mempunyai catatan resmi, dan tidak dipakai lagi.',
    kode_unik_pendaftaran_of_complaints:
      'Dengan kode ini masuk keluhan tentang SPPG lain, yang sekarang memakai kode lain. Pakai kode yang lain.',
    alasan_tutup_with_day: 'Hari tutup dan alasannya dicatat bersama.',
    id_bgn_key: 'ID BGN ini sudah dipakai SPPG lain.',
    id_bgn_plausible: 'ID BGN terdiri atas delapan huruf dan angka.',
    kode_unik_pendaftaran_plausible:
      'Kode unik hanya boleh memuat huruf A–Z, angka, spasi, dan tanda baca dari papan ketik.',
  },
});

/** The form's values for a new SPPG. */
export const emptySppgValues = byColumn((column) => (column.kind === 'choice' ? column.options[0] : ''));

/** The form's values for a stored SPPG: text only. */
export function valuesOf(sppg: Sppg): Record<SppgColumnName, string> {
  return byColumn((column) => {
    const value = sppg[column.key]?.toString() ?? '';
    if (column.kind !== 'choice') return value;
    return column.options.find((option) => option === value) ?? column.options[0];
  });
}

/** A column's value as people read it. */
function factText(column: SppgColumn, sppg: Sppg) {
  const value = sppg[column.key];
  if (column.kind === 'number' && typeof value === 'number') return `${formatNumber(value)} ${column.unit}`;
  return column.kind === 'progress' && typeof value === 'string' ? progressText(value) : value;
}

/** The filled columns of an SPPG besides name, address and status, with labels, in the order shown. */
export function sppgFacts(sppg: Sppg) {
  return sppgColumnList.flatMap((column) => {
    const { key, fact } = column;
    const value = fact && factText(column, sppg);
    return value ? [{ key, label: fact, value }] : [];
  });
}
