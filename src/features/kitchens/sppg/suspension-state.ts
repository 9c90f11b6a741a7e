import type { Tables } from '@/lib/supabase/database.types';

export type Suspension = Tables<'sppg_penghentian'>;

/** Who suspends kitchens; the database refuses any other. */
export const issuers = ['BGN', 'Dinas Kesehatan', 'Kami'] as const;

/**
 * The columns of a suspension that lists read: its first and last day, null while no end is known, and the hour at
 * which that day's suspension ended, if any.
 */
export type SuspensionDays = Pick<Suspension, 'mulai' | 'sampai'> & Partial<Pick<Suspension, 'sampai_pukul'>>;

/**
 * Whether a suspension is in force today, a day in WIB; on its last day it still is, unless it has an hour, which is
 * always over. The view sppg_dihentikan has the same rule.
 */
export const isRunning = ({ mulai, sampai, sampai_pukul }: SuspensionDays, today: string) =>
  mulai <= today && (sampai === null || (sampai_pukul ? today < sampai : today <= sampai));

/** The suspension that a kitchen is under today, of several the one that began first. */
export function runningSuspension<Days extends SuspensionDays>(
  suspensions: readonly Days[],
  today: string,
): Days | undefined {
  return suspensions
    .filter((suspension) => isRunning(suspension, today))
    .sort((one, other) => (one.mulai < other.mulai ? -1 : 1))[0];
}
