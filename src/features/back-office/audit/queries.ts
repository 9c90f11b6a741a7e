import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { hasScan } from '@/features/kitchens/scans/admin-api';
import { hasDocumentFile } from '@/features/shared/program-documents/admin-api';
import { hasPhoto } from '@/features/shared/regional-contacts/admin-api';
import { type AccountSpan, fetchAccountChanges, fetchActors, fetchAuditPage, fetchRowState } from './api';
import type { AuditFilter } from './audit-filter';

/** The trail must show what was done a moment ago. */
const staleTime = 0;
/** For what only a dialog asks: always read anew, and dropped from the cache when the dialog closes. */
const onceAsked = { staleTime, gcTime: 0 };

const auditPageQuery = (filter: AuditFilter, page: number) =>
  queryOptions({
    queryKey: ['audit', 'page', filter, page],
    queryFn: (context) => fetchAuditPage(filter, page, context),
    placeholderData: keepPreviousData,
    staleTime,
  });

/** One page of the filtered trail; the previous page stays visible while the next is loading. */
export const useAuditPage = (filter: AuditFilter, page: number) => useQuery(auditPageQuery(filter, page));

const actorsQuery = queryOptions({ queryKey: ['audit', 'actors'], queryFn: fetchActors, staleTime });

export const useActors = () => useQuery(actorsQuery);

/** A changed row as it is now. */
export function useRowState(table: string, id: string) {
  return useQuery({
    queryKey: ['audit', 'row', table, id],
    queryFn: (context) => fetchRowState(table, id, context),
    ...onceAsked,
  });
}

/** What undoing an account's changes would do; disabled without a span. */
export function useAccountChanges(span: AccountSpan | undefined) {
  return useQuery({
    queryKey: ['audit', 'account', span],
    queryFn: span ? (context) => fetchAccountChanges(span, context) : skipToken,
    ...onceAsked,
  });
}

/** Whether a document's file is still stored; disabled without a path. */
export function useDocumentFile(path: string | undefined) {
  return useQuery({
    queryKey: ['document-file', path],
    queryFn: (context) => hasDocumentFile(path ?? '', context),
    enabled: path !== undefined,
    ...onceAsked,
  });
}

/** Whether the scan of a deleted certificate is gone; disabled without one. */
export function useIsScanGone(path: string | undefined) {
  return useQuery({
    queryKey: ['certificate-scan', path],
    queryFn: async (context) => !(await hasScan(path ?? '', context)),
    enabled: path !== undefined,
    ...onceAsked,
  });
}

/** Whether the photo of a deleted contact is gone; disabled without one. */
export function useIsPhotoGone(name: string | undefined) {
  return useQuery({
    queryKey: ['contact-photo', name],
    queryFn: async (context) => !(await hasPhoto(name ?? '', context)),
    enabled: name !== undefined,
    ...onceAsked,
  });
}
