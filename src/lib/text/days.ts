/** The milliseconds of a day; WIB has no summer time. */
export const dayMs = 24 * 60 * 60 * 1000;

/** How many days lie between two, such as '2026-11-24': 1 between neighbours. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;
