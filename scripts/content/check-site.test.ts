import { expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { checkSite } from './check-site.ts';

const withHotline = (href: string) => ({
  officialChannels: { ...site.officialChannels, hotline: { ...site.officialChannels.hotline, href } },
});

test('the company’s data are plausible', () => {
  expect(() => checkSite(site)).not.toThrow();
});

test.each([
  [{ legalName: ' ' }, 'legalName is empty'],
  [
    { officialChannels: { ...site.officialChannels, registration: 'mitra.bgn.go.id' } },
    'officialChannels.registration is no address',
  ],
  [withHotline('tel:0811-2622-000'), 'officialChannels.hotline.href is no tel:'],
  [withHotline('tel:08112622001'), 'officialChannels.hotline shows another number'],
  [{ showPlaceholderSppg: 'ya' }, 'showPlaceholderSppg'],
  [{ name: undefined }, 'name'],
])('%j is refused with a sentence that names it', (changed, sentence) => {
  expect(() => checkSite({ ...site, ...changed })).toThrow(`src/config/site.ts: ${sentence}`);
});
