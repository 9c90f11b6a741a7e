import { useQuery } from '@tanstack/react-query';
import { sppgKey } from '@/features/sppg/queries';
import { findSppg } from './api';

/** The SPPG with this code or name; disabled for an empty text and one that the database refuses as too long. */
export const useFoundSppg = (text: string) =>
  useQuery({
    queryKey: [...sppgKey, 'found', text],
    queryFn: () => findSppg(text),
    enabled: text !== '' && text.length <= 50,
  });
