import * as v from 'valibot';
import { byColumn, type SppgColumn, type SppgColumnName } from '@/features/sppg/sppg-columns';
import { type SppgInput, sppgSchema } from '@/features/sppg/sppg-schema';
import { comparable } from '@/lib/text/visible-text';

/** The form's value for a cell; an empty choice becomes the form's default. */
export function formValue(column: SppgColumn, cell: string): string {
  if (column.kind !== 'choice') return cell;
  if (!cell) return column.options[0];
  return column.options.find((option) => comparable(option) === comparable(cell)) ?? cell;
}

type Checked = { input: SppgInput } | { broken: Partial<Record<SppgColumnName, string>> };

/** Applies the form's rules: the row to send, or a message for each invalid column. */
export function checkValues(values: Record<SppgColumnName, string>): Checked {
  const { success, output, issues } = v.safeParse(sppgSchema, values);
  if (success) return { input: output };
  const { nested = {} } = v.flatten<typeof sppgSchema>(issues);
  const broken = byColumn((column) => {
    const [message] = nested[column.key] ?? [];
    return message && column.kind === 'choice'
      ? `"${values[column.key]}" tidak dikenal. Pilih: ${column.options.join(', ')}.`
      : message;
  });
  return { broken };
}
