import { Folded } from '@/components/folded';
import { PartNote } from '@/components/lists/loaded';
import { TextLink } from '@/components/links';
import { paths } from '@/config/paths';
import type { Built } from '@/lib/queries/built-query';
import { formatDate } from '@/lib/text/format';
import { type PublicComplaints, noComplaints, useKitchenComplaints } from './api';
import { ComplaintFigures } from './complaint-figures';
import { howCounted } from './content';

interface KitchenComplaintsProps {
  code: string;
  /** The complaints with which the page was built; null without any. */
  built?: Built<PublicComplaints | null>;
  Heading: 'h2' | 'h3';
}

/**
 * The public part of the complaints about a kitchen: how many, whether they were answered, and the answers that we
 * show.
 */
export function KitchenComplaints({ code, built, Heading }: KitchenComplaintsProps) {
  const part = useKitchenComplaints(
    code,
    built && { day: built.day, data: built.data ?? { numbers: noComplaints, answers: [] } },
  );
  if (!part.data) return <PartNote what="Jumlah keluhan" part={part} className="mt-8" />;
  const { numbers, answers } = part.data;
  return (
    <section aria-label="Keluhan" className="mt-6 sm:mt-8 print:mt-4">
      <Heading className="mb-4 text-xl print:mb-2">Keluhan</Heading>
      <div className="rounded-2xl border border-paper-line bg-white px-5 py-4">
        <PartNote what="Jumlah keluhan" part={part} className="mb-4" />
        <ComplaintFigures numbers={numbers} about="tentang dapur ini" />
        <div className="print:[display:none]">
          <Folded summary="Cara menghitung dan menangani" className="mt-2">
            <p className="mt-1 text-sm text-ink-soft">
              <span>{howCounted} </span>
              <TextLink to={paths.keluhan}>Cara kami menangani keluhan</TextLink>
            </p>
          </Folded>
        </div>
        {answers.length > 0 && <AnswerList answers={answers} Heading={Heading === 'h2' ? 'h3' : 'h4'} />}
      </div>
    </section>
  );
}

function AnswerList({ answers, Heading }: Pick<PublicComplaints, 'answers'> & { Heading: 'h3' | 'h4' }) {
  return (
    // Not printed: the sheet for a wall only has room for the numbers.
    <div className="print:[display:none]">
      <Heading className="mt-5 text-base">Jawaban kami</Heading>
      <ol className="mt-2 space-y-4">
        {answers.map(({ dimuat_pada, isi }) => (
          <li key={isi} className="break-inside-avoid border-l-2 border-brand-600 pl-4">
            <p className="text-sm text-ink-muted">
              <time dateTime={dimuat_pada}>{formatDate(dimuat_pada)}</time>
            </p>
            <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-wrap">{isi}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
