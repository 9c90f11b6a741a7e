import type { ReactNode } from 'react';
import { Folded } from '@/components/folded';
import { formatNumber } from '@/lib/text/format';
import type { School } from './school-columns';

interface SchoolListProps {
  schools: School[];
  /** Renders the buttons of a school, for users who may change it. */
  renderButtons?: (school: School) => ReactNode;
}

/** The schools, folded; nothing where none is recorded. */
export function SchoolList({ schools, renderButtons }: SchoolListProps) {
  if (schools.length === 0) return null;
  return (
    <Folded className="mt-3" summary={`Melayani ${formatNumber(schools.length)} sekolah`}>
      <ul className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2 print:grid-cols-4">
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
    </Folded>
  );
}

function whereItIs({ kecamatan, npsn }: School): string {
  return [kecamatan && `Kecamatan ${kecamatan}`, npsn && `NPSN\u00A0${npsn}`].filter(Boolean).join(' · ');
}
