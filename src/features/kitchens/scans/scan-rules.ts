import * as v from 'valibot';
import type { RowField } from '@/components/row-form/field-kinds';
import { scanMessages } from './messages';
import { chosenName } from './scan-file';

/** The scan of a row, which `ScanField` shows beside the other fields. */
export const scan: RowField<string | null> = {
  rule: v.pipe(
    v.string(),
    v.transform((path) => path || null),
  ),
  wordsOf: (stored) => (stored ? 'pindaian lain' : 'tanpa pindaian'),
};

/** The tick that personal data is covered, which is not stored. */
export const cover: RowField<string> = { rule: v.string() };

interface ScanValues {
  scan_path: string | null;
  tertutup: string;
}

/**
 * What is wrong with a chosen scan: a new one needs a tick.
 * @param storedScan - that of the row to edit
 */
export function scanProblems({ scan_path, tertutup }: ScanValues, storedScan: string | null) {
  if (scan_path === null || scan_path === storedScan) return {};
  return {
    // A reload has forgotten the file.
    ...(!chosenName(scan_path) && { scan_path: scanMessages.lost }),
    ...(!tertutup && { tertutup: 'Centang setelah data pribadi di pindaian ini ditutup.' }),
  };
}
