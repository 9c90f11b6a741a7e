import * as v from 'valibot';
import { scanMessages } from './messages';
import { chosenName } from './scan-file';

/** The fields of a scan in a form. */
export const scanFields = {
  scan_path: v.pipe(
    v.string(),
    v.transform((path) => path || null),
  ),
  // The tick that personal data is covered, which is not stored.
  tertutup: v.string(),
};

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
    ...(!tertutup && { tertutup: scanMessages.coverMissing }),
  };
}
