import { Siren } from 'lucide-react';
import { useId } from 'react';
import { TextLink } from '@/components/links';
import { ButtonLink } from '@/components/ui/button';
import { sppgPath } from '@/config/paths';
import { kindTitle, nextNewsText } from '@/features/kitchens/incidents/incident-state';
import type { OpenIncident } from '@/features/kitchens/sppg/api';
import { calledName } from '@/features/kitchens/sppg/called';
import { serverNow } from '@/lib/supabase/server-time';
import { formatDate } from '@/lib/text/format';
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
 * The urgent part: each open incident with a link to its news, then promises that were not kept and senders who ask
 * again.
 */
export function UrgentCard({ incidents, failure, onRetry, due }: UrgentCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="space-y-3 rounded-2xl border-2 border-danger-600 bg-danger-50 p-4 sm:p-5"
    >
      <h2 id={id} className="flex items-center gap-2 text-xl text-danger-700">
        <Siren aria-hidden="true" className="size-5 shrink-0" />
        <span>Tangani sekarang</span>
      </h2>
      {incidents.length > 0 && (
        <ul className="space-y-3">
          {incidents.map((incident) => (
            <IncidentLine key={incident.id} incident={incident} />
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

function IncidentLine({ incident }: { incident: OpenIncident }) {
  const { id, jenis, hari, sppg } = incident;
  const called = sppg?.sppg_disebut;
  if (!called) return null;
  const title = `${kindTitle(jenis)}: ${calledName(called)}`;
  const to = `${sppgPath(called.kode)}#${id}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 wrap-anywhere">
      <div className="space-y-0.5">
        <p className="leading-snug">
          <TextLink to={to}>{title}</TextLink>
          <span>, {[called.kabupaten_kota, formatDate(hari)].filter(Boolean).join(', ')}</span>
        </p>
        <p className="text-sm font-semibold text-danger-700">{nextNewsText(incident, serverNow())?.text}</p>
      </div>
      <ButtonLink to={to} size="sm" variant="danger" aria-label={`Tulis kabar: ${title}`}>
        Tulis kabar
      </ButtonLink>
    </li>
  );
}
