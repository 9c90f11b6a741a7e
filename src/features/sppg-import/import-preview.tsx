import { Button } from '@/components/ui/button';
import { formatNumber } from '@/lib/text/format';
import type { CheckedRow } from './check-rows';
import { CheckedRowList } from './checked-row-list';

interface ImportPreviewProps {
  fileName: string;
  ignored: string[];
  rows: CheckedRow[];
  onImport: () => void;
}

/** What the file would add, what prevents that, and the import button. */
export function ImportPreview({ fileName, ignored, rows, onImport }: ImportPreviewProps) {
  const broken = rows.filter(({ errors }) => errors.length > 0);
  const total = formatNumber(rows.length);
  const brokenTotal = formatNumber(broken.length);

  return (
    <section aria-label="Pratinjau impor" className="mt-6 space-y-5 border-t border-paper-line pt-6">
      <output className="block max-w-prose">
        <strong className="block text-lg wrap-anywhere">
          {fileName}: {total} baris
        </strong>
        {broken.length > 0
          ? `${brokenTotal} baris perlu diperbaiki. Belum ada yang disimpan: perbaiki barisnya di file, simpan, lalu pilih file itu lagi.`
          : 'Semua baris siap diimpor. Belum ada yang disimpan.'}
      </output>
      {ignored.length > 0 && (
        <p className="max-w-prose wrap-anywhere text-ink-soft">
          Kolom yang tidak dikenal dan tidak ikut diimpor: {ignored.join(', ')}.
        </p>
      )}
      <Button disabled={broken.length > 0} onClick={onImport}>
        Impor {total} SPPG
      </Button>
      <CheckedRowList rows={rows} broken={broken} />
    </section>
  );
}
