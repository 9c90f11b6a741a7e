import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { hasDocumentFile } from '@/features/program-documents/api';
import { fetchActors, fetchAuditPage } from './api';
import type { AuditFilter } from './audit-filter';

const auditKey = ['audit'];

/** Somebody who looks at the trail wants to see what has just been done. */
const staleTime = 0;

/** One page of the filtered trail; the page before stays visible while the next is loading. */
export function useAuditPage(filter: AuditFilter, page: number) {
  return useQuery({
    queryKey: [...auditKey, 'page', filter, page],
    queryFn: () => fetchAuditPage(filter, page),
    placeholderData: keepPreviousData,
    staleTime,
  });
}

/** Everybody who ever changed something. */
export function useActors() {
  return useQuery({ queryKey: [...auditKey, 'actors'], queryFn: fetchActors, staleTime });
}

/** Whether a document's file is still stored; not asked without a path. */
export function useDocumentFile(path: string | undefined) {
  return useQuery({
    queryKey: ['document-file', path],
    queryFn: () => hasDocumentFile(path ?? ''),
    enabled: path !== undefined,
    staleTime,
    gcTime: 0,
  });
}
