import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { TextLink } from '@/components/links';
import { districtId, districtPath } from '@/config/paths';
import { withoutDistrict } from '@/features/kitchens/sppg/sppg-filter';
import { scrollOnce } from '@/lib/url/linked-scroll';
import { countsSentence, type NetworkCounts } from './district-counts';
import { useDistrictParam } from './use-district-param';

/** The kitchens of the chosen kabupaten or kota, in numbers, and the way to its page. */
export function ChosenDistrict({ counts }: { counts: NetworkCounts }) {
  const ref = useRef<HTMLDivElement>(null);
  const { chosen, linkTo, opensPages } = useDistrictParam();
  const { hash, key } = useLocation();
  const isLinked = hash === `#${districtId}`;

  useEffect(() => {
    if (isLinked && scrollOnce(ref.current)) ref.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each link leads here anew
  }, [isLinked, key]);

  if (opensPages) return <p>Pilih sebuah wilayah untuk membuka halamannya.</p>;
  const link = 'inline-flex min-h-9 items-center';
  return (
    <div ref={ref} id={districtId} tabIndex={-1}>
      <output>{sentenceOf(chosen, counts)}</output>
      {chosen && (
        <ul className="mt-1 flex flex-wrap gap-x-5">
          {counts.districts.some(({ nama }) => nama === chosen) && (
            <li>
              <TextLink to={districtPath(chosen)} className={link}>
                Halaman {chosen}
              </TextLink>
            </li>
          )}
          <li>
            <TextLink to={linkTo(chosen)} preventScrollReset className={link}>
              Tampilkan semua wilayah
            </TextLink>
          </li>
        </ul>
      )}
    </div>
  );
}

function sentenceOf(chosen: string, { districts, unrecorded }: NetworkCounts): string {
  if (!chosen) return 'Pilih sebuah wilayah untuk melihat dapurnya saja.';
  const found = chosen === withoutDistrict ? unrecorded : districts.find(({ nama }) => nama === chosen);
  if (!found) return `Tidak ada kabupaten atau kota bernama “${chosen}” di Jawa Tengah.`;
  return found.total > 0 ? `${chosen}: ${countsSentence(found)}.` : `Belum ada SPPG kami di ${chosen}.`;
}
