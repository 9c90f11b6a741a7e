import { Link } from 'react-router-dom';
import { PartNote } from '@/components/lists/loaded';
import { districtPath } from '@/config/paths';
import { useNetworkCounts } from '@/features/kitchens/map/api';
import { networkCounts } from '@/features/kitchens/map/district-counts';
import { SmallMap } from '@/features/kitchens/map/small-map';
import { withoutDistrict } from '@/features/kitchens/sppg/sppg-filter';
import type { BuiltNumbers } from './built-numbers';
import { NumbersBlock } from './block';
import { blocks } from './content';
import { NumberTable } from './number-table';
import { methodOf, wholeProvince } from './numbers';
import { type PressNumbers, withoutSlhs } from './sums';

interface DistrictBlockProps {
  numbers: PressNumbers;
  /** The numbers as the page was built with them; null after a click on a link. */
  built: BuiltNumbers | null;
}

/** The numbers of each kabupaten and kota as a map. */
export function DistrictBlock({ numbers, built }: DistrictBlockProps) {
  return (
    <NumbersBlock
      {...blocks.districts}
      method={[blocks.districts.method, methodOf('SPPG dengan catatan')]}
      table={
        <NumberTable
          caption={blocks.districts.title}
          title="Kabupaten/Kota"
          columns={districtColumns}
          rows={numbers.districts.map((wilayah) => ({
            key: wilayah,
            name: <DistrictName wilayah={wilayah} />,
            numbers: districtNumbers(numbers, wilayah),
          }))}
          total={{ name: wholeProvince, numbers: districtNumbers(numbers) }}
        />
      }
    >
      <DistrictMap built={built} />
    </NumbersBlock>
  );
}

function DistrictMap({ built }: Pick<DistrictBlockProps, 'built'>) {
  const part = useNetworkCounts(built ? { day: built.day, data: built.districts } : undefined);
  if (!part.data) return <PartNote what="Peta" part={part} className="mb-4" />;
  return (
    <>
      <PartNote what="Peta" part={part} className="mb-4" />
      <SmallMap districts={networkCounts(part.data).districts} />
      <p className="mt-3 text-sm text-ink-soft">
        Makin hijau petaknya, makin banyak SPPG yang kami konfirmasi.
      </p>
    </>
  );
}

const districtColumns = [
  { title: 'SPPG', words: 'SPPG' },
  { title: 'Beroperasi', words: 'beroperasi' },
  { title: 'Tanpa SLHS', words: 'tanpa SLHS' },
  { title: 'Dihentikan', words: 'dihentikan' },
  { title: 'Sasaran (orang)', words: 'orang' },
];

const districtNumbers = ({ sum }: PressNumbers, wilayah?: string) => [
  sum('SPPG', undefined, wilayah),
  sum('SPPG', ['Sudah Operasional'], wilayah),
  sum('SLHS SPPG beroperasi', withoutSlhs, wilayah),
  sum('SPPG', ['Dihentikan sementara'], wilayah),
  sum('Sasaran penerima manfaat', undefined, wilayah),
];

function DistrictName({ wilayah }: { wilayah: string }) {
  if (wilayah === withoutDistrict) return wilayah;
  return (
    <Link
      to={districtPath(wilayah)}
      className="underline decoration-brand-200 underline-offset-4 hover:decoration-brand-700"
    >
      {wilayah}
    </Link>
  );
}
