import { formatNumber } from '@/lib/text/format';
import type { ComplaintNumbers } from './api';
import { complaintWords, countsByCategory } from './complaint-numbers';

interface ComplaintFiguresProps {
  numbers: ComplaintNumbers;
  /** What the complaints are about: 'tentang dapur ini' */
  about: string;
}

/** The numbers of complaints as sentences, what is overdue first. */
export function ComplaintFigures({ numbers, about }: ComplaintFiguresProps) {
  const { asOf, overdue, total, details } = complaintWords(numbers, about);
  const counts = countsByCategory(numbers);
  return (
    <>
      {asOf && <p className="mb-2 text-sm text-ink-soft">{asOf}</p>}
      {overdue && <p className="mb-2 text-lg font-bold text-danger-700">{overdue}</p>}
      <p className="font-semibold">{total}</p>
      {details.length > 0 && (
        <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-saffron-600">
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      {counts.length > 0 && (
        <dl className="mt-4 flex flex-wrap gap-2">
          {counts.map(({ label, count }) => (
            <div key={label} className="flex gap-2 rounded-full bg-paper px-3 py-1 text-sm">
              <dt>{label}</dt>
              <dd className="font-bold tabular-nums">{formatNumber(count)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
