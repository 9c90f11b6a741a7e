import { formatDateTime, formatNumber } from './format';
import { formatDay, formatTime, sortableDay, startOfDay } from './format-time';

const hourMs = 60 * 60 * 1000;

/**
 * How long until a deadline, in full hours, or in full days where three are not enough: 'sisa 41 jam', 'sisa kurang dari 1 jam';
 * 'lewat tenggat 3 jam' after it.
 */
export function timeLeft(deadline: string, now: number): string {
  const left = Date.parse(deadline) - now;
  const hours = Math.floor(Math.abs(left) / hourMs);
  const span = hours > 72 ? `${formatNumber(Math.floor(hours / 24))} hari` : `${formatNumber(hours)} jam`;
  if (left < 0) return hours > 0 ? `lewat tenggat ${span}` : 'baru saja lewat tenggat';
  return hours > 0 ? `sisa ${span}` : 'sisa kurang dari 1 jam';
}

/** The day that ends with a deadline at midnight in WIB: 'Selasa, 1 Desember 2026'; undefined for one at another time. */
export function lastDay(deadline: string): string | undefined {
  if (formatTime(deadline) !== '00.00') return undefined;
  return formatDay(startOfDay(sortableDay(Date.parse(deadline) - 1))).replace(', 0', ', ');
}

/** A deadline in words: 'Paling lambat Selasa, 24 November 2026, sisa 41 jam.', or 'Tenggat 28 Nov 2026, 14.30, sisa 41 jam.' */
export function deadlineText(deadline: string, now: number): string {
  const day = lastDay(deadline);
  const end = day ? `Paling lambat ${day}` : `Tenggat ${formatDateTime(deadline)}`;
  return `${end}, ${timeLeft(deadline, now)}.`;
}

/** Whether a deadline has passed. */
export const isOverdue = (deadline: string, now: number) => Date.parse(deadline) < now;
