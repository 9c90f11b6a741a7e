import { Link } from 'react-router-dom';
import { builtFigures } from 'virtual:content/figures';
import { paths } from '@/config/paths';
import { formatDate, formatNumber } from '@/lib/text/format';
import { figureLabels } from './content';

/** How many kitchens cook, hold an SLHS and are stopped, on the day of the build; nothing without a kitchen. */
export function TodayFigures() {
  if (!builtFigures) return null;
  const { day, ...numbers } = builtFigures;
  return (
    <div className="mt-6 border-t border-white/20 pt-4">
      <dl className="grid grid-cols-3 gap-x-4">
        {figureLabels.map(({ key, label }) => (
          <div key={key} className="flex flex-col">
            <dt className="order-1 mt-1 text-sm leading-snug text-brand-100">{label}</dt>
            <dd className="text-3xl font-extrabold tracking-tight tabular-nums sm:text-4xl">
              {formatNumber(numbers[key])}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-brand-100">
        Keadaan {formatDate(day)}.{' '}
        <Link to={paths.angka} className="underline underline-offset-4 hover:text-white">
          Semua angka dan cara menghitungnya
        </Link>
      </p>
    </div>
  );
}
