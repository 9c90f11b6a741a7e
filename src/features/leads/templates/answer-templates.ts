import { queryOptions, useQuery } from '@tanstack/react-query';
import { formatTrackingCode } from '@/features/tracking/tracking-code';
import { fetchTemplates } from '@/features/leads/admin-api';
import { type Lead, leadTopic } from '@/features/leads/lead';

export const templatesQuery = queryOptions({ queryKey: ['answer-templates'], queryFn: fetchTemplates });

/** The templates of answers, in their order. */
export const useTemplates = () => useQuery(templatesQuery);

/** What stands for something of the lead, with what that is. */
export const placeholders = [
  { word: '{nama}', meaning: 'nama pengirim' },
  { word: '{kode}', meaning: 'kode lacaknya' },
  { word: '{perihal}', meaning: 'subjek atau jenis kemitraannya' },
] as const;

/** A template's text for one lead; what only looks like a placeholder stays. */
export function filledIn(text: string, lead: Lead): string {
  const values: Record<string, string> = {
    '{nama}': lead.name,
    '{kode}': lead.kode_lacak ? formatTrackingCode(lead.kode_lacak) : '',
    '{perihal}': leadTopic(lead),
  };
  return text.replace(/\{\w+\}/g, (word) => values[word] ?? word);
}
