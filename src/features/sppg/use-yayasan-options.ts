import { useQuery } from '@tanstack/react-query';
import { fetchYayasanOptions } from './api';
import { yayasanOptionsKey } from './query-keys';

/** The foundations for the form's dropdown. */
export function useYayasanOptions() {
  return useQuery({ queryKey: yayasanOptionsKey, queryFn: fetchYayasanOptions });
}
