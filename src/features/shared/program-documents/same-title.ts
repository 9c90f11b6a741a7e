import { useQueryClient } from '@tanstack/react-query';
import { formatList } from '@/lib/text/format';
import { comparable } from '@/lib/text/visible-text';
import { type ProgramDocument, programDocumentsQuery } from './api';

/**
 * Finds the titles that are there already, or twice among those that are about to be given: “Juknis” and “Laporan bulanan”.
 * The documents are those of the list on the page.
 * @param own - the document that is edited
 */
export function useSameTitles(own?: Pick<ProgramDocument, 'id'>) {
  const cache = useQueryClient();
  return (titles: string[]): string => {
    const documents = cache.getQueryData(programDocumentsQuery.queryKey) ?? [];
    const taken = documents.filter(({ id }) => id !== own?.id).map(({ title }) => comparable(title));
    const keys = titles.map(comparable);
    const same = titles.filter(
      (_, index) => taken.includes(keys[index] ?? '') || keys.indexOf(keys[index] ?? '') < index,
    );
    return formatList(same.map((title) => `“${title.trim()}”`));
  };
}
