// The line at the lower edge of the home page while an incident is open. The HTML has it if one was open when the site
// was built; newer ones come with the content, so that no page asks for incidents alone. It is at the end of the page,
// so that nothing moves when it appears.
import { Siren } from 'lucide-react';
import { Link } from 'react-router-dom';
import { builtIncidents } from 'virtual:content/incidents';
import { Container } from '@/components/section';
import { paths, sppgPath } from '@/config/paths';
import { calledName } from '@/features/kitchens/sppg/called';
import { createTopic, useLiveContent } from '@/lib/content/content';
import { incidentPlace } from './incident-place';

const incidentsTopic = createTopic(builtIncidents, async (tables) => {
  const { openIncidents } = await import('@/lib/supabase/open-incidents');
  return openIncidents(tables);
});

export function HomeIncidentLine() {
  const [newest, ...others] = useLiveContent(incidentsTopic);
  const called = newest?.sppg?.sppg_disebut;
  if (!called) return null;
  const { jenis } = newest;
  return (
    <aside
      aria-label="Kejadian yang sedang berlangsung"
      className="sticky bottom-0 z-10 border-t-2 border-danger-600 bg-danger-50 text-danger-700"
    >
      <Container className="flex items-center gap-3 py-3">
        <Siren aria-hidden="true" className="size-6 shrink-0" />
        <p className="min-w-0 wrap-anywhere">
          <strong>Sedang berlangsung: </strong>
          <Link to={sppgPath(called.kode)} className="underline underline-offset-4">
            {jenis === 'lain' ? 'kejadian' : jenis} {incidentPlace(jenis)} {calledName(called)}
          </Link>
          {others.length > 0 && (
            <Link to={paths.sppg} className="ml-2 underline underline-offset-4">
              dan {others.length} lainnya
            </Link>
          )}
        </p>
      </Container>
    </aside>
  );
}
