import { Siren } from 'lucide-react';
import { builtIncidents } from 'virtual:content/incidents';
import { builtDay } from 'virtual:content/revision';
import { PartNote } from '@/components/lists/loaded';
import { TextLink } from '@/components/links';
import { QueryProvider } from '@/components/query-provider';
import { sppgPath } from '@/config/paths';
import { useOpenIncidents } from '@/features/kitchens/sppg/api';
import { calledName } from '@/features/kitchens/sppg/called';
import { formatDate } from '@/lib/text/format';
import { kindTitle } from './incident-state';

/** The kitchens with an open incident; nothing without any. */
export function OngoingIncidents() {
  return (
    <QueryProvider>
      <Ongoing />
    </QueryProvider>
  );
}

function Ongoing() {
  const part = useOpenIncidents({ day: builtDay, data: builtIncidents });
  const note = <PartNote what="Kejadian yang sedang berlangsung" part={part} className="mt-4" />;
  if (!part.data || part.data.length === 0) return note;
  return (
    <section
      aria-label="Sedang berlangsung"
      className="mt-8 rounded-2xl border-2 border-danger-600 bg-danger-50 p-5"
    >
      <h2 className="flex items-center gap-2 text-xl text-danger-700">
        <Siren aria-hidden="true" className="size-5 shrink-0" />
        <span>Sedang berlangsung</span>
      </h2>
      <ul className="mt-3 space-y-2">
        {part.data.map(({ id, jenis, hari, sppg }) => {
          const called = sppg?.sppg_disebut;
          return called ? (
            <li key={id} className="wrap-anywhere">
              <TextLink to={sppgPath(called.kode)}>
                {kindTitle(jenis)}: {calledName(called)}
              </TextLink>
              <span>, {[called.kabupaten_kota, formatDate(hari)].filter(Boolean).join(', ')}</span>
            </li>
          ) : null;
        })}
      </ul>
      {note}
    </section>
  );
}
