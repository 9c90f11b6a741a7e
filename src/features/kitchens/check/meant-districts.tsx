import { TextLink } from '@/components/links';
import { districtPath } from '@/config/paths';
import { districtsNamed } from '@/features/shared/wilayah/district-named';
import { tiles } from '@/features/shared/wilayah/tiles';

/** Links to the pages of the kabupaten and kota that were searched for; nothing of other words. */
export function MeantDistricts({ searched }: { searched: string }) {
  const found = districtsNamed(searched, Object.keys(tiles));
  if (found.length === 0) return null;
  return (
    <ul className="mt-6 space-y-2">
      {found.map((nama) => (
        <li key={nama}>
          <TextLink to={districtPath(nama)}>Semua dapur kami di {nama}</TextLink>
        </li>
      ))}
    </ul>
  );
}
