import * as v from 'valibot';
import { Mistake } from '../mistake.ts';

const text = v.pipe(v.string('is no text'), v.trim(), v.nonEmpty('is empty'));
const email = v.pipe(text, v.email('is no e-mail address'));
const url = v.pipe(text, v.url('is no address'), v.startsWith('https://', 'does not begin with https://'));
const digits = (value: string) => value.replaceAll(/\D/g, '');

/** A telephone number as it is displayed, and its `tel:` link. */
const phone = v.object({
  display: text,
  href: v.pipe(text, v.regex(/^tel:\+?\d{3,15}$/, 'is no tel: and a number without spaces and hyphens')),
});

// The displayed number must be the one that the link dials.
const plainPhone = v.pipe(
  phone,
  v.check(({ display, href }) => digits(display) === digits(href), 'shows another number than it dials'),
);

const clock = String.raw`([01]\d|2[0-3])\.[0-5]\d`;
const openingHours = new RegExp(`^(?<from>${clock})–(?<to>${clock}) WIB$`);

function areHours(hours: string): boolean {
  if (hours === 'Tutup') return true;
  const { from = '', to = '' } = openingHours.exec(hours)?.groups ?? {};
  return from < to;
}

const siteSchema = v.object({
  name: text,
  legalName: text,
  tagline: text,
  description: text,
  address: v.object({
    street: text,
    city: text,
    province: text,
    postalCode: v.pipe(text, v.regex(/^\d{5}$/, 'is no postal code of five digits')),
  }),
  phone: plainPhone,
  email,
  partnershipEmail: email,
  press: v.object({ name: text, phone: plainPhone, email }),
  newsAuthor: text,
  officeHours: v.pipe(
    v.array(
      v.object({
        days: text,
        hours: v.pipe(
          text,
          v.check(areHours, 'is neither Tutup nor hours such as 08.00–17.00 WIB, with a long dash'),
        ),
      }),
    ),
    v.minLength(1, 'is empty'),
  ),
  profitEstimate: v.object({ range: text, investment: text, caveat: text }),
  programFocus: v.array(v.object({ id: text, title: text })),
  socials: v.array(v.object({ name: text, url: v.optional(url) })),
  // The bounds of Central Java, which swapped coordinates would miss.
  office: v.object({
    latitude: v.pipe(v.number(), v.minValue(-8.3, 'is south of Java'), v.maxValue(-5.7, 'is north of Java')),
    longitude: v.pipe(
      v.number(),
      v.minValue(108.5, 'is west of Central Java'),
      v.maxValue(111.7, 'is east of Central Java'),
    ),
  }),
  officialChannels: v.object({ registration: url, complaint: phone, hotline: plainPhone }),
  showPlaceholderSppg: v.boolean(),
});

/**
 * Checks the company's data in src/config/site.ts before dev and build.
 * @throws Mistake that names each wrong field
 */
export function checkSite(site: unknown) {
  const { issues } = v.safeParse(siteSchema, site);
  if (!issues) return;
  const sentences = issues.map(
    (issue) => `${v.getDotPath(issue) ?? 'site'} ${issue.message}: ${issue.received}`,
  );
  throw new Mistake(`src/config/site.ts: ${sentences.join('; ')}.`);
}
