import * as v from 'valibot';
import { type ControlProps, line, tickBox } from '@/components/row-form/field-kinds';
import { declareRowForm } from '@/components/row-form/row-form';
import { DistrictSelect } from '@/features/shared/wilayah/district-select';
import { isNewPhoto } from '@/lib/files/photo';
import { rowMessages } from '@/lib/forms/row-messages';
import { requiredLine } from '@/lib/forms/text-rules';
import { parsePhone, type Phone } from '@/lib/text/phone';
import { bareNumber, phonesText } from '@/lib/text/typed-phone';
import { addContact, deleteContact, updateContact } from './admin-api';
import { type RegionalContact, regionalContactsQuery, useRegionalContacts } from './api';
import { contactsTable } from './contact-columns';
import { regionalContactMessages } from './messages';
import { PhotoField } from './photo-field';

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

/** Whether visitors would see something of the person that they do not see yet. */
function showsNews({ nama_kontak, nomor_telepon, foto_url }: Shown, stored: Shown): boolean {
  const storedPhone = written(stored.nomor_telepon);
  return nama_kontak !== stored.nama_kontak || nomor_telepon !== storedPhone || isNewPhoto(foto_url);
}

/** Offers the districts that have no contact yet, and the contact's own. */
function DistrictField({ name, form, ...words }: ControlProps) {
  const { data: contacts = [] } = useRegionalContacts();
  const choice = form.choice(name);
  return (
    <DistrictSelect
      required
      {...words}
      {...choice}
      // The chosen district stays, even if somebody else has just added its contact.
      isOffered={(district) =>
        district === form.row?.[name] ||
        district === choice.value ||
        !contacts.some(({ kabupaten_kota }) => kabupaten_kota === district)
      }
    />
  );
}

/**
 * The form of a contact. The person has agreed to what is already shown, so an edit needs their consent again only for another
 * name, number or photo; it is not stored.
 */
export const contactForm = declareRowForm(contactsTable, {
  draft: 'contact',
  fields: {
    kabupaten_kota: {
      rule: v.pipe(v.string(), v.nonEmpty(regionalContactMessages.districtEmpty)),
      Control: DistrictField,
    },
    nama_kontak: line({ max: 200, required: regionalContactMessages.nameEmpty }),
    nomor_telepon: {
      ...line({
        max: 80,
        required: regionalContactMessages.phoneEmpty,
        hint: 'Seperti 0812-3456-7890 atau (024) 7601234.',
        input: { type: 'tel', inputMode: 'tel' },
      }),
      rule: phoneNumber,
    },
    bersedia_whatsapp: {
      ...tickBox({ hint: 'Tautan WhatsApp tampil di sebelah nomor seluler (08…).' }),
      wordsOf: (isWilling) => (isWilling ? 'tercentang' : 'tidak tercentang'),
    },
    foto_url: {
      rule: v.pipe(
        v.string(),
        v.transform((url) => url || null),
      ),
      wordsOf: (url) => (url ? 'foto lain' : 'tanpa foto'),
      Control: ({ name, form, label }) => (
        <PhotoField label={label} {...form.choice(name)} onChange={(url) => form.change(name, url)} />
      ),
    },
  },
  unsaved: { setuju: { rule: v.string() } },
  rules: (fields, stored) =>
    v.pipe(
      // An intersection, so that a missing consent is reported together with the other errors.
      v.intersect([
        fields,
        v.object({
          setuju: v.pipe(
            v.string(),
            v.check((tick) => stored !== undefined || tick !== '', regionalContactMessages.consentMissing),
          ),
        }),
      ]),
      v.forward(
        v.partialCheck(
          [['nama_kontak'], ['nomor_telepon'], ['foto_url'], ['setuju']],
          ({ setuju, ...shown }) => setuju !== '' || !stored || !showsNews(shown, stored),
          regionalContactMessages.consentMissing,
        ),
        ['setuju'],
      ),
    ),
  unique: {
    constraint: 'regional_contacts_kabupaten_kota_key',
    field: 'kabupaten_kota',
    message: 'Kabupaten/kota ini baru saja mendapat narahubung. Pilih yang lain.',
  },
  messages: rowMessages({
    noun: 'Kontak',
    verb: 'Tambah',
    called: (district) => `Kontak ${district}`,
    added: 'tampil di direktori',
    deletion: (district) => ({
      title: 'Konfirmasi Penghapusan',
      description: `Apakah Anda yakin ingin menghapus kontak ${district}?`,
    }),
    wayBack: 'Bila ternyata keliru, seorang admin dapat memulihkan kontak ini di halaman Riwayat.',
    deleted: (district) => `Kontak ${district} tidak tampil lagi di direktori.`,
  }),
  reloads: [regionalContactsQuery.queryKey],
  calls: { add: addContact, update: updateContact, remove: deleteContact },
});
