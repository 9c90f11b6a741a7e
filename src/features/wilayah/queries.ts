import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchDistricts } from './api';

const districtsQuery = queryOptions({
  queryKey: ['districts'],
  queryFn: fetchDistricts,
  // Only a migration changes them.
  staleTime: Infinity,
});

/** Every kabupaten and kota, by name. */
export const useDistricts = () => useQuery(districtsQuery);
