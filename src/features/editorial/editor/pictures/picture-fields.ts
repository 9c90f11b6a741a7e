import * as v from 'valibot';
import { optionalLine, tick, tickOf } from '@/lib/forms/text-rules';

const optional = v.pipe(
  v.string(),
  v.transform((text) => text || null),
);

/** The fields of every form with a picture, which `PictureField` and `PeopleTicks` show. */
export const pictureFields = {
  illustration: { rule: optional },
  photo_path: { rule: optional },
  alt: { rule: optionalLine(300) },
  shows_people: { rule: tick, textOf: tickOf },
  people_agreed: { rule: tick, textOf: tickOf },
};

interface PictureInput {
  illustration: string | null;
  photo_path: string | null;
  alt: string | null;
  shows_people: boolean;
  people_agreed: boolean;
  status: string;
}

/** The problems of a picture, by the field beside which they are shown. */
export function pictureProblems(input: PictureInput) {
  const hasPicture = Boolean(input.illustration ?? input.photo_path);
  return {
    illustration:
      input.status === 'terbit' &&
      !hasPicture &&
      'Pilih gambar atau foto dulu. Sebagai draf, artikel boleh belum bergambar.',
    alt: hasPicture && !input.alt && 'Tulis apa yang terlihat di gambar.',
    people_agreed:
      input.shows_people &&
      !input.people_agreed &&
      'Centang setelah semua orang di foto, atau orang tua mereka, setuju.',
  };
}
