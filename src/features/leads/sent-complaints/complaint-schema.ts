import * as v from 'valibot';
import { complaintCategories } from '@/features/kitchens/public-complaints/categories';
import { photosOf } from '@/lib/files/photo';
import { optionalPastDay } from '@/lib/forms/day-rules';
import {
  optionalEmail,
  optionalLine,
  optionalPhone,
  requiredLine,
  requiredText,
} from '@/lib/forms/text-rules';
import { complaintMessages } from './messages';

/** The value in place of a kitchen's code when the sender does not know the kitchen. */
export const unknownKitchen = 'tidak tahu';

export const mostComplaintPhotos = 3;

/** The programme began in 2025. */
const firstDay = '2025-01-01';

const photosRule = v.pipe(
  v.string(),
  v.transform(photosOf),
  v.maxLength(mostComplaintPhotos, complaintMessages.tooManyPhotos),
);

const complaint = {
  dapur: v.pipe(v.string(), v.nonEmpty(complaintMessages.kitchenMissing)),
  kategori: v.pipe(
    v.string(),
    v.picklist(
      complaintCategories.map(({ value }) => value),
      ({ input }) => (input ? complaintMessages.categoryGone : complaintMessages.categoryMissing),
    ),
  ),
  hari: v.pipe(
    optionalPastDay,
    v.string(complaintMessages.dayMissing),
    v.minValue(firstDay, complaintMessages.dayTooEarly),
  ),
  sekolah: optionalLine(200),
  isi: requiredText(complaintMessages.textMissing, 4000),
  foto: photosRule,
};

/** Fields of 'Sebutkan nama saya' that was closed again: what was typed there is not sent. */
const untold = v.pipe(
  v.string(),
  v.transform(() => null),
);

/** The rules of the form, the same as the database's. A sender who stays anonymous needs no name. */
export const complaintSchema = v.variant('bernama', [
  v.object({ ...complaint, bernama: v.literal(''), name: untold, phone: untold, email: untold }),
  v.object({
    ...complaint,
    bernama: v.literal('ya'),
    name: requiredLine(complaintMessages.nameMissing, 200),
    phone: optionalPhone,
    email: optionalEmail,
  }),
]);

/** The rules for what a sender adds to a complaint. */
export const furtherSchema = v.object({
  isi: requiredText(complaintMessages.furtherMissing, 2000),
  foto: photosRule,
});

export type FurtherText = v.InferOutput<typeof furtherSchema>;

export type Complaint = v.InferOutput<typeof complaintSchema>;
