import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextAreaField } from '@/components/ui/field';
import { FileField } from '@/components/ui/file-field';
import { LeftOut } from '@/components/left-out';
import { errorMessage } from '@/lib/errors/error-message';
import { readCsvFile, tableFileTypes } from '@/lib/files/read-csv-file';
import { formatNumber } from '@/lib/text/format';
import { useAddSchools } from './mutations';
import { type ReadSchool, type ReadSchools, readSchools } from './read-schools';
import type { School } from './school-columns';

/** What is read of a text so far, or why it can't be read as a whole; nothing of an empty one. */
function readText(text: string, schools: School[]): { table?: ReadSchools; problem?: string } {
  if (!text.trim()) return {};
  try {
    return { table: readSchools(text, schools) };
  } catch (error) {
    return { problem: errorMessage(error) };
  }
}

interface SchoolImportDialogProps {
  sppgId: string;
  /** The schools that the kitchen has already. */
  schools: School[];
  onClose: () => void;
}

/** CSV as text or file, a preview with the errors of each row, and one request that adds them all. */
export function SchoolImportDialog({ sppgId, schools, onClose }: SchoolImportDialogProps) {
  const [text, setText] = useState('');
  const [file, setFile] = useState<{ name: string; error?: string }>();
  const add = useAddSchools(sppgId);
  const { table, problem } = useMemo(() => readText(text, schools), [text, schools]);
  const rows = table?.rows ?? [];
  const inputs = rows.flatMap(({ input }) => input ?? []);
  const isBroken = rows.some(({ errors }) => errors.length > 0);
  const count = formatNumber(inputs.length);

  async function choose(chosen: File) {
    const read = await readCsvFile(chosen).catch((error: unknown) => ({ error: errorMessage(error) }));
    if (typeof read === 'string') setText(read);
    setFile({ name: chosen.name, ...(typeof read === 'object' && read) });
  }

  return (
    <Dialog
      wide
      title="Tempel Sekolah dari CSV"
      description="Satu baris untuk satu sekolah: nama; NPSN; kecamatan, atau dengan judul kolom seperti di Dapodik. NPSN dan kecamatan boleh kosong. Jangan sertakan data murid."
      isBusy={add.isPending}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" disabled={add.isPending} onClick={onClose}>
            Batal
          </Button>
          <Button
            busy={add.isPending}
            disabled={isBroken || inputs.length === 0}
            onClick={() => add.mutate(inputs, { onSuccess: onClose })}
          >
            {inputs.length > 0 ? `Tambahkan ${count} sekolah` : 'Tambahkan'}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <TextAreaField
          label="Isi CSV"
          required
          spellCheck={false}
          placeholder="SD Negeri 1;12345678;Tembalang"
          value={text}
          error={problem}
          onChange={({ target }) => setText(target.value)}
        />
        <FileField
          label="Atau pilih file CSV"
          accept={tableFileTypes}
          fileName={file?.name}
          error={file?.error}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void choose(chosen);
            // Lets the corrected file, which has the same name, be chosen again.
            target.value = '';
          }}
        />
        {table && <Preview table={table} isBroken={isBroken} />}
      </div>
    </Dialog>
  );
}

function Preview({ table, isBroken }: { table: ReadSchools; isBroken: boolean }) {
  const { rows } = table;
  return (
    <section aria-label="Pratinjau">
      <output className="font-semibold">
        {`${formatNumber(rows.length)} baris. ${isBroken ? 'Perbaiki baris yang ditandai, lalu tambahkan.' : ''}`}
      </output>
      <LeftOut table={table} />
      <ul className="mt-3 divide-y divide-paper-line rounded-2xl border border-paper-line bg-white">
        {rows.map((row) => (
          <li key={row.line} className="grid gap-x-5 gap-y-1 px-4 py-3 sm:grid-cols-[5rem_1fr_1fr]">
            <p className="text-sm text-ink-muted">{`Baris ${row.line}`}</p>
            <p className="min-w-0 font-semibold wrap-anywhere">{row.nama || '(tanpa nama)'}</p>
            <RowVerdict row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RowVerdict({ row: { errors, stored } }: { row: ReadSchool }) {
  if (stored) return <p className="text-sm text-ink-muted">{`Sudah dicatat: ${stored.nama}`}</p>;
  if (errors.length === 0) return <p className="text-sm text-brand-700">Siap ditambahkan</p>;
  return <p className="text-sm font-semibold wrap-anywhere text-danger-600">{errors.join(' ')}</p>;
}
