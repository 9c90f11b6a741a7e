// The result is the inspector's word. A visit of our own is marked as such and does not change anybody else's result.
// Faults stay on record when they are mended: a later visit changes the trend, not what was found.
import { Folded } from '@/components/folded';
import { lazyPart } from '@/components/lazy';
import type { RowDialogState } from '@/components/row-form/row-form';
import { Badge } from '@/components/ui/badge';
import { ScanLink } from '@/features/kitchens/scans/scan-link';
import { formatDate } from '@/lib/text/format';
import {
  type Inspection,
  inspectorName,
  mostShown,
  newestInspectionsFirst,
  resultLook,
  trendText,
} from './inspection-state';

// In a chunk of its own, as only managers need it.
const InspectionActions = lazyPart(async () => (await import('./inspection-form')).InspectionActions);

interface InspectionSectionProps {
  inspections: readonly Inspection[];
  Heading: 'h2' | 'h3';
  /** Opens a dialog; absent for all but managers. */
  onAction?: ((action: RowDialogState<Inspection>) => void) | undefined;
}

/** The last inspections of a kitchen with their results and our answers; managers note them here. */
export function InspectionSection({ inspections, Heading, onAction }: InspectionSectionProps) {
  const newest = newestInspectionsFirst(inspections);
  const trend = trendText(newest);
  const [last, older] = [newest.slice(0, mostShown), newest.slice(mostShown)];

  return (
    // Not printed: on paper the days and results in the record are enough.
    <section aria-label="Inspeksi" className="mt-6 sm:mt-8 print:[display:none]">
      <Heading className="mb-3 text-xl">Inspeksi</Heading>
      {last.length === 0 ? (
        <p className="text-ink-soft">Belum ada inspeksi tercatat</p>
      ) : (
        <>
          {trend && (
            <p className="mb-3">
              <strong>{trend}</strong>
              <span className="text-ink-soft"> di antara inspeksi terakhir</span>
            </p>
          )}
          <InspectionList inspections={last} onAction={onAction} />
          {older.length > 0 && (
            <Folded summary={`Inspeksi sebelumnya (${older.length})`}>
              <div className="mt-3">
                <InspectionList inspections={older} onAction={onAction} />
              </div>
            </Folded>
          )}
          <p className="mt-3 text-sm text-ink-soft">
            Hasilnya menurut yang memeriksa. Kunjungan kami tidak mengubah hasil pemeriksa lain.
          </p>
        </>
      )}
    </section>
  );
}

function InspectionList({ inspections, onAction }: Omit<InspectionSectionProps, 'Heading'>) {
  return (
    <ul className="divide-y divide-paper-line rounded-2xl border border-paper-line bg-white">
      {inspections.map((inspection) => (
        <li key={inspection.id} className="px-5 py-4">
          <InspectionRow inspection={inspection} />
          {onAction && <InspectionActions inspection={inspection} onAction={onAction} />}
        </li>
      ))}
    </ul>
  );
}

function InspectionRow({ inspection }: { inspection: Inspection }) {
  const { hari, oleh, hasil, temuan, tanggapan, diperbaiki_pada } = inspection;
  const { label, tone } = resultLook(hasil);
  const mended = diperbaiki_pada ? formatDate(diperbaiki_pada) : hasil !== 'baik' && 'Belum dicatat';
  const facts = [
    { term: 'Temuan', text: temuan },
    { term: 'Tanggapan kami', text: tanggapan },
    { term: 'Diperbaiki pada', text: mended },
  ];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0">
          <strong>{inspectorName(oleh)}</strong> <span className="text-ink-soft">{formatDate(hari)}</span>
        </p>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <dl className="mt-2 max-w-prose space-y-2 wrap-anywhere">
        {facts.map(
          ({ term, text }) =>
            text && (
              <div key={term}>
                <dt className="text-sm text-ink-muted">{term}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      <ScanLink
        of={inspection}
        what={`laporan inspeksi ${formatDate(hari)}`}
        className="mt-2 inline-block print:hidden"
      />
    </>
  );
}
