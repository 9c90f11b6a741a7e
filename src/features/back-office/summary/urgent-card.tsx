import { Siren } from 'lucide-react';
import { useId } from 'react';
import { TextLink } from '@/components/links';
import { ButtonLink } from '@/components/ui/button';
import { sppgPath } from '@/config/paths';
import { kindTitle, nextNewsText } from '@/features/kitchens/incidents/incident-state';
import type { OpenIncident } from '@/features/kitchens/sppg/api';
import { calledName } from '@/features/kitchens/sppg/called';
import { serverNow } from '@/lib/supabase/server-time';
import { groupBy } from '@/lib/collections';
import { formatDate, formatList } from '@/lib/text/format';
import { FailedLine, Lines } from './summary-lines';
import { type DueLine, TopicLine } from './topic-lines';

interface UrgentCardProps {
  incidents: OpenIncident[];
  /** Why the incidents could not be read. */
  failure: Error | null;
  onRetry: () => void;
  due: DueLine[];
}

/**
 * The urgent part: open incidents, those of one cause as one, with a link to their news, then promises that were not kept and senders who ask
 * again.
 */
export function UrgentCard({ incidents, failure, onRetry, due }: UrgentCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="space-y-3 rounded-2xl border-2 border-danger-600 bg-danger-50 p-3 sm:p-5"
    >
      <h2 id={id} className="flex items-center gap-2 text-lg text-danger-700 sm:text-xl">
        <Siren aria-hidden="true" className="size-5 shrink-0" />
        <span>Tangani sekarang</span>
      </h2>
      {incidents.length > 0 && (
        <ul className="space-y-3">
          {[...groupBy(incidents, ({ id, bersama }) => bersama ?? id)].map(([key, joined]) => (
            <IncidentLine key={key} joined={joined} />
          ))}
        </ul>
      )}
      {(failure || due.length > 0) && (
        <Lines>
          {failure && (
            <FailedLine subject="Kejadian yang sedang berlangsung" error={failure} onRetry={onRetry} />
          )}
          {due.map((line) => (
            <TopicLine key={line.topic.id} {...line} />
          ))}
        </Lines>
      )}
    </section>
  );
}

/** An incident, or those of one cause at several kitchens, of which one news tells. */
function IncidentLine({ joined }: { joined: OpenIncident[] }) {
  const [incident] = joined;
  const called = incident?.sppg?.sppg_disebut;
  if (!called) return null;
  const { id, jenis, hari } = incident;
  const names = joined.flatMap(({ sppg }) => (sppg?.sppg_disebut ? [calledName(sppg.sppg_disebut)] : []));
  const title = `${kindTitle(jenis)}${names.length > 1 ? ` di ${names.length} dapur` : ''}: ${formatList(names)}`;
  const to = `${sppgPath(called.kode)}#${id}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 wrap-anywhere">
      <div className="space-y-0.5">
        <p className="leading-snug">
          <TextLink to={to}>{title}</TextLink>
          <span>
            , {[names.length === 1 && called.kabupaten_kota, formatDate(hari)].filter(Boolean).join(', ')}
          </span>
        </p>
        <p className="text-sm font-semibold text-danger-700">{nextNewsText(incident, serverNow())?.text}</p>
      </div>
      <ButtonLink to={to} size="sm" variant="danger" aria-label={`Tulis kabar: ${title}`}>
        Tulis kabar
      </ButtonLink>
    </li>
  );
}
