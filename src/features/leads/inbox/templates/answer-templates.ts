import { formatTrackingCode } from '@/features/leads/tracking/tracking-code';
import { type Lead, leadTopic } from '@/features/leads/inbox/lead';

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

/** What in a template looks as if it stood for something and does not, as it is written: '{telepon}'. */
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
