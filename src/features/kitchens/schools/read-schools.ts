import type { PastedRow } from '@/components/table-paste-dialog';
import { checkInput } from '@/lib/files/check-input';
import { parseTable } from '@/lib/files/parse-table';
import type { TableColumn } from '@/lib/files/table';
import { searchKey } from '@/lib/text/search-key';
import type { School, SchoolColumnName } from './school-columns';
import { plainNpsn, schoolForm } from './school-form';

type SchoolInput = Pick<School, SchoolColumnName>;

type Cells = Record<SchoolColumnName, string>;

/** The columns, with what other people's files, such as Dapodik's, call them. */
const columns: TableColumn<SchoolColumnName>[] = [
  {
    key: 'nama',
    label: 'Nama Sekolah',
    names: [
      'Sekolah',
      'Nama Satuan Pendidikan',
      'Satuan Pendidikan',
      'Daftar Sekolah',
      'Nama Lembaga',
      'Nama SP',
    ],
  },
  {
    key: 'npsn',
    label: 'NPSN',
    names: ['Nomor Pokok Sekolah Nasional', 'No NPSN', 'Kode NPSN'],
    kind: 'code',
  },
  { key: 'kecamatan', label: 'Kecamatan', names: ['Kec.', 'Nama Kecamatan', 'Wilayah Kecamatan'] },
];

/** Headings of lists of pupils, whose data have no place here. */
const ofPupils = /siswa|murid|peserta didik|\bnisn?\b|\bnik\b|tanggal lahir|nama ayah|nama ibu|\bwali\b/i;
/** Headings of numbers of pupils, which are no personal data. */
const isCount = /^(?:jumlah|jml|total|banyak)|\bmurid$|^(?:siswa|murid)$/i;

/** 'NPSN 99900071' and 'Kec. Tembalang', as lists have them. */
const plainCells = ({ nama, npsn, kecamatan }: Cells): Cells => ({
  nama,
  npsn: plainNpsn(npsn),
  kecamatan: kecamatan.replace(/^kec(?:\.|amatan\b)\s*/i, ''),
});

/**
 * The rows of a table with their errors, and what of it was not read; the first line may name the columns, which else are
 * name, NPSN and kecamatan.
 * @param schools - those that the kitchen has
 * @throws with a sentence for people when the text as a whole can't be read
 */
export function readSchools(text: string, schools: School[]) {
  const table = parseTable(text, {
    columns,
    keyColumn: 'nama',
    mayLackHeadings: true,
    maxRows: 500,
    noun: 'data sekolah',
  });
  const pupils = table.ignored.filter((heading) => ofPupils.test(heading) && !isCount.test(heading.trim()));
  if (pupils.length > 0)
    throw new Error(
      `Ini memuat data murid (${pupils.join(', ')}), yang tidak boleh masuk ke situs ini. Hapus kolom itu, lalu pilih lagi.`,
    );
  const rows = table.rows.map((row) => ({ ...row, cells: plainCells(row.cells) }));

  const checked = rows.map(({ line, cells, flaw }): PastedRow<SchoolInput> => {
    const named = { line, name: cells.nama };
    if (flaw) return { ...named, errors: [flaw] };
    const stored = schools.find((school) => isSame(school, cells));
    if (stored) return { ...named, errors: [], stored: stored.nama };
    const twin = rows.find((other) => other.line !== line && isSame(other.cells, cells));
    const problems = { nama: twin && `Sekolah ini juga ada pada baris ${twin.line}.` };
    return { ...named, ...checkInput(schoolForm.schemaFor(undefined), cells, problems) };
  });
  return { rows: checked, ignored: table.ignored, notes: table.notes };
}

/** By NPSN, or by name where one of them has none: two kecamatan may each have their SD Negeri 1. */
function isSame(one: Pick<School, SchoolColumnName>, { nama, npsn }: Cells): boolean {
  if (npsn && one.npsn) return npsn === one.npsn;
  return nama !== '' && searchKey(one.nama) === searchKey(nama);
}
