import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { csvFormat, type CsvRows, type FileFormat, saveRows } from '@/lib/files/csv';
import { fileMessages } from '@/lib/files/file.messages';
import { formatNumber } from '@/lib/text/format';
import { sortableToday } from '@/lib/text/format-time';
import type { CallContext } from '@/lib/supabase/client';
import type { Failure } from '@/lib/toasts/toast-message';
import { Button } from './ui/button';

interface TableExport {
  /** The file's name before the day: 'kotak-masuk'. */
  name: string;
  /** Reads all rows, not only a page of them; the first one has the titles. */
  load: (context: CallContext) => Promise<CsvRows>;
  /** The format of the file; CSV when absent. */
  format?: FileFormat;
  /** What the toast says is in the file; '12 baris' when absent. */
  saved?: (count: string) => string;
  /** What the toast says after a failure; that of a CSV file when absent. */
  failure?: Failure;
}

interface Exported {
  count: number;
  fileName: string;
}

/** Saves a list to a file named after the day. */
function useExport(table: TableExport) {
  const { name, load, format = csvFormat } = table;
  const { saved = (count) => `${count} baris`, failure = fileMessages.notExported } = table;
  return useMutation({
    async mutationFn(_: void, context): Promise<Exported> {
      const rows = await load(context);
      const fileName = `${name}-${sortableToday()}.${format.extension}`;
      saveRows(rows, fileName, format);
      return { count: rows.length - 1, fileName };
    },
    meta: {
      success: ({ count, fileName }: Exported) => fileMessages.exported(saved(formatNumber(count)), fileName),
      failure,
    },
  });
}

interface ExportButtonProps extends TableExport {
  size?: 'sm';
  children: ReactNode;
}

/** The button that saves a whole list to a file. */
export function ExportButton({ size, children, ...table }: ExportButtonProps) {
  const { isPending, mutate } = useExport(table);
  return (
    <Button variant="outline" size={size} busy={isPending} onClick={() => mutate()}>
      {!isPending && <Download aria-hidden="true" className={size === 'sm' ? 'size-4' : 'size-5'} />}
      <span>{children}</span>
    </Button>
  );
}
