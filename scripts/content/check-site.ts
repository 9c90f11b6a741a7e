import * as v from 'valibot';
import { Mistake } from '../mistake.ts';

const text = v.pipe(v.string('is no text'), v.trim(), v.nonEmpty('is empty'));
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

const siteSchema = v.object({
  name: text,
  legalName: text,
  tagline: text,
  description: text,
  newsAuthor: text,
  profitEstimate: v.object({ range: text, investment: text, caveat: text }),
  programFocus: v.array(v.object({ id: text, title: text })),
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
