import { useLocation, useSearchParams } from 'react-router-dom';
import { districtPath, paths } from '@/config/paths';
import { useHydratedValue } from '@/lib/use-hydrated-value';

/**
 * The kabupaten or kota in the URL, '' for none and while hydrating, and a link for each. Beside a list of kitchens it chooses the
 * kabupaten or kota or, when that is chosen, none; on Cek SPPG it leads to its page.
 */
export function useDistrictParam() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const opensPages = pathname === paths.sppg;
  const chosen = useHydratedValue(() => params.get('wilayah')?.trim() ?? '', '');

  function linkTo(nama: string) {
    if (opensPages) return { pathname: districtPath(nama), hash: '' };
    const next = new URLSearchParams(params);
    if (nama === chosen) next.delete('wilayah');
    else next.set('wilayah', nama);
    return { search: String(next) };
  }

  return { chosen, linkTo, opensPages };
}
