import * as v from 'valibot';
import { optionalLine, tick, tickOf } from '@/lib/forms/text-rules';
import { contentMessages } from '@/features/editorial/editor/messages';

const optional = v.pipe(
  v.string(),
  v.transform((text) => text || null),
);

/** The fields of every form with a picture. */
export const pictureEntries = {
  illustration: optional,
  photo_path: optional,
  alt: optionalLine(300),
  shows_people: tick,
  people_agreed: tick,
  status: v.string(),
};

interface PictureInput {
  illustration: string | null;
  photo_path: string | null;
  alt: string | null;
  shows_people: boolean;
  people_agreed: boolean;
  status: string;
}

/** What is wrong with a picture, by the field beside which it is said. */
export function pictureProblems(input: PictureInput) {
  const hasPicture = Boolean(input.illustration ?? input.photo_path);
  return {
    illustration: input.status === 'terbit' && !hasPicture && contentMessages.pictureMissing,
    alt: hasPicture && !input.alt && contentMessages.altMissing,
    people_agreed: input.shows_people && !input.people_agreed && contentMessages.agreementMissing,
  };
}

/** The form's values of a row's picture. */
export function pictureValues(row: Partial<PictureInput> = {}) {
  return {
    illustration: row.illustration ?? '',
    photo_path: row.photo_path ?? '',
    alt: row.alt ?? '',
    shows_people: tickOf(row.shows_people ?? false),
    people_agreed: tickOf(row.people_agreed ?? false),
    status: row.status ?? 'draf',
  };
}
