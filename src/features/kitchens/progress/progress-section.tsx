// The database writes a line for each change of state or progress, one for each person and day, and the newest line is what the
// kitchen says, whichever was written first. Lines that managers wrote or confirmed are public.
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog, lazyPart } from '@/components/lazy';
import { Button } from '@/components/ui/button';
import { useAccess } from '@/features/people/auth/use-access';
import { formatNumber } from '@/lib/text/format';
import { type ProgressLine, shownAtFirst, useProgress } from './api';
import type { ProgressDialogState, ProgressKitchen } from './progress-dialogs';
import { ProgressEntry } from './progress-entry';

// Chunks for managers, which visitors never download.
const ProgressActions = lazyPart(async () => (await import('./progress-dialogs')).ProgressActions);
const ProgressDialogs = lazyDialog(async () => (await import('./progress-dialogs')).ProgressDialogs);

interface ProgressSectionProps {
  sppg: ProgressKitchen;
  /** The lines that the build knew. */
  built?: ProgressLine[];
  Heading: 'h2' | 'h3';
}

/** How a kitchen has come along, the newest first; nothing where nothing is recorded. Managers write it here. */
export function ProgressSection({ sppg, built, Heading }: ProgressSectionProps) {
  const { isManager } = useAccess();
  const [wantsAll, setWantsAll] = useState(false);
  const [dialog, setDialog] = useState<ProgressDialogState | null>(null);
  const query = useProgress(sppg.id, wantsAll, built);
  const lines = query.data;
  if (!lines && query.error)
    return <NotLoaded busy={query.isFetching} onRetry={() => void query.refetch()} />;
  if (!lines || (lines.length === 0 && !isManager)) return null;

  const isShortened = !wantsAll || query.isPlaceholderData;
  const shown = isShortened ? lines.slice(0, shownAtFirst) : lines;
  return (
    <section aria-label="Perkembangan" className="mt-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Heading className="text-xl">Perkembangan</Heading>
        {isManager && (
          <Button variant="outline" size="sm" onClick={() => setDialog({ kind: 'add', sppg })}>
            <Plus aria-hidden="true" className="size-4" />
            Tambah perkembangan
          </Button>
        )}
      </div>
      <div className="rounded-2xl border border-paper-line bg-white px-5 py-4">
        {lines.length === 0 && <p className="text-ink-soft">Perkembangan dapur ini belum dicatat.</p>}
        <ol className="space-y-5">
          {shown.map((line) => (
            <li
              key={line.id}
              className="break-inside-avoid border-l-2 border-brand-600 pl-4 not-first:print:hidden"
            >
              <ProgressEntry nama={sppg.nama} line={line}>
                {isManager && <ProgressActions sppg={sppg} line={line} onAction={setDialog} />}
              </ProgressEntry>
            </li>
          ))}
        </ol>
        {isShortened && lines.length > shownAtFirst && (
          <Button
            variant="outline"
            size="sm"
            className="mt-5 print:hidden noscript:hidden"
            busy={wantsAll && query.isFetching}
            onClick={() => setWantsAll(true)}
          >
            Lihat semua
          </Button>
        )}
        {!isShortened && lines.length > shownAtFirst && (
          <output className="sr-only">{formatNumber(lines.length)} perkembangan ditampilkan.</output>
        )}
      </div>
      {isManager && <ProgressDialogs state={dialog} onClose={() => setDialog(null)} />}
    </section>
  );
}

/** Smaller than that of a list: the answer about the kitchen is there. */
function NotLoaded({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="mt-8 flex flex-wrap items-center gap-3 print:hidden">
      <p>Perkembangan gagal dimuat.</p>
      <Button variant="outline" size="sm" busy={busy} onClick={onRetry}>
        Coba Lagi
      </Button>
    </div>
  );
}
