/** The difference that counts as an error of the clock: answers take time. */
const toleratedMs = 5 * 60_000;

/** By how many milliseconds this device's clock is behind the server's. */
let behindMs = 0;

/** Compares the clocks, by the Date of a response, where there is one. */
export function noteServerTime(date: string | null) {
  const differenceMs = Date.parse(date ?? '') - Date.now();
  if (!Number.isNaN(differenceMs)) behindMs = Math.abs(differenceMs) > toleratedMs ? differenceMs : 0;
}

/**
 * The time in milliseconds as the server has it: what is valid today must not depend on a phone whose clock is wrong by
 * days. Before the first answer it is the device's.
 */
export function serverNow(): number {
  return serverTime(Date.now());
}

/** A time by this device's clock -> the same by the server's. */
export const serverTime = (time: number): number => time + behindMs;
