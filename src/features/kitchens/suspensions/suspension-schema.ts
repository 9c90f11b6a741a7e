import * as v from 'valibot';
import { optionalDay, optionalPastDay } from '@/lib/forms/day-rules';
import { optionalLine, requiredLine } from '@/lib/forms/text-rules';
import { suspensionMessages } from './messages';
import { issuers } from '@/features/kitchens/sppg/suspension-state';

const { issuerMissing, startMissing, endMissing, endsTooEarly, reasonMissing } = suspensionMessages;

/** The rules of the form, the same as the database's. */
export const suspensionSchema = v.pipe(
  v.object({
    oleh: v.pipe(v.string(), v.picklist(issuers, issuerMissing)),
    mulai: v.pipe(optionalPastDay, v.string(startMissing)),
    sampai: optionalDay,
    sampai_pukul: v.pipe(
      v.string(),
      v.transform((text) => (text ? `${text.slice(0, 5)}:00` : null)),
    ),
    alasan: requiredLine(reasonMissing, 1000),
    tanggapan: optionalLine(2000),
  }),
  v.forward(
    v.partialCheck(
      [['sampai'], ['sampai_pukul']],
      ({ sampai, sampai_pukul }) => sampai !== null || sampai_pukul === null,
      endMissing,
    ),
    ['sampai'],
  ),
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
