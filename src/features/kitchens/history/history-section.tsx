// One record of a kitchen: what stood in sections for suspensions, closed incidents and progress, and the days of what has a
// section of its own (inspections, certificates). Managers note suspensions and progress here.
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Folded } from '@/components/folded';
import { lazyDialog, lazyPart } from '@/components/lazy';
import { PartNotLoaded } from '@/components/lists/loaded';
import { Button } from '@/components/ui/button';
import type { IncidentKitchen } from '@/features/kitchens/incidents/incident-card';
import type { IncidentDialogState } from '@/features/kitchens/incidents/incident-dialogs';
import { type ProgressLine, readAtFirst, shownAtFirst, useProgress } from '@/features/kitchens/progress/api';
import type { ProgressDialogState, ProgressKitchen } from '@/features/kitchens/progress/progress-dialogs';
import type { SuspensionDialogState } from '@/features/kitchens/suspensions/suspension-dialogs';
import { useAccess } from '@/features/people/auth/use-access';
import { formatNumber } from '@/lib/text/format';
import { HistoryEntry } from './history-entry';
import { type HistoryKitchen, type HistoryLine, historyLines } from './history-lines';

// Chunks for managers, which visitors never download.
const SuspensionActions = lazyPart(
  async () => (await import('@/features/kitchens/suspensions/suspension-dialogs')).SuspensionActions,
);
const SuspensionDialogs = lazyDialog(
  async () => (await import('@/features/kitchens/suspensions/suspension-dialogs')).SuspensionDialogs,
);
const ProgressActions = lazyPart(
  async () => (await import('@/features/kitchens/progress/progress-dialogs')).ProgressActions,
);
const ProgressDialogs = lazyDialog(
  async () => (await import('@/features/kitchens/progress/progress-dialogs')).ProgressDialogs,
);
const IncidentDialogs = lazyDialog(
  async () => (await import('@/features/kitchens/incidents/incident-dialogs')).IncidentDialogs,
);

interface HistorySectionProps {
  sppg: ProgressKitchen & IncidentKitchen & HistoryKitchen;
  /** The day in WIB on which a suspension counts as running. */
  today: string;
  Heading: 'h2' | 'h3';
  /** The lines of progress that the build knew. */
  built?: ProgressLine[] | undefined;
}

/** What has happened at a kitchen, the newest first; nothing where nothing is recorded. */
export function HistorySection({ sppg, today, Heading, built }: HistorySectionProps) {
  const { isManager } = useAccess();
  const [wantsAll, setWantsAll] = useState(false);
  const [suspension, setSuspension] = useState<SuspensionDialogState | null>(null);
  const [progress, setProgress] = useState<ProgressDialogState | null>(null);
  const [incident, setIncident] = useState<IncidentDialogState | null>(null);
  const query = useProgress(sppg.id, wantsAll, built);
  const lines = historyLines(sppg, query.data ?? [], today);
  if (lines.length === 0 && !isManager && !query.error) return null;

  // The one whose photo is the kitchen's may be older than others that were not read.
  const mayBeMore = (!wantsAll || query.isPlaceholderData) && query.data?.length === readAtFirst;

  const actionsOf = (line: HistoryLine) => {
    if (!isManager) return null;
    if (line.of === 'suspension')
      return <SuspensionActions sppg={sppg} suspension={line.suspension} onAction={setSuspension} />;
    if (line.of === 'progress')
      return <ProgressActions sppg={sppg} line={line.progress} onAction={setProgress} />;
    // Of an open one news are written where it stands, over everything else.
    if (line.of !== 'incident' || line.isOngoing) return null;
    return (
      <Button
        variant="outline"
        size="sm"
        className="mt-3 print:hidden"
        aria-label={`Tulis kabar: ${line.title}`}
        onClick={() => setIncident({ kind: 'news', id: line.incident.id })}
      >
        Tulis kabar
      </Button>
    );
  };

  return (
    <section aria-label="Riwayat dapur" className="mt-8 print:mt-4">
      <div className="mb-4 flex print:mb-2 flex-wrap items-center justify-between gap-3">
        <Heading className="text-xl">Riwayat dapur</Heading>
        {isManager && (
          <div className="flex flex-wrap gap-3 print:hidden">
            <Button variant="outline" size="sm" onClick={() => setProgress({ kind: 'add', sppg })}>
              <Plus aria-hidden="true" className="size-4" />
              Tambah perkembangan
            </Button>
            <Button variant="outline" size="sm" onClick={() => setSuspension({ kind: 'add', sppg })}>
              <Plus aria-hidden="true" className="size-4" />
              Catat penghentian
            </Button>
          </div>
        )}
      </div>
      <div className="rounded-2xl border border-paper-line bg-white px-5 py-4">
        {lines.length === 0 && <p className="text-ink-soft">Riwayat dapur ini masih kosong.</p>}
        <Lines lines={lines.slice(0, shownAtFirst)} nama={sppg.nama} actionsOf={actionsOf} />
        {lines.length > shownAtFirst && (
          <div className="print:[display:none]">
            <Folded summary={`Riwayat sebelumnya (${lines.length - shownAtFirst})`}>
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
            busy={wantsAll && query.isFetching}
            onClick={() => setWantsAll(true)}
          >
            Muat perkembangan yang lebih lama
          </Button>
        )}
        {wantsAll && !query.isPlaceholderData && (
          <output className="sr-only">{formatNumber(lines.length)} catatan riwayat dimuat.</output>
        )}
        {query.error && <PartNotLoaded what="Perkembangan" query={query} className="mt-4" />}
      </div>
      {isManager && (
        <>
          <SuspensionDialogs state={suspension} onClose={() => setSuspension(null)} />
          <ProgressDialogs state={progress} onClose={() => setProgress(null)} />
          <IncidentDialogs
            state={incident}
            sppg={sppg}
            onChange={setIncident}
            onClose={() => setIncident(null)}
          />
        </>
      )}
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
  // The classes of its lines stand once: there may be many.
  <ol className="space-y-3 *:break-inside-avoid *:border-l-2 *:border-brand-600 *:pl-4 print:space-y-2 print:*:nth-[n+4]:[display:none]">
    {lines.map((line) => (
      <li key={line.key}>
        <HistoryEntry nama={nama} line={line}>
          {actionsOf(line)}
        </HistoryEntry>
      </li>
    ))}
  </ol>
);
