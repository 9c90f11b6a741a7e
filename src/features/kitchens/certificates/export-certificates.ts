import type { CsvCell } from '@/lib/files/csv';
import { fetchCertificates } from './api';
import { type Certificate, certificatesTable } from './certificate-columns';
import { type CertificateFilter, matchingCertificates } from './certificate-filter';
import { certificateState } from './certificate-state';
import { todayOnServer } from '@/lib/text/format-time';
import { columnWords } from '@/lib/supabase/declared-tables';
import type { CallContext } from '@/lib/supabase/client';

const certificateFacts = [
  'nomor',
  'penerbit',
  'hasil',
  'tanggal_daftar',
  'tanggal_terbit',
  'tanggal_berakhir',
  'tanpa_akhir_per',
  'tanggal_dicabut',
] as const;

/** The columns of the file; the title of the state names its day. */
const columnsOn = (today: string): { title: string; cell: (certificate: Certificate) => CsvCell }[] => [
  { title: 'SPPG', cell: ({ nama_sppg }) => nama_sppg },
  { title: 'Kode SPPG', cell: ({ kode_unik_pendaftaran }) => kode_unik_pendaftaran },
  { title: 'Jenis', cell: ({ jenis }) => jenis },
  {
    title: `Keadaan menurut catatan kami per ${today}`,
    cell: (certificate) => certificateState(certificate, today).label,
  },
  ...certificateFacts.map((key) => ({
    title: columnWords(certificatesTable, key)?.label ?? '',
    cell: (certificate: Certificate) => certificate[key],
  })),
  { title: 'Sudah diganti', cell: replacedCell },
];

/** Whether a later certificate has replaced this one, which is unknown for those of a deleted kitchen. */
function replacedCell({ terkini, sppg_dihapus }: Certificate): CsvCell {
  if (sppg_dihapus) return null;
  return terkini ? 'Tidak' : 'Ya';
}

/** All certificates that match the filter, one row each below the titles. */
export async function certificateTable(
  filter: CertificateFilter,
  context: CallContext,
): Promise<CsvCell[][]> {
  const today = todayOnServer();
  const columns = columnsOn(today);
  const rows = matchingCertificates(await fetchCertificates(context), filter, today).map((certificate) =>
    columns.map(({ cell }) => cell(certificate)),
  );
  return [columns.map(({ title }) => title), ...rows];
}
