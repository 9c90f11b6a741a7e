import type { SppgOfList } from '@/features/kitchens/sppg/api';
import { progressText } from '@/features/kitchens/sppg/progress';
import type { SppgColumn } from '@/features/kitchens/sppg/sppg-columns';
import { formatNumber } from '@/lib/text/format';

/** A cell as people read it; '' when it is empty. */
export function cellText(column: SppgColumn, sppg: SppgOfList): string {
  const value = sppg[column.key];
  if (column.kind === 'yayasan') return sppg.yayasan.nama;
  if (typeof value === 'number') return formatNumber(value);
  return column.kind === 'progress' && value ? progressText(value) : (value ?? '');
}
