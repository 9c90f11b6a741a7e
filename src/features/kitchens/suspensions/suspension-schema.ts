import * as v from 'valibot';
import { optionalDay, optionalPastDay } from '@/lib/forms/day-rules';
import { optionalLine, requiredLine } from '@/lib/forms/text-rules';
import { suspensionMessages } from './messages';
import { issuers } from '@/features/kitchens/sppg/suspension-state';

const { issuerMissing, startMissing, endsTooEarly, reasonMissing } = suspensionMessages;

/** The rules of the form, the same as the database's. */
export const suspensionSchema = v.pipe(
  v.object({
    oleh: v.pipe(v.string(), v.picklist(issuers, issuerMissing)),
    mulai: v.pipe(optionalPastDay, v.string(startMissing)),
    sampai: optionalDay,
    alasan: requiredLine(reasonMissing, 1000),
    tanggapan: optionalLine(2000),
  }),
  v.forward(
    v.partialCheck(
      [['mulai'], ['sampai']],
      ({ mulai, sampai }) => sampai === null || mulai <= sampai,
      endsTooEarly,
    ),
    ['sampai'],
  ),
);

export type SuspensionInput = v.InferOutput<typeof suspensionSchema>;
