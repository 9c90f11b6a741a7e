import * as v from 'valibot';
import { optionalLine, optionalText, requiredEmail, requiredLine } from '@/lib/forms/text-rules';
import type { Tables } from '@/lib/supabase/database.types';
import { bare } from '@/lib/text/pasted';
import { whatsappHref } from '@/lib/text/phone';
import { bareNumber, phonesText } from '@/lib/text/typed-phone';
import { contentMessages } from '@/features/editorial/editor/messages';
import { officeHoursText, parseOfficeHours } from '@/lib/content/office-hours';

export type CompanyProfile = Tables<'company_profile'>;

const required = (max: number) => requiredLine(contentMessages.fieldMissing, max);

/** One number or two, each with an extension or without, as the database's `private.is_phone` has it. */
const phone = v.pipe(
  required(80),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const stored = phonesText(dataset.value);
    if (stored) return stored;
    addIssue({ message: contentMessages.phoneWrong });
    return NEVER;
  }),
);

/** A landline has no WhatsApp. */
const whatsapp = v.pipe(
  optionalLine(40),
  v.transform((text) => text && bareNumber(text)),
  v.check(
    (text) =>
      text === null || (!text.includes('/') && phonesText(text) === text && whatsappHref(text) !== undefined),
    contentMessages.whatsappWrong,
  ),
);

/** As `phone`; null when left empty. */
const secondPhone = v.pipe(
  optionalLine(80),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const stored = value && phonesText(value);
    if (stored !== undefined) return stored || null;
    addIssue({ message: contentMessages.phoneWrong });
    return NEVER;
  }),
);

/** Latitude and longitude, as they are copied from a map or stand in its link. */
const placeInText = /(-?\d{1,2}\.\d{2,})(?:\s*,\s*|!4d)(\d{2,3}\.\d{2,})/;

/**
 * A place in Indonesia, which swapped numbers would miss: '-6.99040,110.42290', or a map's link that names it ->
 * '-6.99040, 110.42290'; undefined for anything else.
 */
export function coordinatesIn(typed: string): string | undefined {
  const text = typed.replace(/%2c/gi, ',').replace(/%20|\+/g, ' ');
  const [, latitude = '', longitude = ''] = placeInText.exec(text) ?? [];
  const [north, east] = [Number(latitude), Number(longitude)];
  if (!latitude || north < -11.1 || north > 6.1 || east < 94.9 || east > 141.1) return undefined;
  // Seven decimals are a centimetre.
  return [latitude, longitude].map((degrees) => degrees.replace(/(\.\d{7})\d+$/, '$1')).join(', ');
}

const coordinates = v.pipe(
  optionalLine(2000),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const stored = value === null ? null : coordinatesIn(value);
    if (stored !== undefined) return stored;
    addIssue({ message: contentMessages.coordinatesWrong });
    return NEVER;
  }),
);

const email = requiredEmail(contentMessages.fieldMissing);

const network = v.pipe(
  optionalLine(500),
  v.transform((url) => url && bare(url)),
  v.check((url) => url === null || /^https:\/\/[^/\\\s]+\.[^\\\s]+$/.test(url), contentMessages.socialWrong),
);

const officeHours = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const lines = parseOfficeHours(dataset.value);
    if (lines) return lines.map(({ days, hours }) => ({ days, hours }));
    addIssue({ message: contentMessages.hoursWrong });
    return NEVER;
  }),
);

const nib = v.pipe(
  optionalLine(40),
  v.transform((text) => text && text.replace(/\D/g, '')),
  v.check((digits) => digits === null || digits.length === 13, contentMessages.nibWrong),
);

export const companySchema = v.object({
  legal_entity: optionalLine(200),
  legal_deed: optionalLine(200),
  legal_approval: optionalLine(200),
  legal_nib: nib,
  street: required(200),
  city: required(100),
  province: required(100),
  postal_code: v.pipe(
    required(40),
    // A postal code as people write it: '50 275', 'Kode pos: 50275.'
    v.transform((text) =>
      bare(text)
        .replace(/^[a-z ]+[:=]?/i, '')
        .replace(/[\s.-]/g, ''),
    ),
    v.regex(/^\d{5}$/, contentMessages.postalCodeWrong),
  ),
  directions: optionalText(1000),
  coordinates,
  phone,
  second_phone: secondPhone,
  whatsapp,
  email,
  partnership_email: email,
  office_hours: officeHours,
  facebook: network,
  instagram: network,
  twitter: network,
  youtube: network,
  tiktok: network,
  press_name: required(200),
  press_phone: phone,
  press_email: email,
});

/** The company's data as they are sent to the database. */
export type CompanyInput = v.InferOutput<typeof companySchema>;

export type CompanyField = keyof CompanyInput;

/** The form's values of the company's data, or of none. */
export function companyValues(profile: CompanyProfile | null): Record<CompanyField, string> {
  const textOf = (column: Exclude<CompanyField, 'office_hours'>) => profile?.[column] ?? '';
  return {
    legal_entity: textOf('legal_entity'),
    legal_deed: textOf('legal_deed'),
    legal_approval: textOf('legal_approval'),
    legal_nib: textOf('legal_nib'),
    street: textOf('street'),
    city: textOf('city'),
    province: textOf('province'),
    postal_code: textOf('postal_code'),
    directions: textOf('directions'),
    coordinates: textOf('coordinates'),
    phone: textOf('phone'),
    second_phone: textOf('second_phone'),
    whatsapp: textOf('whatsapp'),
    email: textOf('email'),
    partnership_email: textOf('partnership_email'),
    office_hours: profile ? officeHoursText(profile.office_hours) : '',
    facebook: textOf('facebook'),
    instagram: textOf('instagram'),
    twitter: textOf('twitter'),
    youtube: textOf('youtube'),
    tiktok: textOf('tiktok'),
    press_name: textOf('press_name'),
    press_phone: textOf('press_phone'),
    press_email: textOf('press_email'),
  };
}
