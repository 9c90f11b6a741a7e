import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { NetworkState } from '@/features/kitchens/sppg/network-state';
import { formatNumber } from '@/lib/text/format';
import { countsSentence, type District, type StateCount } from './district-counts';
import { useDistrictParam } from './use-district-param';

/** The places where names break that are too long for a tablet's tiles. */
const breaks =
  'Banjar-negara Banyu-mas Grobo-gan Karang-anyar Kebu-men Mage-lang Peka-longan Pema-lang ' +
  'Purba-lingga Purwo-rejo Rem-bang Sema-rang Suko-harjo Sura-karta Temang-gung Wono-sobo';
const hyphenated = new Map(
  breaks.split(' ').map((name) => [name.replace('-', ''), name.replace('-', '\u00AD')]),
);

/** A name that may break where it is too long for a tile, after its kind: ['Kab.', 'Banjar\u00ADnegara'] */
export function tileName(nama: string): [kind: string, name: string] {
  const [kind = '', name = ''] = nama.split(' ');
  return [kind === 'Kabupaten' ? 'Kab.' : kind, hyphenated.get(name) ?? name];
}

/** The classes of each step's tint: the more SPPG, the greener. */
export const tints = ['bg-paper text-ink-soft', 'bg-white', 'bg-brand-100', 'bg-brand-200', 'bg-brand-300'];

/** A kabupaten or kota on the map. */
export function DistrictTile({ district, step }: { district: District; step: number }) {
  const { nama, kolom, baris, total, states } = district;
  const { chosen, linkTo, opensPages } = useDistrictParam();
  const isChosen = nama === chosen;
  const [kind, name] = tileName(nama);
  return (
    <li style={{ gridColumn: kolom, gridRow: baris }}>
      <Link
        to={linkTo(nama)}
        preventScrollReset={!opensPages}
        aria-current={isChosen || undefined}
        className={clsx(
          'flex h-full flex-col rounded-lg border px-0.5 py-1 text-xs leading-tight [print-color-adjust:exact] max-md:tracking-tighter md:px-1 xl:p-1.5',
          tints[step],
          isChosen
            ? 'border-brand-700 outline-2 -outline-offset-2 outline-brand-700'
            : 'border-paper-line hover:border-brand-600',
        )}
      >
        {/* In whole words for screen readers; not a label, which would have to repeat what is visible. */}
        <span className="sr-only">
          <span>{nama}</span>
          <span>: {countsSentence(district)}</span>
        </span>
        <span className="flex justify-between gap-0.5">
          <span aria-hidden="true">{kind}</span>
          <span aria-hidden="true" className="text-lg leading-none font-extrabold tracking-tight xl:text-3xl">
            {formatNumber(total)}
          </span>
        </span>
        <span aria-hidden="true" className="font-semibold">
          {name}
        </span>
        {total > 0 && (
          <span className="mt-auto rounded-full bg-white p-0.5">
            <StateBar states={states} />
          </span>
        )}
      </Link>
    </li>
  );
}

// The colours of the states, each with a pattern of its own beside its neighbours.
export const stateColours: Record<NetworkState, string> = {
  'Siap Bangun': 'bg-brand-200 striped',
  'Proses Pembangunan': 'bg-saffron-400 hatched',
  'Sudah Operasional': 'bg-brand-600',
  'Dihentikan sementara': 'bg-ink',
};

const exact = 'forced-color-adjust-none [print-color-adjust:exact]';

/** A bar of the states; what it shows is also said in words. */
export function StateBar({ states }: { states: StateCount[] }) {
  return (
    <span aria-hidden="true" className={clsx('flex h-1.5 gap-px overflow-hidden rounded-full', exact)}>
      {states
        .filter(({ count }) => count > 0)
        .map(({ state, count }) => (
          <span key={state} style={{ flexGrow: count }} className={stateColours[state]} />
        ))}
    </span>
  );
}

/** The colour of a state in the legend. */
export function StateSwatch({ state }: { state: NetworkState }) {
  return (
    <span aria-hidden="true" className={clsx('size-3 shrink-0 rounded-full', stateColours[state], exact)} />
  );
}
