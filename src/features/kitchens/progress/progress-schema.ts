import * as v from 'valibot';
import { statusVerifikasi } from '@/features/kitchens/sppg/sppg-columns';
import { photosOf } from '@/lib/files/photo';
import { optionalPastDay } from '@/lib/forms/day-rules';
import { optionalLine, tick } from '@/lib/forms/text-rules';
import { progressMessages } from './messages';

/** The most photos of one line. */
export const mostProgressPhotos = 4;

/** The rules of the form, the same as the database's. */
export const progressSchema = v.pipe(
  v.object({
    tanggal: v.pipe(optionalPastDay, v.string(progressMessages.dayMissing)),
    status_verifikasi: v.pipe(v.string(), v.picklist(statusVerifikasi)),
    progres_pembangunan: optionalLine(100),
    catatan: optionalLine(1000),
    foto: v.pipe(
      v.string(),
      v.transform(photosOf),
      v.maxLength(mostProgressPhotos, progressMessages.tooManyPhotos),
    ),
    shows_people: tick,
    people_agreed: tick,
    foto_dapur: tick,
  }),
  v.forward(
    v.partialCheck(
      [['shows_people'], ['people_agreed']],
      ({ shows_people, people_agreed }) => people_agreed || !shows_people,
      progressMessages.agreementMissing,
    ),
    ['people_agreed'],
  ),
);

export type ProgressInput = v.InferOutput<typeof progressSchema>;
