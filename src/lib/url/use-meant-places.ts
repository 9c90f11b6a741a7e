import { useEffect, useMemo, useState } from 'react';
import { searchable } from '@/lib/text/visible-text';

/**
 * The filter with a second way to write its search, on a line of its own, when it names a kabupaten or kota as people call it:
 * 'solo' is also 'kota surakarta'. The names are loaded once somebody searches; without them the search finds what is written.
 */
export function useMeantPlaces<Filter extends { cari: string }>(filter: Filter): Filter {
  const [withDistrictNames, setNames] = useState<(words: string) => string>();
  const isSearching = filter.cari !== '';

  useEffect(() => {
    if (!isSearching || withDistrictNames) return;
    import('@/lib/text/place-names').then(
      (names) => setNames(() => names.withDistrictNames),
      () => undefined,
    );
  }, [isSearching, withDistrictNames]);

  return useMemo(() => {
    const written = searchable(filter.cari);
    const meant = withDistrictNames?.(written) ?? written;
    return meant === written ? filter : { ...filter, cari: `${filter.cari}\n${meant}` };
  }, [filter, withDistrictNames]);
}
