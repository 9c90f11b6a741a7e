import { type LeadKind, leadKinds, type LeadStatus, leadStatuses, opportunityIdsTitled } from './lead';

/** Names of the filters in the address. */
export const leadParams = {
  search: 'cari',
  kind: 'jenis',
  status: 'status',
  from: 'dari',
  until: 'sampai',
} as const;

export interface LeadFilter {
  search: string;
  kind?: LeadKind;
  status?: LeadStatus;
  /** First and last day, in WIB: '2026-11-21'. */
  from?: string;
  until?: string;
}

/** A day as it may stand in the address or come out of a date field; undefined for any other, such as a half-typed year. */
export function readDay(value: string | null): string | undefined {
  if (!value || !/^(?:19|2\d)\d\d-\d\d-\d\d$/.test(value)) return undefined;
  const time = Date.parse(value);
  // 31 February is read as 3 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) ? value : undefined;
}

/** The filters in the address; whatever is not one of them is left out. */
export function readLeadFilter(params: URLSearchParams): LeadFilter {
  const get = (name: keyof typeof leadParams) => params.get(leadParams[name]);
  return {
    search: get('search')?.trim() ?? '',
    kind: leadKinds.find(({ slug }) => slug === get('kind'))?.value,
    status: leadStatuses.find((status) => status.toLowerCase() === get('status')),
    from: readDay(get('from')),
    until: readDay(get('until')),
  };
}

/** Whether anything is searched or chosen: without leads the inbox then says that nothing matches. */
export function isFiltered({ search, kind, status, from, until }: LeadFilter): boolean {
  return Boolean(search || kind || status || from || until);
}

/** Whether the last day comes before the first one, so that nothing can match. */
export function endsBeforeStart({ from, until }: LeadFilter): boolean {
  return Boolean(from && until && until < from);
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
