import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '@/components/lazy';
import { TextLink } from '@/components/links';
import { districtId, paths } from '@/config/paths';
import { withoutDistrict } from '@/features/kitchens/sppg/sppg-filter';
import { scrollOnce } from '@/lib/url/linked-scroll';
import { countsSentence, type NetworkCounts } from './district-counts';
import { useDistrictParam } from './use-district-param';

const askUs = <TextLink to={paths.kontak}>Tanyakan kepada kami</TextLink>;

// Only shown where there is no kitchen yet.
const DistrictContact = lazyPart(async () => (await import('./district-contact')).DistrictContact, {
  loading: askUs,
});

/** The kitchens of the chosen kabupaten or kota, in numbers. */
export function ChosenDistrict({ counts }: { counts: NetworkCounts }) {
  const ref = useRef<HTMLDivElement>(null);
  const { chosen, linkTo } = useDistrictParam();
  const { hash, key } = useLocation();
  const isLinked = hash === `#${districtId}`;

  useEffect(() => {
    if (isLinked && scrollOnce(ref.current)) ref.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each link leads here anew
  }, [isLinked, key]);

  return (
    <div ref={ref} id={districtId} tabIndex={-1}>
      <output>
        <Sentence chosen={chosen} counts={counts} />
      </output>
      {chosen && (
        <p className="mt-1">
          <TextLink to={linkTo(chosen)} preventScrollReset className="inline-flex min-h-9 items-center">
            Tampilkan semua wilayah
          </TextLink>
        </p>
      )}
    </div>
  );
}

function Sentence({ chosen, counts: { districts, unrecorded } }: { chosen: string; counts: NetworkCounts }) {
  if (!chosen) return 'Pilih sebuah wilayah untuk melihat dapurnya saja.';
  const found = chosen === withoutDistrict ? unrecorded : districts.find(({ nama }) => nama === chosen);
  if (!found) return `Tidak ada kabupaten atau kota bernama “${chosen}” di Jawa Tengah.`;
  if (found.total > 0) return `${chosen}: ${countsSentence(found)}.`;
  return (
    <>
      Belum ada SPPG kami di {chosen}. <DistrictContact nama={chosen} otherwise={askUs} />
    </>
  );
}
