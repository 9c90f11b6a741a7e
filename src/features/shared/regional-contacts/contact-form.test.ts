import { expect, test } from 'vitest';
import * as v from 'valibot';
import { contactForm } from './contact-form';
import { regionalContactMessages } from './messages';

const stored = {
  id: '1',
  kabupaten_kota: 'Kota Tegal',
  nama_kontak: 'Wening Prasetya',
  nomor_telepon: '+62 800 0000 0010',
  foto_url: '/images/kontak/kontak-01.svg',
  bersedia_whatsapp: false,
  created_at: '2026-10-01T08:00:00+00:00',
};
const typed = contactForm.valuesOf(undefined, { kabupaten_kota: 'Kota Tegal' });
const complete = { ...typed, nama_kontak: 'Wening', nomor_telepon: '08123456789', setuju: 'ya' };

/** The messages beside the fields, by field. */
function problems(values: typeof typed, contact?: typeof stored) {
  const { issues } = v.safeParse(contactForm.schemaFor(contact), values);
  return issues ? v.flatten<ReturnType<typeof contactForm.schemaFor>>(issues).nested : undefined;
}

test('an empty form names every field that is needed', () => {
  expect(problems(contactForm.valuesOf(undefined, { kabupaten_kota: '' }))).toEqual({
    kabupaten_kota: [regionalContactMessages.districtEmpty],
    nama_kontak: [regionalContactMessages.nameEmpty],
    nomor_telepon: [regionalContactMessages.phoneEmpty],
    setuju: [regionalContactMessages.consentMissing],
  });
});

test.each([
  ['0812 3456 7890', '0812-3456-7890'],
  ['+62 812-3456-7890', '0812-3456-7890'],
  ['0800-0000-0010', '0800-0000-0010'],
  ['(024) 7601234', '024-7601234'],
  ['0271712345', '0271-712345'],
  ['0812-3456-7890 / 0813-3456-7890', '0812-3456-7890 / 0813-3456-7890'],
])('the number %j is stored as %j, without the consent', (nomor_telepon, text) => {
  expect(v.parse(contactForm.schemaFor(undefined), { ...complete, nomor_telepon })).toEqual({
    kabupaten_kota: 'Kota Tegal',
    nama_kontak: 'Wening',
    nomor_telepon: text,
    foto_url: null,
    bersedia_whatsapp: false,
  });
});

test.each([
  ['0812-345', regionalContactMessages.phoneWrong],
  ['081234567', regionalContactMessages.phoneWrong],
  ['7601234', regionalContactMessages.phoneWrong],
  ['belum ada', regionalContactMessages.phoneWrong],
  ['+65 6123 4567', regionalContactMessages.phoneForeign],
])('the number %j is refused', (nomor_telepon, message) => {
  expect(problems({ ...complete, nomor_telepon })).toEqual({ nomor_telepon: [message] });
});

test.each([true, false])(
  'whether the person may be written to on WhatsApp, %j, comes back as it was',
  (willing) => {
    const contact = { ...stored, bersedia_whatsapp: willing };
    expect(v.parse(contactForm.schemaFor(contact), contactForm.valuesOf(contact, {}))).toMatchObject({
      bersedia_whatsapp: willing,
    });
  },
);

const edited = contactForm.valuesOf(stored, {});

test.each([
  ['nothing is edited', {}],
  ['the district is another', { kabupaten_kota: 'Kota Salatiga' }],
  ['the number is only written differently', { nomor_telepon: '0800-0000-0010' }],
  ['the photo goes', { foto_url: '' }],
  ['WhatsApp is agreed to, which is a consent itself', { bersedia_whatsapp: 'ya' }],
])('nobody is asked again when %s', (_what, change) => {
  expect(problems({ ...edited, ...change }, stored)).toBeUndefined();
});

test.each([
  ['name', { nama_kontak: 'Sekar' }],
  ['number', { nomor_telepon: '0812-3456-7890' }],
  ['photo', { foto_url: 'data:image/jpeg;base64,AA==' }],
])('another %s needs consent again', (_what, change) => {
  expect(problems({ ...edited, ...change }, stored)).toEqual({
    setuju: [regionalContactMessages.consentMissing],
  });
  expect(problems({ ...edited, ...change, setuju: 'ya' }, stored)).toBeUndefined();
});
