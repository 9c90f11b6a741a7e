import { paths } from '@/config/paths';
import { site } from '@/config/site';
import type { CsvCell } from '@/lib/files/csv';
import { formatDate } from '@/lib/text/format';
import { absoluteUrl } from '@/lib/url/site-url';
import { licence } from './content';
import { measures, wholeProvince } from './numbers';
import type { PressNumbers } from './sums';

/** Every number of the page: of the whole province, then of each kabupaten and kota where there is something to count. */
function numberList({ districts, sum }: PressNumbers) {
  return measures.flatMap(({ angka, rincian }) =>
    [wholeProvince, ...districts].flatMap((wilayah) =>
      rincian
        .map((state) => ({
          angka,
          rincian: state,
          wilayah,
          jumlah: sum(angka, [state], wilayah === wholeProvince ? undefined : wilayah),
        }))
        .filter(({ jumlah }) => jumlah > 0 || wilayah === wholeProvince),
    ),
  );
}

/** How each measure is counted. */
export const methods = Object.fromEntries(measures.map(({ angka, cara }) => [angka, cara]));

const source = `${site.legalName}, ${absoluteUrl(paths.angka)}`;
const licenceOn = (day: string) =>
  `${licence.name}, ${licence.url}: ${licence.permission} “${site.name}, ${absoluteUrl(paths.angka)}, ${formatDate(day)}”.`;

/** The numbers as a table, a number in each row below the columns of the view sppg_angka. How each is counted stands beside it once. */
export function pressTable(numbers: PressNumbers, day: string): CsvCell[][] {
  return [
    ['tanggal', 'angka', 'rincian', 'wilayah', 'jumlah'],
    ...numberList(numbers).map(({ angka, rincian, wilayah, jumlah }) => [
      day,
      angka,
      rincian,
      wilayah,
      jumlah,
    ]),
  ];
}

/** The same numbers as JSON. */
export function pressJson(numbers: PressNumbers, day: string): string {
  return JSON.stringify(
    {
      sumber: source,
      tanggal: day,
      lisensi: licenceOn(day),
      cara_hitung: methods,
      angka: numberList(numbers),
    },
    null,
    2,
  );
}
