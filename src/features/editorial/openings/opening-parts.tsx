import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { contactAboutPath } from '@/config/paths';
import { calledName } from '@/features/kitchens/sppg/called';
import { formatDate } from '@/lib/text/format';
import { type Opening, openingTexts } from './content';

/** The columns that a vacancy's page shows, also in the preview while it is being written. */
export type OpeningWords = Pick<Opening, 'title' | 'description' | 'hours' | 'pay' | 'closes_on'> & {
  sppg_disebut: Pick<Opening['sppg_disebut'], 'kode' | 'nama' | 'kabupaten_kota'>;
};

/** 'SPPG Tembalang, Kota Semarang' */
export const placeOf = ({ sppg_disebut: called }: Pick<OpeningWords, 'sppg_disebut'>) =>
  [calledName(called), called.kabupaten_kota].filter(Boolean).join(', ');

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="inline font-semibold">{label}: </dt>
      <dd className="inline wrap-anywhere">{children}</dd>
    </div>
  );
}

/** A vacancy's hours, pay and last day. */
export function OpeningFacts({ opening: { hours, pay, closes_on } }: { opening: OpeningWords }) {
  return (
    <dl className="mt-4 space-y-1">
      <Fact label={openingTexts.hours}>{hours ?? openingTexts.unsettled}</Fact>
      <Fact label={openingTexts.pay}>{pay ?? openingTexts.unsettled}</Fact>
      <Fact label={openingTexts.closes}>
        <time dateTime={closes_on}>{closes_on && formatDate(closes_on)}</time>
      </Fact>
    </dl>
  );
}

/** A link to the contact form, which names job and kitchen. */
export function ApplyButton({ opening }: { opening: OpeningWords }) {
  const about = `${opening.title}, ${calledName(opening.sppg_disebut)}`;
  return (
    <ButtonLink
      to={contactAboutPath(`Lamaran: ${about}`)}
      variant="outline"
      className="mt-4"
      aria-label={`${openingTexts.apply}: ${about}`}
    >
      {openingTexts.apply}
    </ButtonLink>
  );
}
