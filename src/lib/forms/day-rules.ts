import * as v from 'valibot';
import { todayOnServer } from '@/lib/text/format-time';

/**
 * A day of this century such as '2026-11-24', which compares as text (browsers also accept years of six digits); null
 * when empty.
 */
export const optionalDay = v.pipe(
  v.string(),
  v.check((day) => !day || /^20\d\d-\d\d-\d\d$/.test(day), 'Tahunnya belum benar.'),
  v.transform((day) => day || null),
);

/** A day that is not yet to come; null when empty. */
export const optionalPastDay = v.pipe(
  optionalDay,
  v.check((day) => !day || day <= todayOnServer(), 'Tanggal ini belum tiba.'),
);
