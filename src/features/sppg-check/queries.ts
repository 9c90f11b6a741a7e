import { useQuery } from '@tanstack/react-query';
import { sppgKey } from '@/features/sppg/api';
import { findSppg } from './api';

/** The SPPG with this code or name. */
export const useFoundSppg = (text: string, enabled: boolean) =>
  useQuery({
    queryKey: [...sppgKey, 'found', text],
    queryFn: () => findSppg(text),
    enabled,
    // Each check asks anew, and nothing else does: what it says may decide about money.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
