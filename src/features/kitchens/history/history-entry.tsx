import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { newestNews } from '@/features/kitchens/incidents/incident-state';
import { IncidentNewsList } from '@/features/kitchens/incidents/news-list';
import { ProgressPhotos } from '@/features/kitchens/progress/progress-photos';
import { formatDate, formatList } from '@/lib/text/format';
import type { HistoryLine } from './history-lines';

interface HistoryEntryProps {
  /** The kitchen's name. */
  nama: string;
  line: HistoryLine;
  /** The buttons of the line, for users who may change it. */
  children?: ReactNode;
}

/** A dated line of a kitchen's record; the details of what is over are folded. */
export function HistoryEntry({ nama, line, children }: HistoryEntryProps) {
  const { day, title, source, isOngoing } = line;
  return (
    <>
      <p className="text-sm text-ink-muted print:mr-2 print:inline">
        <time dateTime={day}>{formatDate(day)}</time>
        {`, menurut ${source}`}
      </p>
      <p
        className={clsx(
          'leading-snug font-semibold wrap-anywhere print:inline',
          isOngoing && 'text-danger-700',
        )}
      >
        {title}
      </p>
      <div>
        {line.of === 'progress' && !line.progress.dikonfirmasi && (
          <Badge tone="saffron">Belum dikonfirmasi</Badge>
        )}
      </div>
      <Story nama={nama} line={line} />
      {children}
    </>
  );
}

function Story({ nama, line }: { nama: string; line: HistoryLine }) {
  if (line.of === 'other') return line.text && <Note>{line.text}</Note>;
  if (line.of === 'progress')
    return (
      <>
        {line.progress.catatan && <Note>{line.progress.catatan}</Note>}
        <ProgressPhotos nama={nama} line={line.progress} />
      </>
    );
  if (line.of === 'incident') {
    const { incident } = line;
    // An open incident is told at the top of the page.
    if (line.isOngoing || incident.sppg_kejadian_kabar.length === 0) return null;
    return (
      <Told summary={`Baca kabarnya (${incident.sppg_kejadian_kabar.length})`} of={line.title}>
        {incident.sekolah.length > 0 && (
          <p className="text-ink-soft">{`Sekolah: ${formatList(incident.sekolah)}`}</p>
        )}
        <IncidentNewsList news={newestNews(incident)} hari={incident.hari} />
      </Told>
    );
  }
  const { alasan, tanggapan } = line.suspension;
  const reasons = (
    <dl className="mt-2 max-w-prose space-y-2 wrap-anywhere print:flex print:gap-8">
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
  );
  if (line.isOngoing) return reasons;
  return (
    <Told summary={tanggapan ? 'Baca alasan dan tanggapan' : 'Baca alasannya'} of={line.title}>
      {reasons}
    </Told>
  );
}

const Note = ({ children }: { children: string }) => (
  <p className="mt-1 max-w-prose wrap-anywhere print:hidden">{children}</p>
);

interface ToldProps {
  summary: string;
  /** The title of the line, for screen readers. */
  of: string;
  children: ReactNode;
}

/**
 * Not printed, as paper only has room for the titles. A class with 'hidden' in its name would hide it from a browser's
 * reader mode, too.
 */
function Told({ summary, of, children }: ToldProps) {
  return (
    <details className="print:[display:none]">
      <summary className="min-h-9 w-fit cursor-pointer content-center text-sm text-ink-soft">
        {summary}
        <span className="sr-only">: {of}</span>
      </summary>
      {children}
    </details>
  );
}
