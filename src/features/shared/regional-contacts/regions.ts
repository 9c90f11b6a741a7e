import type { RegionalContact } from './api';

/** The former residencies of Central Java, by which people there know what is near them, and their kabupaten and kota. */
const residencies: [name: string, ...places: string[]][] = [
  ['Semarang', 'Demak', 'Grobogan', 'Kendal', 'Salatiga', 'Semarang'],
  ['Surakarta', 'Boyolali', 'Karanganyar', 'Klaten', 'Sragen', 'Sukoharjo', 'Surakarta', 'Wonogiri'],
  ['Pati', 'Blora', 'Jepara', 'Kudus', 'Pati', 'Rembang'],
  ['Kedu', 'Kebumen', 'Magelang', 'Purworejo', 'Temanggung', 'Wonosobo'],
  ['Banyumas', 'Banjarnegara', 'Banyumas', 'Cilacap', 'Purbalingga'],
  ['Pekalongan', 'Batang', 'Brebes', 'Pekalongan', 'Pemalang', 'Tegal'],
];

export const regionCount = residencies.length;

const placeOf = ({ kabupaten_kota }: RegionalContact) => kabupaten_kota.replace(/^(?:Kabupaten|Kota) /, '');

interface Region {
  name: string;
  /** The places that have a contact, without their kind. */
  places: string[];
  contacts: RegionalContact[];
}

/** The contacts by region, those of a place in none of them last. */
export function byRegion(contacts: RegionalContact[]): Region[] {
  const regionOf = (contact: RegionalContact) =>
    residencies.find(([, ...places]) => places.includes(placeOf(contact)))?.[0] ?? 'Lainnya';
  return [...residencies.map(([name]) => name), 'Lainnya']
    .map((name) => {
      const found = contacts.filter((contact) => regionOf(contact) === name);
      return { name, places: [...new Set(found.map(placeOf))].sort(), contacts: found };
    })
    .filter((region) => region.contacts.length > 0);
}
