import { expect, test } from 'vitest';
import { companyOf, type CompanyRow } from './company-row';

const row: CompanyRow = {
  street: 'Jalan Kawung Asri No. 12',
  city: 'Kota Semarang',
  province: 'Jawa Tengah',
  postal_code: '50000',
  legal_entity: null,
  legal_deed: null,
  legal_approval: null,
  legal_nib: null,
  directions: null,
  coordinates: null,
  phone: '+62 (24) 760-1234',
  second_phone: '0800-0000-0009',
  whatsapp: '0812-0000-0001',
  email: 'halo@contoh.id',
  partnership_email: 'mitra@contoh.id',
  office_hours: [{ days: 'Sabtu', hours: 'Tutup' }],
  facebook: null,
  instagram: 'https://instagram.com/tampah',
  twitter: null,
  youtube: null,
  tiktok: null,
  press_name: 'Ratri',
  press_phone: '0800-0000-0004',
  press_email: 'pers@contoh.id',
};

test("the company's data are read as the pages show them; the number that is shown is the one that is dialled", () => {
  expect(companyOf(row)).toMatchObject({
    addressLine: 'Jalan Kawung Asri No. 12, Kota Semarang 50000, Jawa Tengah',
    phone: { display: '+62 (24) 760-1234', href: 'tel:+62247601234' },
    secondPhone: { display: '0800-0000-0009', href: 'tel:080000000009' },
    whatsapp: { display: '0812-0000-0001', href: 'https://wa.me/6281200000001' },
    officeHours: [{ days: 'Sabtu', hours: 'Tutup' }],
    press: { name: 'Ratri', phone: { href: 'tel:080000000004' } },
  });
  expect(companyOf({ ...row, whatsapp: null, second_phone: null })).toMatchObject({
    whatsapp: null,
    secondPhone: null,
  });
  const { socials } = companyOf(row);
  expect(socials.map(({ name }) => name)).toEqual(['Facebook', 'Instagram', 'Twitter', 'YouTube', 'TikTok']);
  expect(socials[1]?.url).toBe('https://instagram.com/tampah');
});
