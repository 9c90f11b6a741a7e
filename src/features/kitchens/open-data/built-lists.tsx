import { TextAnchor, TextLink } from '@/components/links';
import { WithoutScript } from '@/components/without-script';
import { dataFiles } from '@/config/data-files';
import { paths, sppgPath } from '@/config/paths';
import { formatNumber } from '@/lib/text/format';

interface BuiltKitchenName {
  kode: string;
  nama: string;
  /** The kitchen's state on the day of the build, or that nobody has confirmed it. */
  state: string;
}

export interface BuiltYayasan {
  day: string;
  /** How many kitchens are closed for good, which the list leaves out. */
  closed: number;
  yayasan: { id: string; nama: string; kitchens: BuiltKitchenName[] }[];
}

/** With more names the page would be too long for a phone: the file of the open data has them. */
const mostNamed = 300;

/** The foundations with their kitchens, for visitors without JavaScript. */
export function YayasanWithoutScript({ built }: { built: BuiltYayasan | null }) {
  return (
    <WithoutScript what="Daftar yayasan dan dapurnya" built={built}>
      {({ yayasan, closed }) => {
        const isNamed = yayasan.flatMap(({ kitchens }) => kitchens).length <= mostNamed;
        return (
          <>
            {!isNamed && (
              <p className="mb-3">
                Nama setiap dapur ada di <TextAnchor href={dataFiles.kitchens}>file datanya</TextAnchor>.
              </p>
            )}
            <ClosedLine count={closed} />
            <ul className="space-y-4">
              {yayasan.map(({ id, nama, kitchens }) => (
                <li key={id}>
                  <p>
                    <b>{nama}</b>, {formatNumber(kitchens.length)} SPPG
                  </p>
                  {isNamed && (
                    <ul>
                      {kitchens.map(({ kode, nama: name, state }) => (
                        <li key={kode}>
                          <TextLink to={sppgPath(kode)}>{name}</TextLink> ({kode}), {state}
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </WithoutScript>
  );
}

export interface BuiltStates {
  day: string;
  /** The number of kitchens that are closed for good, which no state counts. */
  closed: number;
  states: { name: string; count: number }[];
}

/** The network for visitors without JavaScript: its numbers, and a link to the names. */
export function NetworkWithoutScript({ built }: { built: BuiltStates | null }) {
  return (
    <WithoutScript what="Jaringan SPPG" built={built}>
      {({ states, closed }) => (
        <>
          <ul>
            {states.map(({ name, count }) => (
              <li key={name}>
                {name}: {formatNumber(count)}
              </li>
            ))}
          </ul>
          <ClosedLine count={closed} />
          <p className="mt-3">
            <TextLink to={paths.dataYayasan}>Nama setiap dapur</TextLink> dan{' '}
            <TextLink to={paths.angka}>semua angkanya</TextLink> terbaca tanpa JavaScript.
          </p>
        </>
      )}
    </WithoutScript>
  );
}

function ClosedLine({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="my-3">
      {formatNumber(count)} dapur yang ditutup tidak ditampilkan:{' '}
      <TextAnchor href={dataFiles.changes}>catatan perubahan</TextAnchor> menyebutnya.
    </p>
  );
}
