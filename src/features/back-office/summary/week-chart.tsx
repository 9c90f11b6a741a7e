import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { formatNumber } from '@/lib/text/format';
import { formatMediumDate, sortableDay, startOfDay, todayOnServer } from '@/lib/text/format-time';
import type { CertificateWeek } from './api';

/** '23 Nov' and 'Nov' of a day. */
const shortDay = (day: string) => formatMediumDate(day).split(' ').slice(0, 2).join(' ');
const monthOf = (day: string) => formatMediumDate(day).split(' ')[1];

/** The certificates that expire in each week of a quarter, as bars; each leads to them. */
export function WeekChart({ weeks }: { weeks: CertificateWeek[] }) {
  const most = Math.max(...weeks.map(({ amount }) => amount));
  const today = todayOnServer();
  return (
    <figure className="h-fit rounded-2xl border border-paper-line bg-white pt-2 pb-1 sm:px-5">
      <figcaption className="text-sm text-ink-soft max-sm:px-3">Sertifikat yang habis tiap minggu</figcaption>
      <ol className="mt-1 flex">
        {weeks.map(({ monday, amount }, index) => {
          const sunday = sortableDay(Date.parse(startOfDay(monday, 6)));
          const span = `${shortDay(monday)}–${shortDay(sunday)}`;
          const isNewMonth = monthOf(monday) !== monthOf(weeks[index - 1]?.monday ?? '');
          const days = new URLSearchParams({ dari: monday < today ? today : monday, sampai: sunday });
          return (
            <li key={monday} className="min-w-0 flex-1">
              {amount > 0 ? (
                <Link
                  to={`${paths.adminCertificates}?${String(days)}`}
                  title={span}
                  className="group flex h-20 flex-col justify-end text-center text-sm leading-tight font-semibold"
                >
                  <span className="sr-only">{span}: </span>
                  {formatNumber(amount)}
                  <span className="sr-only"> sertifikat habis</span>
                  <Bar share={amount / most} isSoon={index < 2} />
                </Link>
              ) : (
                <div className="flex h-20 flex-col justify-end">
                  <span className="sr-only">{span}: tidak ada</span>
                  <Bar share={0} />
                </div>
              )}
              <span aria-hidden="true" className="block h-4 text-xs whitespace-nowrap text-ink-muted">
                {isNewMonth && <span>{monthOf(monday)}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

/** A bar whose height is a share of the highest; the numbers are also said in words. */
function Bar({ share, isSoon }: { share: number; isSoon?: boolean }) {
  return (
    <span
      aria-hidden="true"
      style={{ height: `${Math.round(share * 56)}px` }}
      className={clsx(
        'mx-px mt-0.5 block rounded-t border-b border-ink-muted [print-color-adjust:exact] forced-color-adjust-none group-hover:bg-brand-600',
        isSoon ? 'bg-danger-600' : 'bg-saffron-400',
      )}
    />
  );
}
