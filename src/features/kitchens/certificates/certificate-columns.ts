import type { Tables } from '@/lib/supabase/database.types';
import { declareTable } from '@/lib/supabase/declared-tables';

/** The states that are recorded, in the order in which a certificate has them; the database refuses any other. */
export const certificateStatuses = ['Didaftarkan', 'Terbit', 'Dicabut'] as const;

type CertificateRow = Tables<'sppg_sertifikat'>;

/** What people fill in; the database sets the id and the date, and the scan has its size. */
export type CertificateInput = Omit<CertificateRow, 'id' | 'created_at' | 'scan_size'>;

export const certificatesTable = declareTable('sppg_sertifikat', {
  label: 'Sertifikat',
  noun: 'sertifikat',
  nameColumn: 'jenis',
  ownerColumn: 'sppg_id',
  columns: {
    sppg_id: 'SPPG',
    jenis: { label: 'Jenis', trailLabel: 'Jenis sertifikat' },
    nomor: 'Nomor',
    penerbit: 'Penerbit',
    hasil: 'Hasil akreditasi',
    tanggal_daftar: 'Tanggal daftar',
    tanggal_terbit: 'Tanggal terbit',
    tanggal_berakhir: 'Berlaku sampai',
    tanpa_akhir_per: {
      label: 'Diperiksa masih berlaku pada',
      trailLabel: 'Berlaku sampai dicabut, diperiksa pada',
    },
    tanggal_dicabut: 'Tanggal dicabut',
    scan_path: { label: 'Pindaian untuk umum', trailLabel: 'Pindaian' },
    status: 'Status',
  },
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

/** The copy of the certificates that everyone may read, which a trigger writes. */
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
