import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { sppgKey } from '@/features/sppg/queries';
import { fetchCertificatePage, fetchKitchen, searchKitchens } from './api';
import type { CertificateFilter } from './certificate-filter';

/** Certificates go and come back with their kitchen. */
const certificatesKey = [...sppgKey, 'certificates'];

export const certificatePageQuery = (filter: CertificateFilter, page: number) =>
  queryOptions({
    queryKey: [...certificatesKey, filter, page],
    queryFn: () => fetchCertificatePage(filter, page),
    placeholderData: keepPreviousData,
  });

/** One page of the filtered certificates; the previous page stays visible while the next is loading. */
export const useCertificatePage = (filter: CertificateFilter, page: number) =>
  useQuery(certificatePageQuery(filter, page));

/** The kitchen with this code, null when there is none; disabled without a code. */
export function useKitchen(code: string) {
  return useQuery({
    queryKey: [...sppgKey, 'kitchen', code],
    queryFn: () => fetchKitchen(code),
    enabled: code !== '',
  });
}

/** Kitchens by code or name; disabled until there is enough to look for. */
export function useKitchenSearch(kata: string) {
  return useQuery({
    queryKey: [...sppgKey, 'kitchen-search', kata],
    queryFn: ({ signal }) => searchKitchens(kata, signal),
    enabled: /[\p{L}\d]{3}/u.test(kata.replace(/[-\s‐-―]/g, '')),
  });
}
