import { formatTrackingCode } from '@/features/leads/tracking/tracking-code';
import { type Lead, leadTopic, messageStatuses, offeredStatuses } from '@/features/leads/inbox/lead';

/** The purposes of templates, with the statuses that each may set. */
export const purposes = [
  { value: 'kiriman', label: 'Pesan dan pengajuan', statuses: messageStatuses },
  { value: 'keluhan', label: 'Keluhan', statuses: offeredStatuses('keluhan') },
  {
    value: 'keluhan_berkontak',
    label: 'Keluhan yang pengirimnya memberi telepon atau email',
    statuses: offeredStatuses('keluhan'),
  },
] as const;

/**
 * Whether a template is offered for a lead: one that promises a call or mail is not, where the sender gave no address.
 */
export function fits(untuk: string, { kind, berkontak }: Lead): boolean {
  if (kind !== 'keluhan') return untuk === 'kiriman';
  return untuk === 'keluhan' || (untuk === 'keluhan_berkontak' && berkontak === true);
}

/** Words that promise a call or a mail, as in the constraint answer_templates_isi_promises_nothing. */
const promise =
  /\b(?:kami (?:akan |segera )*(?:telepon|menelepon|hubungi|menghubungi|surati|email)|(?:hubungi|menghubungi|menelepon|telepon|surati) anda|(?:balas|jawab) email|email anda|nomor anda|telepon anda)\b/i;

/** The words with which a template for any complaint promises a call or a mail; undefined without any. */
export const promiseIn = (text: string, untuk: string) =>
  untuk === 'keluhan' ? promise.exec(text)?.[0] : undefined;

/** Whether a template for complaints would put the sender's code into an answer, which is easily copied for everyone. */
export const hasCode = (text: string, untuk: string) =>
  untuk !== 'kiriman' && /[{<[]\s*kode\s*[\]>}]/i.test(text);

/** The placeholders of templates, with what of the lead each stands for. */
export const placeholders = [
  { word: '{nama}', meaning: 'nama pengirim' },
  { word: '{kode}', meaning: 'kode lacaknya' },
  { word: '{perihal}', meaning: 'subjek atau jenis kemitraannya' },
] as const;

/** '{Nama}', '{{nama}}' and '[ nama ]' -> '{nama}', however people write what stands for something. */
const placeholder =
  /\{+\s*([^{}\n]{1,40}?)\s*\}+|\[+\s*(nama|kode|perihal)\s*\]+|<+\s*(nama|kode|perihal)\s*>+/gi;

const wordOf = (names: (string | undefined)[]) => `{${(names.find(Boolean) ?? '').toLowerCase()}}`;

/** What looks like a placeholder in a template and is none, as it is written: '{telepon}'. */
export function unknownPlaceholders(text: string): string[] {
  const known: readonly string[] = placeholders.map(({ word }) => word);
  const unknown = [...text.matchAll(placeholder)].filter(
    ([, ...names]) => !known.includes(wordOf(names.slice(0, 3))),
  );
  return [...new Set(unknown.map(([written]) => written))];
}

/** A template's text for one lead; what only looks like a placeholder stays. */
export function filledIn(text: string, lead: Lead): string {
  const values: Record<string, string> = {
    '{nama}': lead.name || 'Bapak/Ibu',
    '{kode}': lead.kode_lacak ? formatTrackingCode(lead.kode_lacak) : '',
    '{perihal}': leadTopic(lead),
  };
  return text.replace(
    placeholder,
    (written, ...names: (string | undefined)[]) => values[wordOf(names.slice(0, 3))] ?? written,
  );
}
