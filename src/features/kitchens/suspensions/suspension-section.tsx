// A suspension is public, and ends by its last day, not by its deletion; it stays when its SPPG is deleted.
import { CirclePause, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { lazyDialog, lazyPart } from '@/components/lazy';
import { Button } from '@/components/ui/button';
import { useAccess } from '@/features/people/auth/use-access';
import type { Sppg } from '@/features/kitchens/sppg/api';
import { formatDate } from '@/lib/text/format';
import type { SuspensionDialogState } from './suspension-dialogs';
import { isRunning, type Suspension } from '@/features/kitchens/sppg/suspension-state';

// Chunks for admins, which visitors never download.
const SuspensionActions = lazyPart(async () => (await import('./suspension-dialogs')).SuspensionActions);
const SuspensionDialogs = lazyDialog(async () => (await import('./suspension-dialogs')).SuspensionDialogs);

interface SuspensionSectionProps {
  sppg: Pick<Sppg, 'id' | 'nama'>;
  suspensions: readonly Suspension[];
  /** The day in WIB on which a suspension counts as running. */
  today: string;
  Heading: 'h2' | 'h3';
}

/** When a kitchen was suspended, by whom, why, and our answer; managers note it here. */
export function SuspensionSection({ sppg, suspensions, today, Heading }: SuspensionSectionProps) {
  const { isManager } = useAccess();
  const [dialog, setDialog] = useState<SuspensionDialogState | null>(null);
  if (suspensions.length === 0 && !isManager) return null;

  const newestFirst = suspensions.toSorted((one, other) => (one.mulai < other.mulai ? 1 : -1));
  const running = newestFirst.filter((suspension) => isRunning(suspension, today));
  const ended = newestFirst.filter((suspension) => !isRunning(suspension, today));
  const actionsOf = (suspension: Suspension) =>
    isManager && <SuspensionActions sppg={sppg} suspension={suspension} onAction={setDialog} />;

  return (
    <section aria-label="Penghentian" className="mt-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Heading className="text-xl">Penghentian</Heading>
        {isManager && (
          <Button variant="outline" size="sm" onClick={() => setDialog({ kind: 'add', sppg })}>
            <Plus aria-hidden="true" className="size-4" />
            Catat penghentian
          </Button>
        )}
      </div>
      <div className="divide-y divide-paper-line rounded-2xl border border-paper-line bg-white">
        {running.map((suspension) => (
          <div key={suspension.id} className="break-inside-avoid px-5 py-4">
            <p className="flex gap-2 font-semibold text-danger-700">
              <CirclePause aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              {runningSentence(suspension)}
            </p>
            <Reasons suspension={suspension}>{actionsOf(suspension)}</Reasons>
          </div>
        ))}
        {suspensions.length === 0 && (
          <p className="px-5 py-4 text-ink-soft">Dapur ini belum pernah dihentikan.</p>
        )}
        {ended.length > 0 && (
          <details className="px-5 py-2">
            <summary className="min-h-9 w-fit cursor-pointer content-center text-ink-soft">
              Pernah dihentikan ({ended.length})
            </summary>
            <ul className="mt-1 mb-2 space-y-4 border-l-2 border-paper-line pl-4">
              {ended.map((suspension) => (
                <li key={suspension.id}>
                  <p className="font-semibold text-ink-soft">{endedSentence(suspension)}</p>
                  <Reasons suspension={suspension}>{actionsOf(suspension)}</Reasons>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {isManager && <SuspensionDialogs state={dialog} onClose={() => setDialog(null)} />}
    </section>
  );
}

/** Who has suspended the kitchen, in the middle of a sentence. */
const issuerOf = ({ oleh }: Suspension) => (oleh === 'Kami' ? 'kami' : oleh);

function runningSentence(suspension: Suspension): string {
  const { mulai, sampai } = suspension;
  const until = sampai ? `, sampai ${formatDate(sampai)}` : '';
  return `Dihentikan sementara sejak ${formatDate(mulai)} oleh ${issuerOf(suspension)}${until}`;
}

function endedSentence(suspension: Suspension): string {
  const { mulai, sampai } = suspension;
  const days = [mulai, sampai].flatMap((day) => (day ? formatDate(day) : []));
  return `Dihentikan oleh ${issuerOf(suspension)}, ${days.join(' sampai ')}`;
}

function Reasons({ suspension, children }: { suspension: Suspension; children: ReactNode }) {
  const { alasan, tanggapan } = suspension;
  return (
    <>
      <dl className="mt-2 max-w-prose space-y-2 wrap-anywhere">
        <div>
          <dt className="text-sm text-ink-muted">Alasan</dt>
          <dd>{alasan}</dd>
        </div>
        {tanggapan && (
          <div>
            <dt className="text-sm text-ink-muted">Tanggapan kami</dt>
            <dd>{tanggapan}</dd>
          </div>
        )}
      </dl>
      {children}
    </>
  );
}
