import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchDistricts } from './admin-api';
import type { RegionalContact } from './api';

const districtsQuery = queryOptions({
  queryKey: ['districts'],
  queryFn: fetchDistricts,
  // Only a migration changes them.
  staleTime: Infinity,
});

/** Every kabupaten and kota, by name. */
export const useDistricts = () => useQuery(districtsQuery);

/** Those that no contact has. */
export function withoutContact(districts: string[], contacts: RegionalContact[]): string[] {
  const taken = new Set(contacts.map(({ kabupaten_kota }) => kabupaten_kota));
  return districts.filter((district) => !taken.has(district));
}
