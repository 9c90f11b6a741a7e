import { RunningText } from '@/components/running-text';
import { isHarm } from '@/features/kitchens/public-complaints/categories';
import { useCompany } from '@/lib/content/company';
import { lastDay } from '@/lib/text/deadline';
import { nextTexts } from './content';

interface WhatComesProps {
  /** The time before which the complaint will be answered, as the database says. */
  deadline: string | undefined;
  kategori: string;
}

/** What comes after a complaint was sent: by when, who reads it, what to do without its code, and where else to go. */
export function WhatComes({ deadline, kategori }: WhatComesProps) {
  const { city } = useCompany().address;
  const day = deadline && lastDay(deadline);
  return (
    <div className="mt-3 max-w-prose space-y-2">
      {day && <p className="font-semibold">{nextTexts.until(day)}</p>}
      <p>{isHarm(kategori) ? nextTexts.readersOfHarm(city) : nextTexts.readers(city)}</p>
      <p>{nextTexts.lost}</p>
      <p>
        <RunningText text={nextTexts.elsewhere} />
      </p>
    </div>
  );
}
