// A kitchen's record: suspensions, closed incidents and progress, and the days of what also has a section of its own
// (inspections, certificates). Managers add to it by 'Catat…' at the top of the page, and change its lines here.
import { type ReactNode, useState } from 'react';
import { Folded } from '@/components/folded';
import { lazyPart } from '@/components/lazy';
import { PartNote } from '@/components/lists/loaded';
import { Button } from '@/components/ui/button';
import { useAccess } from '@/features/people/auth/use-access';
import type { IncidentKitchen } from '@/features/kitchens/incidents/incident-card';
import {
  type ProgressLine,
  readAtFirst,
  shownAtFirst,
  useAllProgress,
  useProgress,
} from '@/features/kitchens/progress/api';
import type { ProgressKitchen } from '@/features/kitchens/progress/progress-form';
import type { Built } from '@/lib/queries/built-query';
import { formatNumber } from '@/lib/text/format';
import { HistoryEntry } from './history-entry';
import { type HistoryKitchen, type HistoryLine, historyLines } from './history-lines';
import type { KitchenDialogState } from './kitchen-dialogs';

// In chunks of their own, as only managers need them.
const SuspensionActions = lazyPart(
  async () => (await import('@/features/kitchens/suspensions/suspension-form')).SuspensionActions,
);
const ProgressActions = lazyPart(
  async () => (await import('@/features/kitchens/progress/progress-form')).ProgressActions,
);

interface HistorySectionProps {
  sppg: ProgressKitchen & IncidentKitchen & HistoryKitchen;
  /** The day in WIB on which a suspension counts as running. */
  today: string;
  Heading: 'h2' | 'h3';
  /** The lines of progress with which the page was built. */
  built?: Built<ProgressLine[]> | undefined;
  /** Opens a dialog; absent for all but managers. */
  onAction?: ((dialog: KitchenDialogState) => void) | undefined;
}

/** The history of a kitchen, newest first; nothing where nothing is recorded. */
export function HistorySection({ sppg, today, Heading, built, onAction }: HistorySectionProps) {
  const { isAdmin } = useAccess();
  const [wantsAll, setWantsAll] = useState(false);
  const first = useProgress(sppg.id, built);
  const all = useAllProgress(sppg.id, wantsAll);
  const progressLines = all.data ?? first.data ?? [];
  const lines = historyLines(sppg, progressLines, today);
  if (lines.length === 0 && !onAction && !first.query.error) return null;

  // One of the lines is only read for the kitchen's photo, and may be older than others that were not read.
  const mayBeMore = !all.data && progressLines.length === readAtFirst;

  const actionsOf = (line: HistoryLine) => {
    if (!onAction) return null;
    if (line.of === 'suspension')
      return (
        <SuspensionActions
          suspension={line.suspension}
          onAction={(state) => onAction({ of: 'suspension', state })}
        />
      );
    if (line.of === 'progress')
      return (
        <ProgressActions
          sppg={sppg}
          line={line.progress}
          onAction={(state) => onAction({ of: 'progress', state })}
        />
      );
    // News of an open incident are written at the top of the page.
    if (line.of !== 'incident' || line.isOngoing) return null;
    const { id, sppg_kejadian_kabar: news } = line.incident;
    return (
      <div className="mt-3 flex flex-wrap gap-2 print:hidden">
        <Button
          variant="outline"
          size="sm"
          aria-label={`Tulis kabar: ${line.title}`}
          onClick={() => onAction({ of: 'incident', state: { kind: 'news', id } })}
        >
          Tulis kabar
        </Button>
        {isAdmin && news.length > 0 && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Hapus kata: ${line.title}`}
            onClick={() => onAction({ of: 'incident', state: { kind: 'words', id } })}
          >
            Hapus kata
          </Button>
        )}
      </div>
    );
  };

  return (
    <section aria-label="Riwayat dapur" className="mt-6 sm:mt-8 print:mt-4">
      <Heading className="mb-3 text-xl print:mb-2">Riwayat dapur</Heading>
      <div className="rounded-2xl border border-paper-line bg-white px-5 py-4">
        {lines.length === 0 && <p className="text-ink-soft">Riwayat dapur ini masih kosong.</p>}
        <Lines lines={lines.slice(0, shownAtFirst)} nama={sppg.nama} actionsOf={actionsOf} />
        {lines.length > shownAtFirst && (
          <div className="print:[display:none]">
            <Folded className="mt-3" summary={`Riwayat sebelumnya (${lines.length - shownAtFirst})`}>
              <div className="mt-3">
                <Lines lines={lines.slice(shownAtFirst)} nama={sppg.nama} actionsOf={actionsOf} />
              </div>
            </Folded>
          </div>
        )}
        {mayBeMore && (
          <Button
            variant="outline"
            size="sm"
            className="mt-4 print:hidden noscript:hidden"
            busy={all.query.isFetching}
            onClick={() => setWantsAll(true)}
          >
            Muat progres yang lebih lama
          </Button>
        )}
        {all.data && (
          <output className="sr-only">{formatNumber(lines.length)} catatan riwayat dimuat.</output>
        )}
        <PartNote what="Progres" part={all.query.error ? all : first} className="mt-4" />
      </div>
    </section>
  );
}

interface LinesProps {
  lines: HistoryLine[];
  /** The kitchen's name. */
  nama: string;
  actionsOf: (line: HistoryLine) => ReactNode;
}

const Lines = ({ lines, nama, actionsOf }: LinesProps) => (
  // The classes of the lines are set on the list once, as there may be many lines.
  <ol className="space-y-3 *:break-inside-avoid *:border-l-2 *:border-brand-600 *:pl-4 print:space-y-2 print:*:nth-[n+4]:[display:none]">
    {lines.map((line) => (
      <li key={line.key} id={line.of === 'incident' && !line.isOngoing ? line.key : undefined}>
        <HistoryEntry nama={nama} line={line}>
          {actionsOf(line)}
        </HistoryEntry>
      </li>
    ))}
  </ol>
);
