import * as v from 'valibot';
import { type ControlProps, line, textLines } from '@/components/row-form/field-kinds';
import { declareRowForm } from '@/components/row-form/row-form';
import { EmailField } from '@/components/ui/email-field';
import { contentKey } from '@/features/editorial/editor/api';
import { optionalUrl, parsed } from '@/features/editorial/editor/content-rules';
import { contentMessages, publicMessages } from '@/features/editorial/editor/messages';
import { companyTable } from '@/lib/content/content-columns';
import { officeHoursText, parseOfficeHours } from '@/lib/content/office-hours';
import { optionalLine, requiredEmail, requiredLine } from '@/lib/forms/text-rules';
import { insertRows } from '@/lib/supabase/write-rows';
import { bare } from '@/lib/text/pasted';
import { whatsappHref } from '@/lib/text/phone';
import { bareNumber, phonesText } from '@/lib/text/typed-phone';

/** What toasts call the one row that there is, and its key. */
export const companyName = 'Data perusahaan';
const profileId = 'dd000000-0000-4000-8000-000000000001';

const { fieldMissing, phoneWrong, whatsappWrong, coordinatesWrong, socialWrong, hoursWrong, nibWrong } =
  contentMessages;

const required = (max: number) => line({ required: fieldMissing, max });

/** One number or two, each with an extension or without, as the database's `private.is_phone` has it. */
const phone = {
  ...line({ required: fieldMissing, max: 80, input: { type: 'tel' } }),
  rule: v.pipe(
    requiredLine(fieldMissing, 80),
    parsed((typed: string) => phonesText(typed), phoneWrong),
  ),
};

const email = {
  rule: requiredEmail(fieldMissing),
  Control: ({ name, form, ...words }: ControlProps) => (
    <EmailField required autoComplete="off" {...words} {...form.field(name)} />
  ),
};

const network = { ...line({ max: 500, input: { type: 'url' } }), rule: optionalUrl(socialWrong) };

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

/** The company's data, for footer, contact page and search engines. */
export const companyForm = declareRowForm(companyTable, {
  draft: 'company',
  fields: {
    legal_entity: line({
      max: 200,
      hint: 'Bentuk dan nama menurut akta. Yang diisi tampil di Tentang Kami dan Waspada Penipuan.',
    }),
    legal_deed: line({ max: 200, hint: 'Nomor, tanggal, dan notarisnya.' }),
    legal_approval: line({ max: 200, hint: 'Nomor dan tanggal keputusan menteri.' }),
    legal_nib: {
      ...line({ max: 40 }),
      rule: v.pipe(
        optionalLine(40),
        v.transform((typed) => typed && typed.replace(/\D/g, '')),
        v.check((digits) => digits === null || digits.length === 13, nibWrong),
      ),
    },
    street: required(200),
    city: required(100),
    province: required(100),
    postal_code: {
      ...required(40),
      rule: v.pipe(
        requiredLine(fieldMissing, 40),
        // A postal code as people write it: '50 275', 'Kode pos: 50275.'
        v.transform((typed) =>
          bare(typed)
            .replace(/^[a-z ]+[:=]?/i, '')
            .replace(/[\s.-]/g, ''),
        ),
        v.regex(/^\d{5}$/, 'Kode pos terdiri atas 5 angka.'),
      ),
    },
    directions: textLines({
      max: 1000,
      rows: 3,
      hint: 'Untuk yang akan datang, misalnya: di belakang pasar, gerbang biru. Baris baru tetap menjadi baris baru.',
    }),
    coordinates: {
      ...line({
        max: 2000,
        hint: 'Tempat kantor di peta: tempel koordinat atau tautan panjang dari Google Maps.',
      }),
      rule: v.pipe(
        optionalLine(2000),
        parsed((typed: string | null) => typed && coordinatesIn(typed), coordinatesWrong),
      ),
    },
    phone,
    second_phone: {
      ...line({
        max: 80,
        input: { type: 'tel' },
        hint: 'Tampil di halaman Kontak, di bawah nomor pertama.',
      }),
      rule: v.pipe(
        optionalLine(80),
        parsed((typed: string | null) => typed && phonesText(typed), phoneWrong),
      ),
    },
    whatsapp: {
      ...line({
        max: 40,
        input: { type: 'tel' },
        hint: 'Tampil di halaman Kontak, di bawah nomor telepon.',
      }),
      // A landline has no WhatsApp.
      rule: v.pipe(
        optionalLine(40),
        v.transform((typed) => typed && bareNumber(typed)),
        v.check(
          (typed) =>
            typed === null ||
            (!typed.includes('/') && phonesText(typed) === typed && whatsappHref(typed) !== undefined),
          whatsappWrong,
        ),
      ),
    },
    email,
    partnership_email: email,
    office_hours: {
      ...textLines({
        required: fieldMissing,
        max: 1000,
        rows: 4,
        hint: 'Satu baris untuk tiap hari, seperti “Senin–Kamis: 08.00–17.00”, “Jumat: 08.00–11.30, 13.00–16.30”, atau “Minggu: Tutup”.',
      }),
      rule: v.pipe(
        v.string(),
        parsed(
          (typed: string) => parseOfficeHours(typed)?.map(({ days, hours }) => ({ days, hours })),
          hoursWrong,
        ),
      ),
      textOf: officeHoursText,
      wordsOf: officeHoursText,
    },
    facebook: network,
    instagram: network,
    twitter: network,
    youtube: network,
    tiktok: network,
    press_name: required(200),
    press_phone: phone,
    press_email: email,
  },
  nameOf: () => companyName,
  messages: publicMessages,
  reloads: [contentKey],
  calls: { add: (row, context) => insertRows(companyTable, [{ ...row, id: profileId }], context) },
});
