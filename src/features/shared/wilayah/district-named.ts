import { comparable, searchable } from '@/lib/text/visible-text';
import { withDistrictNames } from '@/lib/text/place-names';

/** The kabupaten and kota that a text is the name of, as the list writes them: 'kab. tegal' names one, 'Tegal' two. */
export function districtsNamed(name: string, districts: string[]): string[] {
  const wanted = withDistrictNames(searchable(name));
  return districts.filter((district) =>
    [comparable(district), comparable(district).replace(/^\w+ /, '')].includes(wanted),
  );
}

/** The only kabupaten or kota that a text is the name of: 'kab. tegal', 'Surakarta', 'purwodadi'. */
export function districtNamed(name: string, districts: string[]): string | undefined {
  const [found, other] = districtsNamed(name, districts);
  return other ? undefined : found;
}

/**
 * The only kabupaten or kota that an address names: with its kind anywhere, or alone between two commas; undefined when
 * it names none or several.
 */
export function districtOfAddress(address: string, districts: string[]): string | undefined {
  // A street name such as 'Jalan Solo' names no district, 'Kota Solo' does.
  const whole = ` ${searchable(address).replace(/\b(?:kota|kabupaten) \w+/g, withDistrictNames)} `;
  const named = districts.filter((district) => whole.includes(` ${comparable(district)} `));
  const parts = address.split(',').map((part) => part.replace(/\d{5}/, ''));
  const found = named.length > 0 ? named : parts.flatMap((part) => districtNamed(part, districts) ?? []);
  return new Set(found).size === 1 ? found[0] : undefined;
}
