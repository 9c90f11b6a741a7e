import { byKey } from '@/lib/collections';
import type { Tables } from '@/lib/supabase/database.types';
import { declareTable } from '@/lib/supabase/declared-tables';
import { accreditationResults, type CertificateKind, certificateKinds } from './certificate-state';

/** The states that are recorded, in the order in which a certificate has them; the database refuses any other. */
export const certificateStatuses = ['Didaftarkan', 'Terbit', 'Dicabut'] as const;

export type CertificateRow = Tables<'sppg_sertifikat'>;

/** The columns that people fill in; the database sets the id and the date, and the scan has its size. */
export type CertificateColumnName = Exclude<keyof CertificateRow, 'id' | 'created_at' | 'scan_size'>;

interface Column {
  key: CertificateColumnName;
  /** The label in the form, in CSV files and in the audit trail. */
  label: string;
  /** In the audit trail, where the tables stand together; `label` when absent. */
  trailLabel?: string;
  hint?: string;
  /** Must be filled for a certificate that was issued. */
  requiredOnceIssued?: true;
}

export type CertificateColumn = Column &
  (
    | { kind: 'kitchen' | 'text' | 'scan' }
    /** `isPast`: not after today. `ofRevoked`: of revoked ones only, and required there. `tick`: the day on which this was ticked. */
    | { kind: 'day'; isPast?: true; ofRevoked?: true; tick?: string }
    /** One of a list, with the one that a new certificate starts with, if it is not to be chosen. `ofKind`: of that kind only, and optional there. */
    | { kind: 'choice'; options: readonly string[]; initial: string; ofKind?: CertificateKind }
  );

const columns = [
  { key: 'sppg_id', kind: 'kitchen', label: 'SPPG' },
  {
    key: 'jenis',
    kind: 'choice',
    label: 'Jenis',
    trailLabel: 'Jenis sertifikat',
    options: certificateKinds,
    initial: 'SLHS',
  },
  { key: 'status', kind: 'choice', label: 'Status', options: certificateStatuses, initial: '' },
  { key: 'nomor', kind: 'text', label: 'Nomor', requiredOnceIssued: true },
  { key: 'penerbit', kind: 'text', label: 'Penerbit' },
  {
    key: 'hasil',
    kind: 'choice',
    label: 'Hasil akreditasi',
    options: accreditationResults,
    initial: '',
    ofKind: 'Akreditasi',
  },
  { key: 'tanggal_daftar', kind: 'day', label: 'Tanggal daftar', isPast: true },
  { key: 'tanggal_terbit', kind: 'day', label: 'Tanggal terbit', isPast: true, requiredOnceIssued: true },
  {
    key: 'tanggal_berakhir',
    kind: 'day',
    label: 'Berlaku sampai',
    hint: 'Hari terakhir berlaku menurut suratnya; kosongkan bila tidak diketahui.',
  },
  {
    key: 'tanpa_akhir_per',
    kind: 'day',
    label: 'Diperiksa masih berlaku pada',
    trailLabel: 'Berlaku sampai dicabut, diperiksa pada',
    isPast: true,
    tick: 'Tanpa tanggal akhir: berlaku sampai dicabut',
  },
  { key: 'tanggal_dicabut', kind: 'day', label: 'Tanggal dicabut', isPast: true, ofRevoked: true },
  { key: 'scan_path', kind: 'scan', label: 'Pindaian untuk umum', trailLabel: 'Pindaian' },
] as const satisfies readonly CertificateColumn[];

/** All that the site knows about the columns of a certificate, in the order of the form, the CSV files and the trail. */
export const certificateColumns: readonly CertificateColumn[] = columns;

/** An object with a value for each column. */
export const byCertificateColumn = <Value>(
  valueOf: (column: CertificateColumn) => Value,
): Record<CertificateColumnName, Value> => byKey(columns, valueOf);

// The trail shows the state last.
const { status, ...columnsBeforeStatus } = byCertificateColumn((column) => column);

export const certificatesTable = declareTable('sppg_sertifikat', {
  label: 'Sertifikat',
  noun: 'sertifikat',
  nameColumn: 'jenis',
  ownerColumn: 'sppg_id',
  columns: { ...columnsBeforeStatus, status },
  subjects: {
    tanggal_berakhir: 'Tanggal berakhir',
    tanpa_akhir_per: 'Tanggal diperiksa',
    scan_path: 'Pindaian',
    scan_size: 'Ukuran pindaian',
  },
  sentences: {
    nomor_key: 'Nomor ini sudah dicatat pada sertifikat lain yang sejenis.',
    hasil_of_accreditation: 'Hasil hanya diisi untuk sertifikat jenis Akreditasi.',
    tanpa_akhir_per_without_last_day: 'Sertifikat tanpa tanggal akhir tidak memiliki hari terakhir.',
    tanggal_daftar_required: 'Isi tanggal daftar atau tanggal terbit.',
  },
  visibleIn: 'sppg_sertifikat_publik',
});

/** What a trigger makes of certificates for everyone. */
export const publicCertificatesTable = declareTable('sppg_sertifikat_publik', {
  label: 'Sertifikat',
  noun: 'sertifikat',
  withdrawnNoun: 'sertifikat',
  columns: {},
});

/** A row of the view. PostgreSQL declares every column of a view nullable; this type follows the tables behind it. */
export type Certificate = CertificateRow & {
  /** Whether it is the latest of its kind in a kitchen that exists. */
  terkini: boolean;
  nama_sppg: string;
  kode_unik_pendaftaran: string;
  /** Whether its kitchen was deleted; name and code are the last ones then. */
  sppg_dihapus: boolean;
};

/** The kitchen that a certificate is for. */
export type Kitchen = Pick<Tables<'sppg'>, 'id' | 'nama' | 'kode_unik_pendaftaran'>;

export const kitchenOf = ({ sppg_id, nama_sppg, kode_unik_pendaftaran }: Certificate): Kitchen => ({
  id: sppg_id,
  nama: nama_sppg,
  kode_unik_pendaftaran,
});

/** 'SLHS SPPG Tembalang' */
export const certificateName = ({ jenis, nama_sppg }: Certificate) => `${jenis} ${nama_sppg}`;
