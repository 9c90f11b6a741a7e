import { formatSortableSecond } from '@/lib/text/format-time';

/** An SPPG's last change as the export writes it, in words that no spreadsheet takes for a date: '2026-11-26 10:42:13 WIB' */
export const momentText = (updatedAt: string) => `${formatSortableSecond(updatedAt)} WIB`;

/** The time of such a text in milliseconds; undefined of any other. */
export function momentOf(text: string): number | undefined {
  const [, day, hour, minute, second] =
    /^(\d{4}-\d\d-\d\d) (\d\d)[:.](\d\d)[:.](\d\d) WIB$/.exec(text.trim()) ?? [];
  const time = Date.parse(`${day}T${hour}:${minute}:${second}+07:00`);
  return Number.isNaN(time) ? undefined : time;
}
