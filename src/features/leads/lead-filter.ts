import { choice, day, type FilterOf, optionsOf, text } from '@/lib/url/url-filter';
import { leadKinds, leadStatuses, opportunityIdsTitled } from './lead';

export const leadStatusOptions = optionsOf(leadStatuses);

export const leadFilterSchema = {
  cari: text,
  jenis: choice(leadKinds),
  status: choice(leadStatusOptions),
  // First and last day, in WIB.
  dari: day,
  sampai: day,
};

export type LeadFilter = FilterOf<typeof leadFilterSchema>;

/** Whether the last day comes before the first one, so that nothing can match. */
export function endsBeforeStart({ dari, sampai }: LeadFilter): boolean {
  return Boolean(dari && sampai && sampai < dari);
}

const dayMs = 24 * 60 * 60 * 1000;

/** The moment a day begins in WIB, or with `daysLater` a later day. */
export function startOfDay(day: string, daysLater = 0): string {
  return new Date(Date.parse(`${day}T00:00:00+07:00`) + daysLater * dayMs).toISOString();
}

/** Finds exactly a word's characters, but the digits of a telephone number also with other or no separators. */
function wordPattern(word: string): string {
  if (/^[-\d()+./]*\d[-\d()+./]*$/.test(word)) {
    const groups = word.split(/\D+/).filter(Boolean);
    return groups.join(String.raw`\D*`);
  }
  return word.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

/**
 * A regular expression for each word of a search, as an SQL array. (In a pattern of ILIKE the API takes every '*' for a
 * wildcard.) Titles of opportunities are the site's, so a word of one also finds the id that the database knows.
 */
export function searchPatterns(search: string): string {
  const patterns = search
    .split(/\s+/)
    .filter(Boolean)
    .map(wordPattern)
    .map((pattern) => [pattern, ...opportunityIdsTitled(new RegExp(pattern, 'i'))].join('|'));
  return `{${patterns.map((pattern) => `"${pattern.replace(/["\\]/g, String.raw`\$&`)}"`).join()}}`;
}
