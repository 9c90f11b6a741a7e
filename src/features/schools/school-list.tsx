import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/text/format';
import { useIsPrinting } from '@/lib/use-is-printing';
import type { School } from './school-columns';

interface SchoolListProps {
  schools: School[];
  /** What can be done with a school, for those who may. */
  renderButtons?: (school: School) => ReactNode;
}

/** Closed on a screen, open on paper; nothing where none is recorded. */
export function SchoolList({ schools, renderButtons }: SchoolListProps) {
  const isPrinting = useIsPrinting();
  if (schools.length === 0) return null;
  return (
    <details open={isPrinting || undefined} className="mt-5">
      <summary className="min-h-9 w-fit cursor-pointer content-center font-semibold text-brand-700">
        {`Melayani ${formatNumber(schools.length)} sekolah`}
      </summary>
      <ul className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {schools.map((school) => (
          <li key={school.id} className="flex break-inside-avoid items-start gap-4">
            <div className="min-w-0 flex-1 wrap-anywhere">
              <p className="font-semibold">{school.nama}</p>
              <p className="text-sm text-ink-soft">{whereItIs(school)}</p>
            </div>
            {renderButtons && <div className="flex print:hidden">{renderButtons(school)}</div>}
          </li>
        ))}
      </ul>
    </details>
  );
}

function whereItIs({ kecamatan, npsn }: School): string {
  return [kecamatan && `Kecamatan ${kecamatan}`, npsn && `NPSN\u00A0${npsn}`].filter(Boolean).join(' · ');
}
