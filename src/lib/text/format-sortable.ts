// Swedish dates look like ISO 8601, which spreadsheets understand and sort.
const sortableTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/** A time -> '2026-11-21 14:30', in WIB: for spreadsheets. */
export function formatSortableTime(value: string): string {
  return sortableTime.format(new Date(value));
}

/** A time in milliseconds -> '2026-11-21', in WIB: for filters. */
export function sortableDay(time: number): string {
  return sortableTime.format(time).slice(0, 10);
}

/** Today -> '2026-11-21', in WIB: for file names. */
export function sortableToday(): string {
  return sortableDay(Date.now());
}
