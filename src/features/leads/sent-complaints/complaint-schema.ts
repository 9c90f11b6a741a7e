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
  dapur: v.pipe(v.string(), v.nonEmpty('Pilih dapurnya, atau “Saya tidak tahu dapurnya”.')),
  kategori: v.pipe(
    v.string(),
    v.picklist(
      complaintCategories.map(({ value }) => value),
      ({ input }) => (input ? complaintMessages.categoryGone : 'Pilih salah satu.'),
    ),
  ),
  hari: v.pipe(
    optionalPastDay,
    v.string('Tanggal wajib diisi.'),
    v.minValue(firstDay, 'Tanggal ini terlalu lama. Program ini dimulai pada Januari 2025.'),
  ),
  sekolah: optionalLine(200),
  isi: requiredText('Tulis apa yang terjadi.', 4000),
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
    name: requiredLine('Tulis nama Anda, atau hapus tanda di “Sebutkan nama saya”.', 200),
    phone: optionalPhone,
    email: optionalEmail,
  }),
]);

/** The rules for what a sender adds to a complaint. */
export const furtherSchema = v.object({
  isi: requiredText('Tulis apa yang belum beres.', 2000),
  foto: photosRule,
});

export type FurtherText = v.InferOutput<typeof furtherSchema>;

export type Complaint = v.InferOutput<typeof complaintSchema>;
