import { useCallback } from 'react';
import { type PastedRow, TablePasteDialog } from '@/components/table-paste-dialog';
import { certificatesKey } from '@/features/kitchens/certificates/api';
import {
  type CertificateInput,
  certificatesTable,
} from '@/features/kitchens/certificates/certificate-columns';
import { certificateForm } from '@/features/kitchens/certificates/certificate-form';
import {
  accreditationResults,
  certificateKinds,
  endless,
} from '@/features/kitchens/certificates/certificate-state';
import { sppgKey } from '@/features/kitchens/sppg/api';
import { checkInput } from '@/lib/files/check-input';
import { withoutEnd } from '@/lib/files/cell-values';
import { parseTable } from '@/lib/files/parse-table';
import type { TableColumn } from '@/lib/files/table';
import { insertRows } from '@/lib/supabase/write-rows';
import { formatDate } from '@/lib/text/format';
import { todayOnServer } from '@/lib/text/format-time';
import { searchKey } from '@/lib/text/search-key';
import type { GridKitchen } from './grid-kitchens';

interface CertificatePasteDialogProps {
  kitchens: readonly GridKitchen[];
  onClose: () => void;
}

/** Adds the certificates of a table, of any kitchens and kinds. */
export function CertificatePasteDialog({ kitchens, onClose }: CertificatePasteDialogProps) {
  return (
    <TablePasteDialog
      title="Tempel Sertifikat dari Excel"
      description="Satu baris untuk satu sertifikat: kode SPPG; jenis; nomor; tanggal terbit; berlaku sampai; penerbit; hasil akreditasi, atau dengan judul kolom. Tiga yang terakhir boleh kosong: berlaku sampai dan penerbit diisi seperti di formulir."
      placeholder="SPPG-3374-001;SLHS;503/12/2026;02/11/2026;02/11/2027"
      table={certificatesTable}
      read={useCallback((text: string) => readCertificates(text, kitchens), [kitchens])}
      add={(rows, context) => insertRows(certificatesTable, rows, context)}
      keyOf={({ sppg_id, jenis, nomor }) => [sppg_id, jenis, nomor].join(' ')}
      reloads={[certificatesKey]}
      outdates={[sppgKey]}
      onClose={onClose}
    />
  );
}

type Key = 'kode' | 'jenis' | 'nomor' | 'tanggal_terbit' | 'tanggal_berakhir' | 'penerbit' | 'hasil';

const columns: TableColumn<Key>[] = [
  {
    key: 'kode',
    label: 'Kode SPPG',
    names: ['Kode', 'Kode unik', 'Kode unik pendaftaran', 'ID SPPG'],
    kind: 'code',
  },
  { key: 'jenis', label: 'Jenis', names: ['Jenis sertifikat', 'Sertifikat'] },
  {
    key: 'nomor',
    label: 'Nomor',
    names: ['Nomor sertifikat', 'No sertifikat', 'No. SLHS', 'Nomor SLHS'],
    kind: 'code',
  },
  { key: 'tanggal_terbit', label: 'Tanggal terbit', names: ['Terbit', 'Tgl terbit'], kind: 'day' },
  {
    key: 'tanggal_berakhir',
    label: 'Berlaku sampai',
    names: ['Tanggal berakhir', 'Tgl berakhir', 'Masa berlaku'],
    kind: 'last day',
  },
  { key: 'penerbit', label: 'Penerbit', names: ['Instansi penerbit'] },
  { key: 'hasil', label: 'Hasil akreditasi', names: ['Predikat akreditasi', 'Predikat'] },
];

/** The preview's words for a last day; none is ever filled in. */
function lastDayOf({ tanggal_berakhir, tanpa_akhir_per }: CertificateInput): string {
  if (tanggal_berakhir) return `sampai ${formatDate(tanggal_berakhir)}`;
  return tanpa_akhir_per ? endless.toLowerCase() : 'hari terakhir tidak dicatat';
}

/**
 * The key that tells certificates apart, as in the database: the number without capitals and spaces, within a kind.
 */
const numberKey = (jenis: string, nomor: string) => `${jenis} ${nomor.replaceAll(' ', '').toUpperCase()}`;

/**
 * The issued certificates of a table with their errors. The first line may name the columns, which else are code, kind, number and the two days.
 * @throws with a sentence for people when the text as a whole can't be read
 */
function readCertificates(text: string, kitchens: readonly GridKitchen[]) {
  const table = parseTable(text, {
    columns,
    keyColumn: 'kode',
    mayLackHeadings: true,
    maxRows: 500,
    noun: 'data sertifikat',
  });
  const byCode = new Map(kitchens.map((row) => [searchKey(row.kode_unik_pendaftaran), row]));
  const seen = new Map<string, number>();

  const rows = table.rows.map(({ line, cells, flaw }): PastedRow<CertificateInput> => {
    const row = byCode.get(searchKey(cells.kode));
    const jenis = certificateKinds.find((kind) => searchKey(kind) === searchKey(cells.jenis));
    const hasil = accreditationResults.find((result) => searchKey(result) === searchKey(cells.hasil)) ?? '';
    const name = [jenis ?? cells.jenis, row?.nama ?? cells.kode, cells.nomor].filter(Boolean).join(' · ');
    const key = numberKey(jenis ?? '', cells.nomor);
    const twin = seen.get(key);
    seen.set(key, line);
    const latest = row?.cells.find(({ kind }) => kind === jenis)?.latest;
    if (!flaw && latest?.nomor && numberKey(latest.jenis, latest.nomor) === key)
      return { line, name, errors: [], stored: latest.nomor };
    const broken = [
      flaw,
      !row && `Tidak ada SPPG dengan kode ${cells.kode || 'yang kosong'}.`,
      !jenis && `Jenis "${cells.jenis}" tidak dikenal. Pilihannya: ${certificateKinds.join(', ')}.`,
      cells.hasil &&
        !hasil &&
        `Hasil "${cells.hasil}" tidak dikenal. Pilihannya: ${accreditationResults.join(', ')}.`,
      twin !== undefined && `Nomor ini juga ada pada baris ${twin}.`,
    ].flatMap((problem) => problem || []);
    if (!row || !jenis || broken.length > 0) return { line, name, errors: broken };

    const values = certificateForm.valuesOf(undefined, {
      ...cells,
      sppg_id: row.id,
      jenis,
      hasil,
      status: 'Terbit',
      penerbit: cells.penerbit || (latest?.penerbit ?? ''),
      ...(cells.tanggal_berakhir === withoutEnd && {
        tanggal_berakhir: '',
        tanpa_akhir_per: todayOnServer(),
      }),
    });
    const checked = checkInput(certificateForm.schemaFor(undefined), values);
    return { line, ...checked, name: checked.input ? `${name} · ${lastDayOf(checked.input)}` : name };
  });
  return { rows, ignored: table.ignored, notes: table.notes };
}
