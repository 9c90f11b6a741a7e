const bareNumber = /^(\d{1,3})(?:[.,](\d{1,6}))?\s*(%?)$/;
const percentInText = /(\d{1,3})(?:[.,](\d{1,6}))?\s*%/;

/** A number without a percent sign is a share of 1 when it has decimals and is at most 1. */
function percentOf([, whole, decimals, sign]: RegExpExecArray): number {
  const value = Number(`${whole}.${decimals ?? 0}`);
  const isShare = sign === '' && decimals !== undefined && value <= 1;
  // Floating point makes 28.999999999999996 of 0.29.
  return isShare ? Math.round(value * 1e6) / 1e4 : value;
}

/**
 * The percentage in a building progress as people type it: of '40', '0,4', '40 %' and 'Atap selesai, 40%' it is 40; null
 * where there is none. `private.progress_percent` finds the same.
 */
export function progressPercent(text: string): number | null {
  const found = bareNumber.exec(text.trim()) ?? percentInText.exec(text);
  return found && percentOf(found);
}

/** A building progress as it is shown: '40', '0,4' and '40 %' -> '40%'; anything that is more than a number as typed. */
export function progressText(text: string): string {
  const found = bareNumber.exec(text.trim());
  return found ? `${String(percentOf(found)).replace('.', ',')}%` : text;
}
