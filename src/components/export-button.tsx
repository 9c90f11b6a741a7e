import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { csvFormat, type CsvRows, type FileFormat, saveRows } from '@/lib/files/csv';
import { formatNumber } from '@/lib/text/format';
import { sortableToday } from '@/lib/text/format-time';
import type { CallContext } from '@/lib/supabase/client';
import type { ToastMessage } from '@/lib/toasts/toast';
import { Button } from './ui/button';

interface TableExport {
  /** The file's name before the day: 'kotak-masuk'. */
  name: string;
  /** Reads all rows, not only a page of them; the first one has the titles. */
  load: (context: CallContext) => Promise<CsvRows>;
  /** The format of the file; CSV when absent. */
  format?: FileFormat;
  messages: {
    exported: (count: string, fileName: string) => ToastMessage;
    notExported: { title: string };
  };
}

interface Exported {
  count: number;
  fileName: string;
}

/** Saves a list to a file named after the day. */
function useExport({ name, load, format = csvFormat, messages }: TableExport) {
  return useMutation({
    async mutationFn(_: void, context): Promise<Exported> {
      const rows = await load(context);
      const fileName = `${name}-${sortableToday()}.${format.extension}`;
      saveRows(rows, fileName, format);
      return { count: rows.length - 1, fileName };
    },
    meta: {
      success: ({ count, fileName }: Exported) => messages.exported(formatNumber(count), fileName),
      failure: messages.notExported,
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
