import type { RegionalContact } from './api';

/** The districts that no contact has. */
export function withoutContact(districts: string[], contacts: RegionalContact[]): string[] {
  const taken = new Set(contacts.map(({ kabupaten_kota }) => kabupaten_kota));
  return districts.filter((district) => !taken.has(district));
}
