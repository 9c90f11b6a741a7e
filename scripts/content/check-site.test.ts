import { expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { checkSite } from './check-site.ts';

test('the company’s data are plausible', () => {
  expect(() => checkSite(site)).not.toThrow();
});

test.each([
  [{ email: 'halo@tampahgizi' }, 'email is no e-mail address: "halo@tampahgizi"'],
  [{ legalName: ' ' }, 'legalName is empty'],
  [{ address: { ...site.address, postalCode: '5000' } }, 'address.postalCode is no postal code'],
  [{ phone: { display: '0800-0000-0001', href: 'tel:0800-0000-0001' } }, 'phone.href is no tel:'],
  [{ phone: { display: '0800-0000-0001', href: 'tel:080000000002' } }, 'phone shows another number'],
  [{ officeHours: [{ days: 'Sabtu', hours: '9-13' }] }, 'officeHours.0.hours is neither Tutup nor hours'],
  [{ officeHours: [{ days: 'Sabtu', hours: '13.00–09.00 WIB' }] }, 'officeHours.0.hours is neither'],
  [{ press: { ...site.press, email: 'pers' } }, 'press.email is no e-mail address'],
  [{ press: { ...site.press, phone: site.press.email } }, 'press.phone'],
  [{ officeHours: [] }, 'officeHours is empty'],
  [{ socials: [{ name: 'Facebook', url: 'facebook.com/tampah' }] }, 'socials.0.url is no address'],
  [{ office: { latitude: 110.4, longitude: -6.9 } }, 'office.latitude is north of Java'],
  [{ showPlaceholderSppg: 'ya' }, 'showPlaceholderSppg'],
  [{ name: undefined }, 'name'],
])('%j is refused with a sentence that names it', (changed, sentence) => {
  expect(() => checkSite({ ...site, ...changed })).toThrow(`src/config/site.ts: ${sentence}`);
});
