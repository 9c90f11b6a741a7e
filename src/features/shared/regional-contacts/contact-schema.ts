import * as v from 'valibot';
import { isNewPhoto } from '@/lib/files/photo';
import { requiredLine } from '@/lib/forms/text-rules';
import { parsePhone, type Phone } from '@/lib/text/phone';
import { bareNumber, phonesText } from '@/lib/text/typed-phone';
import type { RegionalContact } from './api';
import { byContactColumn, type ContactColumnName } from './contact-columns';
import { regionalContactMessages } from './messages';

function phoneProblem(phone: Phone | null): string | undefined {
  if (phone && /^\+(?!62)/.test(phone.tel)) return regionalContactMessages.phoneForeign;
  // Mobile numbers have at least ten digits; parsePhone also lets shorter ones pass.
  const isComplete = phone && (!phone.whatsapp || phone.tel.length >= '+62811123456'.length);
  return isComplete ? undefined : regionalContactMessages.phoneWrong;
}

/** A number as Indonesians write it: '0812-3456-7890', '024-7601234 ext. 12'. */
const written = (typed: string) => phonesText(typed, (number) => parsePhone(number)?.text ?? number);

/** An Indonesian number as people write it, or two. */
const phoneNumber = v.pipe(
  requiredLine(regionalContactMessages.phoneEmpty, 80),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const stored = written(dataset.value);
    const numbers = (stored ?? bareNumber(dataset.value)).split(' / ').map(parsePhone);
    const message = numbers.map(phoneProblem).find(Boolean);
    if (stored && !message) return stored;
    addIssue({ message: message ?? regionalContactMessages.phoneWrong });
    return NEVER;
  }),
);

type Shown = Pick<RegionalContact, 'nama_kontak' | 'nomor_telepon' | 'foto_url'>;

/** Whether visitors would see data of the person that they do not see yet. */
function showsNews({ nama_kontak, nomor_telepon, foto_url }: Shown, stored: Shown): boolean {
  const storedPhone = written(stored.nomor_telepon);
  return nama_kontak !== stored.nama_kontak || nomor_telepon !== storedPhone || isNewPhoto(foto_url);
}

/**
 * The rules of the contact form. The person has agreed to what is already shown, so an edit needs their consent again
 * only for another name, number or photo; it is not stored.
 * @param stored - the contact to edit; absent for a new one
 */
export const contactSchema = (stored?: RegionalContact) =>
  v.pipe(
    v.object({
      kabupaten_kota: v.pipe(v.string(), v.nonEmpty(regionalContactMessages.districtEmpty)),
      nama_kontak: requiredLine(regionalContactMessages.nameEmpty, 200),
      nomor_telepon: phoneNumber,
      foto_url: v.pipe(
        v.string(),
        v.transform((url) => url || null),
      ),
      bersedia_whatsapp: v.pipe(
        v.string(),
        v.transform((tick) => tick !== ''),
      ),
      setuju: v.pipe(
        v.string(),
        v.check((tick) => stored !== undefined || tick !== '', regionalContactMessages.consentMissing),
      ),
    } satisfies Record<ContactColumnName | 'setuju', v.GenericSchema<string, unknown>>),
    v.forward(
      v.partialCheck(
        [['nama_kontak'], ['nomor_telepon'], ['foto_url'], ['setuju']],
        ({ setuju, ...shown }) => setuju !== '' || !stored || !showsNews(shown, stored),
        regionalContactMessages.consentMissing,
      ),
      ['setuju'],
    ),
    v.transform((values) => {
      const { setuju: _, ...input } = values;
      return input;
    }),
  );

/** A contact as it is sent to the database. */
export type ContactInput = v.InferOutput<ReturnType<typeof contactSchema>>;

function fieldValue(stored: string | boolean | null = ''): string {
  if (typeof stored === 'boolean') return stored ? 'ya' : '';
  return stored ?? '';
}

/** The form's values for a stored contact, or for a new one of a district, if it is known. */
export function formValues(contact: RegionalContact | undefined, district: string) {
  const start: Partial<RegionalContact> = contact ?? { kabupaten_kota: district };
  return { ...byContactColumn(({ key }) => fieldValue(start[key])), setuju: '' };
}
