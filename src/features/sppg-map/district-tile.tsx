import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { StatusVerifikasi } from '@/features/sppg/sppg-columns';
import { formatNumber } from '@/lib/text/format';
import { countsSentence, type District, type StageCount } from './district-counts';
import { useDistrictParam } from './use-district-param';

/** Where names that are too long for the tiles of a tablet break. */
const breaks =
  'Banjar-negara Banyu-mas Grobo-gan Karang-anyar Kebu-men Mage-lang Peka-longan Pema-lang ' +
  'Purba-lingga Purwo-rejo Rem-bang Sema-rang Suko-harjo Sura-karta Temang-gung Wono-sobo';
const hyphenated = new Map(
  breaks.split(' ').map((name) => [name.replace('-', ''), name.replace('-', '\u00AD')]),
);

/** A kabupaten or kota on the map. */
export function DistrictTile({ district }: { district: District }) {
  const { nama, kolom, baris, total, stages } = district;
  const { chosen, linkTo } = useDistrictParam();
  const isChosen = nama === chosen;
  const [kind, name = ''] = nama.split(' ');
  return (
    <li style={{ gridColumn: kolom, gridRow: baris }}>
      <Link
        to={linkTo(nama)}
        preventScrollReset
        aria-label={`${nama}: ${countsSentence(district)}`}
        aria-current={isChosen || undefined}
        className={clsx(
          'flex h-full flex-col rounded-lg border px-0.5 py-1 text-xs leading-tight max-md:tracking-tighter md:px-1 xl:p-1.5',
          isChosen
            ? 'border-brand-700 bg-brand-100 outline-2 -outline-offset-2 outline-brand-700'
            : 'border-paper-line hover:border-brand-400',
          !isChosen && (total > 0 ? 'bg-white' : 'bg-paper text-ink-soft'),
        )}
      >
        <span className="text-ink-soft">{kind === 'Kabupaten' ? 'Kab.' : kind}</span>
        <span className="font-semibold">{hyphenated.get(name) ?? name}</span>
        <span className="mt-auto pt-0.5 text-base leading-tight font-extrabold">{formatNumber(total)}</span>
        {total > 0 && <StageBar stages={stages} />}
      </Link>
    </li>
  );
}

// They also differ in lightness.
const colours: Record<StatusVerifikasi, string> = {
  'Siap Bangun': 'bg-brand-200',
  'Proses Pembangunan': 'bg-saffron-400',
  'Sudah Operasional': 'bg-brand-600',
};

const exact = 'forced-color-adjust-none [print-color-adjust:exact]';

/** A bar of the stages; what it shows is also said in words. */
export function StageBar({ stages }: { stages: StageCount[] }) {
  return (
    <span aria-hidden="true" className={clsx('flex h-1.5 gap-px overflow-hidden rounded-full', exact)}>
      {stages.map(({ stage, count }) => (
        <span key={stage} style={{ flexGrow: count }} className={colours[stage]} />
      ))}
    </span>
  );
}

/** The colour of a stage in the legend. */
export function StageSwatch({ stage }: { stage: StatusVerifikasi }) {
  return <span aria-hidden="true" className={clsx('size-3 shrink-0 rounded-full', colours[stage], exact)} />;
}
