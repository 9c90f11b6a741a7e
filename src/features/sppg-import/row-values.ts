import * as v from 'valibot';
import { type SppgFormValues, type SppgInput, sppgSchema } from '@/features/sppg/sppg-schema';
import { statusBangunan, statusPengajuanSppg, statusVerifikasi } from '@/features/sppg/status';
import { comparable } from '@/lib/text/visible-text';
import type { ColumnKey } from './columns';

const statusLists: Partial<Record<string, readonly string[]>> = {
  status_pengajuan_sppg: statusPengajuanSppg,
  status_verifikasi: statusVerifikasi,
  status_bangunan: statusBangunan,
};

/** What the form would hold for a cell; an empty status is the form's default, the first of its list. */
export function formValue(key: ColumnKey, cell: string): string {
  const list = statusLists[key];
  if (!list) return cell;
  return (cell ? list.find((status) => comparable(status) === comparable(cell)) : list[0]) ?? cell;
}

type Checked = { input: SppgInput } | { broken: Partial<Record<string, string>> };

/** Applies the form's rules: what to send, or the message of each column that breaks one. */
export function checkValues(values: Record<keyof SppgFormValues, string>): Checked {
  const { success, output, issues } = v.safeParse(sppgSchema, values);
  if (success) return { input: output };
  const broken: Partial<Record<string, string>> = {};
  for (const issue of issues) {
    const key = String(issue.path?.[0].key);
    const list = statusLists[key];
    broken[key] ??= list
      ? `"${String(issue.input)}" tidak dikenal. Pilih: ${list.join(', ')}.`
      : issue.message;
  }
  return { broken };
}
