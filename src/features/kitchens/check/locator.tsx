import { MapPin } from 'lucide-react';
import { TextAnchor, TextLink } from '@/components/links';
import { districtPath } from '@/config/paths';
import { tiles } from '@/features/shared/wilayah/tiles';

/** A tile as a part of a path: a square with a gap around it. */
const square = ([kolom, baris]: readonly [number, number]) => `M${kolom - 1} ${baris - 1}h.9v.9h-.9z`;

const province = Object.values(tiles).map(square).join('');

/** The link to an address on a map; nothing is loaded from there before a click. */
const mapHref = (lokasi: string) =>
  `https://www.google.com/maps/search/?${String(new URLSearchParams({ api: '1', query: lokasi }))}`;

/** Shows where in Central Java a kitchen is, with a link to its address on a map. */
export function Locator({ lokasi, kabupatenKota }: { lokasi: string; kabupatenKota: string | null }) {
  const tile = kabupatenKota === null ? undefined : tiles[kabupatenKota];
  return (
    <div className="mt-3 flex items-center gap-3 sm:gap-4 print:hidden">
      {kabupatenKota !== null && tile && (
        <svg
          viewBox="0 0 10 6"
          aria-hidden="true"
          className="h-auto w-24 shrink-0 sm:w-30 forced-color-adjust-none"
        >
          <path d={province} className="fill-brand-200" />
          <path d={square(tile)} className="fill-brand-800" />
        </svg>
      )}
      <ul className="min-w-0 text-sm">
        {kabupatenKota !== null && (
          <li>
            <TextLink to={districtPath(kabupatenKota)} className="inline-block py-1">
              {kabupatenKota}
            </TextLink>
          </li>
        )}
        <li>
          <TextAnchor
            href={mapHref(lokasi)}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex items-center gap-1 py-1"
          >
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            <span>Alamat ini di peta</span>
          </TextAnchor>
        </li>
      </ul>
    </div>
  );
}
