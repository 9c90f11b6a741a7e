import { useSearchParams } from 'react-router-dom';

/** The kabupaten or kota chosen in the URL, '' for none, and the links that choose one or, when it is chosen, none. */
export function useDistrictParam() {
  const [params] = useSearchParams();
  const chosen = params.get('wilayah')?.trim() ?? '';

  function linkTo(nama: string) {
    const next = new URLSearchParams(params);
    if (nama === chosen) next.delete('wilayah');
    else next.set('wilayah', nama);
    return { search: String(next) };
  }

  return { chosen, linkTo };
}
