import {
  date,
  type FilterOf,
  loadedSelect,
  optionsOf,
  search,
  select,
  type UrlParam,
} from '@/lib/url/url-filter';
import { searchWords, wordPattern } from '@/lib/text/search-pattern';
import { readTrackingCode } from '@/features/leads/tracking/tracking-code';
import { placeNames } from '@/lib/text/place-names';
import { serverNow } from '@/lib/supabase/server-time';
import {
  complaintStatuses,
  dataRequests,
  isReopened,
  isUncounted,
  isUnsettled,
  type Lead,
  leadKinds,
  leadStatuses,
  openUntil,
  opportunityIdsTitled,
} from './lead';

/** In the URL it stands for the admin who is signed in, so that each admin can use the same link. */
export const ownLeads = 'saya';
/** In the URL it stands for leads that are assigned to nobody. */
export const unassigned = 'belum';

const assignee: UrlParam = {
  read: (text) => (/^(?:saya|belum|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.test(text) ? text : ''),
  write: (assignee) => assignee,
};

export const openRequests = 'terbuka';

/** Messages and applications, so that a crowd of complaints can't hide them. */
export const withoutComplaints = 'pesan-pengajuan';

/** The filters of complaints by what is still to be done about them. */
const dueComplaints = [
  { value: 'lewat', label: 'Lewat tenggat' },
  { value: 'menunggu', label: 'Belum dijawab' },
  { value: 'dibuka-lagi', label: 'Dibuka lagi' },
  { value: 'belum-selesai', label: 'Belum selesai setelah 14 hari' },
  { value: 'sekaligus', label: 'Banyak sekaligus, belum dilihat' },
  { value: 'alamat-sama', label: 'Dari alamat internet yang sama' },
  { value: 'disaring', label: 'Disaring' },
] as const;

const isFolded = true;

export const leadFilterSchema = {
  cari: search({ label: 'Cari pesan, pengajuan, dan keluhan', placeholder: 'Cari nama atau isi...' }),
  jenis: select({
    label: 'Jenis',
    all: 'Semua',
    options: [...leadKinds, { value: withoutComplaints, label: 'Pesan dan pengajuan' }],
    isFolded,
  }),
  status: select({ label: 'Status', all: 'Semua', options: optionsOf(leadStatuses), isFolded }),
  ditugaskan: loadedSelect(
    { label: 'Ditugaskan ke', all: 'Siapa saja', unknown: 'Admin lain', isFolded },
    assignee,
  ),
  permintaan: select({
    label: 'Data pribadi',
    all: 'Semua',
    options: [{ value: openRequests, label: 'Permintaan terbuka' }, ...dataRequests],
    isFolded,
  }),
  keluhan: select({ label: 'Keluhan', all: 'Semua', options: dueComplaints, isFolded }),
  // The first and the last day, in WIB.
  dari: date({ label: 'Dari tanggal', max: 'sampai', isFolded }),
  sampai: date({ label: 'Sampai tanggal', min: 'dari', isFolded }),
};

export type LeadFilter = FilterOf<typeof leadFilterSchema>;

/** Filters that managers do not see, as they only read complaints. */
export const filtersOfAdmins = ['jenis', 'permintaan'];

/** The statuses that managers filter by. */
export const complaintStatusOptions = optionsOf(complaintStatuses);

/**
 * Whether the list shows complaints that wait: first those that were opened again, then by deadline. Other lists begin
 * with the newest.
 */
export const isByClock = ({ keluhan }: LeadFilter) =>
  keluhan !== '' && !['sekaligus', 'alamat-sama', 'disaring'].includes(keluhan);

/** Whether the list shows what many people have sent from the same address, each such crowd together. */
export const isByAddress = ({ keluhan }: LeadFilter) => keluhan === 'alamat-sama';

/** The order of the list, as the server's. All times are in UTC, so that they can be compared as text. */
export function compareLeads(filter: LeadFilter) {
  const place = isByClock(filter)
    ? ({ dibuka_lagi, due_at, id }: Lead) => `${9 - (dibuka_lagi ?? 0)} ${due_at} ${id}`
    : ({ alamat_sama, came_at, id }: Lead) => (isByAddress(filter) ? alamat_sama : '') + came_at + id;
  const first = isByClock(filter) ? 1 : -1;
  return (one: Lead, other: Lead) => (place(one) < place(other) ? -first : first);
}

/** Whether the last day is before the first, so that nothing can match. */
export function endsBeforeStart({ dari, sampai }: LeadFilter): boolean {
  return Boolean(dari && sampai && sampai < dari);
}

/** Whether the list is filtered by what admins change of a lead: a saved lead may then leave it. */
export const isByHandling = ({ status, ditugaskan, permintaan, keluhan }: LeadFilter) =>
  Boolean(status || ditugaskan || keluhan || permintaan === openRequests);

/** Whether a complaint still lacks this step. */
function isDue(lead: Lead, due: (typeof dueComplaints)[number]['value']): boolean {
  if (due === 'disaring') return lead.disaring !== null;
  if (due === 'alamat-sama') return lead.alamat_sama !== null && lead.disaring === null;
  if (due === 'sekaligus') return isUncounted(lead) && lead.disaring === null;
  if (due === 'belum-selesai') return isUnsettled(lead, serverNow());
  return due === 'dibuka-lagi' ? isReopened(lead) : openUntil(lead) !== undefined;
}

/** Whether a lead still matches those filters that an admin's change may have touched. */
export function isStillListed(lead: Lead, { status, ditugaskan, permintaan, keluhan }: LeadFilter): boolean {
  return (
    (!keluhan || isDue(lead, keluhan)) &&
    (!status || lead.status === status) &&
    (!ditugaskan || (lead.assigned_to ?? unassigned) === ditugaskan) &&
    (permintaan !== openRequests || openUntil(lead) !== undefined)
  );
}

/**
 * A regular expression for each word of a search, as an SQL array. (In an ILIKE pattern the API reads '*' as a
 * wildcard.) The database has no titles of opportunities, so a word that is in a title also matches the opportunity's
 * id, and what people call a kabupaten or kota its name. A code, a link or an address is found however it was pasted.
 */
export function leadPatterns(search: string): string {
  const code = readTrackingCode(search);
  const patterns = searchWords(search).map((word) => {
    const pattern = wordPattern(word);
    const district = placeNames[word.toLowerCase()]?.split(' ').at(-1);
    return [
      pattern,
      ...opportunityIdsTitled(new RegExp(pattern, 'i')),
      ...(district ? [district] : []),
      ...(code ? [code] : []),
    ].join('|');
  });
  return `{${patterns.map((pattern) => `"${pattern.replace(/["\\]/g, String.raw`\$&`)}"`).join()}}`;
}
