import * as v from 'valibot';
import { optionalLine } from '@/lib/forms/text-rules';
import { contentMessages } from '@/features/content-desk/messages';

const optional = v.pipe(
  v.string(),
  v.transform((text) => text || null),
);

/** A box that was ticked is 'ya', else ''. */
const tick = v.pipe(
  v.string(),
  v.transform((text) => text !== ''),
);

/** Fields of everything that has a picture. */
export const pictureEntries = {
  illustration: optional,
  photo_path: optional,
  alt: optionalLine(300),
  shows_people: tick,
  people_agreed: tick,
  status: v.string(),
};

type PictureInput = {
  illustration: string | null;
  photo_path: string | null;
  alt: string | null;
  shows_people: boolean;
  people_agreed: boolean;
  status: string;
};

/** A rule on several fields; its message stands beside one of them. */
export const ruleBeside = <Input extends Record<string, unknown>>(
  key: keyof Input & string,
  isBroken: (input: Input) => boolean,
  message: string,
) =>
  v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed || !isBroken(dataset.value)) return;
    const { value } = dataset;
    addIssue({ message, path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }] });
  });

const hasPicture = ({ illustration, photo_path }: PictureInput) => Boolean(illustration ?? photo_path);

export const pictureRequired = <Input extends PictureInput>() =>
  ruleBeside<Input>(
    'illustration',
    (input) => input.status === 'terbit' && !hasPicture(input),
    contentMessages.pictureMissing,
  );

export const altRequired = <Input extends PictureInput>() =>
  ruleBeside<Input>('alt', (input) => hasPicture(input) && !input.alt, contentMessages.altMissing);

export const agreementRequired = <Input extends PictureInput>() =>
  ruleBeside<Input>(
    'people_agreed',
    ({ shows_people, people_agreed }) => shows_people && !people_agreed,
    contentMessages.agreementMissing,
  );

/** The form's values of a row's picture. */
export function pictureValues(row: Partial<PictureInput> = {}) {
  const tickOf = (value = false) => (value ? 'ya' : '');
  return {
    illustration: row.illustration ?? '',
    photo_path: row.photo_path ?? '',
    alt: row.alt ?? '',
    shows_people: tickOf(row.shows_people),
    people_agreed: tickOf(row.people_agreed),
    status: row.status ?? 'draf',
  };
}
