import { useSearchParams } from 'react-router-dom';
import { useHydratedValue } from '@/lib/use-hydrated-value';

/**
 * The kabupaten or kota in the URL, '' for none and while hydrating, and a link for each, which chooses it or, when it
 * is chosen, none.
 */
export function useDistrictParam() {
  const [params] = useSearchParams();
  const chosen = useHydratedValue(() => params.get('wilayah')?.trim() ?? '', '');

  function linkTo(nama: string) {
    const next = new URLSearchParams(params);
    if (nama === chosen) next.delete('wilayah');
    else next.set('wilayah', nama);
    return { search: String(next) };
  }

  return { chosen, linkTo };
}
