import { type QueryKey, useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from './ui/button';
import { Dialog } from './ui/dialog';
import { TextAreaField } from './ui/field';
import { FileField } from './ui/file-field';
import { LeftOut } from './left-out';
import { errorMessage } from '@/lib/errors/error-message';
import { readCsvFile, tableFileTypes } from '@/lib/files/read-csv-file';
import type { CallContext } from '@/lib/supabase/client';
import type { TableWords } from '@/lib/supabase/declared-tables';
import { type SentIds, sentId } from '@/lib/supabase/write-rows';
import { formatNumber } from '@/lib/text/format';
import { done } from '@/lib/toasts/toast-message';

/** A row of a pasted table: what it adds, or why it does not. */
export interface PastedRow<Input> {
  /** The row number that a spreadsheet shows. */
  line: number;
  name: string;
  /** Why the row can't be added; empty when it can. */
  errors: string[];
  /** The stored row that is the same already. */
  stored?: string;
  input?: Input;
}

interface PastedRows<Input> {
  rows: PastedRow<Input>[];
  ignored: string[];
  notes: string[];
}

interface TablePasteDialogProps<Input> {
  title: string;
  description: string;
  placeholder: string;
  /** What the rows are called: 'Sekolah' and 'sekolah'. */
  table: Pick<TableWords, 'label' | 'noun'>;
  /** Throws with a sentence for people when the text as a whole can't be read. */
  read: (text: string) => PastedRows<Input>;
  /** Adds rows in one request, all or none. */
  add: (rows: (Input & { id: string })[], context: CallContext) => Promise<void>;
  /** A key of a row, under which it keeps its id at every attempt. */
  keyOf: (input: Input) => string;
  /** The queries that show such rows. */
  reloads: QueryKey[];
  outdates?: QueryKey[];
  onClose: () => void;
}

/** A table as text or file, a preview with the errors of each row, and one request that adds all rows. */
export function TablePasteDialog<Input>({
  title,
  description,
  placeholder,
  read,
  onClose,
  ...adding
}: TablePasteDialogProps<Input>) {
  const add = useAddAll(adding);
  const [text, setText] = useState('');
  const [file, setFile] = useState<{ name: string; error?: string }>();
  const { table, problem } = useMemo(() => readText(text, read), [text, read]);
  const rows = table?.rows ?? [];
  const inputs = rows.flatMap(({ input }) => input ?? []);
  const isBroken = rows.some(({ errors }) => errors.length > 0);
  const count = formatNumber(inputs.length);

  async function choose(chosen: File) {
    const content = await readCsvFile(chosen).catch((error: unknown) => ({ error: errorMessage(error) }));
    if (typeof content === 'string') setText(content);
    setFile({ name: chosen.name, ...(typeof content === 'object' && content) });
  }

  return (
    <Dialog
      wide
      title={title}
      description={description}
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
            {inputs.length > 0 ? `Tambahkan ${count} ${adding.table.noun}` : 'Tambahkan'}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <TextAreaField
          label="Tabel dari Excel"
          required
          spellCheck={false}
          placeholder={placeholder}
          value={text}
          error={problem}
          onChange={({ target }) => setText(target.value)}
        />
        <FileField
          label="Atau pilih file dari Excel"
          hint="Simpan dulu di Excel sebagai CSV."
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

function useAddAll<Input>({
  table: { label, noun },
  add,
  keyOf,
  reloads,
  outdates,
}: Pick<TablePasteDialogProps<Input>, 'table' | 'add' | 'keyOf' | 'reloads' | 'outdates'>) {
  const [sentIds] = useState<SentIds>(() => new Map());
  return useMutation({
    mutationFn: (inputs: Input[], context) =>
      add(
        inputs.map((input) => ({ ...input, id: sentId(keyOf(input), sentIds) })),
        context,
      ),
    meta: {
      reloads,
      outdates,
      success: (_: unknown, inputs: Input[]) =>
        done(`${label} Ditambahkan`, `${formatNumber(inputs.length)} ${noun} telah dicatat.`),
      failure: { title: `Gagal Menambahkan ${label}` },
    },
  });
}

/** The rows of a text, or why it can't be read as a whole; undefined for an empty text. */
function readText<Input>(
  text: string,
  read: (text: string) => PastedRows<Input>,
): { table?: PastedRows<Input>; problem?: string } {
  if (!text.trim()) return {};
  try {
    return { table: read(text) };
  } catch (error) {
    return { problem: errorMessage(error) };
  }
}

function Preview({ table, isBroken }: { table: PastedRows<unknown>; isBroken: boolean }) {
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
            <p className="min-w-0 font-semibold wrap-anywhere">{row.name || '(tanpa nama)'}</p>
            <RowVerdict row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RowVerdict({ row: { errors, stored } }: { row: PastedRow<unknown> }) {
  if (stored) return <p className="text-sm text-ink-muted">{`Sudah dicatat: ${stored}`}</p>;
  if (errors.length === 0) return <p className="text-sm text-brand-700">Siap ditambahkan</p>;
  return <p className="text-sm font-semibold wrap-anywhere text-danger-600">{errors.join(' ')}</p>;
}
