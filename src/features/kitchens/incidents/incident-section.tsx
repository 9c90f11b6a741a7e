// Incidents are public at once, whoever stands for the kitchen's other words: managers report them here, on a phone by three taps,
// and write news of them. What is over stays below, folded.
import { MessageSquarePlus, Share2, Siren } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '@/components/lazy';
import { Button } from '@/components/ui/button';
import { useAccess } from '@/features/people/auth/use-access';
import { formatDate } from '@/lib/text/format';
import { useToast } from '@/lib/toasts/toast';
import { shareLink } from '@/lib/url/share-link';
import { IncidentCard, type IncidentKitchen, useIncidentContact } from './incident-card';
import type { IncidentDialogState } from './incident-dialogs';
import { type Incident, incidentsOf, kindTitle, newestNews } from './incident-state';
import { shareMessages } from './messages';
import { NewsList } from './news-list';
import { shareText } from './share-text';

// For managers alone.
const IncidentDialogs = lazyDialog(async () => (await import('./incident-dialogs')).IncidentDialogs);

interface SectionProps {
  sppg: IncidentKitchen;
  Heading: 'h2' | 'h3';
}

/** What is going on at a kitchen, over everything else on its page; managers report and tell here. */
export function OpenIncidents({ sppg, url, Heading }: SectionProps & { url: string }) {
  const { isManager } = useAccess();
  const [dialog, setDialog] = useState<IncidentDialogState | null>(null);
  const contact = useIncidentContact(sppg);
  const toast = useToast();
  const open = incidentsOf(sppg.sppg_kejadian, true);
  if (open.length === 0 && !isManager) return null;

  const share = (incident: Incident) => {
    const text = shareText(incident, sppg);
    return shareLink({ title: sppg.nama, text, url, whole: `${text}\n${url}` }, toast, {
      copied: shareMessages.copied,
      failed: shareMessages.notCopied,
    });
  };

  return (
    <section aria-label="Kejadian" className="mb-6 space-y-4">
      {open.map((incident) => (
        <IncidentCard key={incident.id} incident={incident} contact={contact} Heading={Heading}>
          <div className="mt-4 flex flex-wrap gap-3 print:hidden noscript:hidden">
            {isManager && (
              <Button size="sm" onClick={() => setDialog({ kind: 'news', id: incident.id })}>
                <MessageSquarePlus aria-hidden="true" className="size-4" />
                Tulis kabar
              </Button>
            )}
            <Button variant="outline" size="sm" className="bg-white" onClick={() => void share(incident)}>
              <Share2 aria-hidden="true" className="size-4" />
              Bagikan kabar
            </Button>
          </div>
        </IncidentCard>
      ))}
      {isManager && (
        <>
          <Button
            variant={open.length > 0 ? 'outline' : 'danger'}
            onClick={() => setDialog({ kind: 'report' })}
          >
            <Siren aria-hidden="true" className="size-5" />
            Laporkan kejadian
          </Button>
          <IncidentDialogs state={dialog} sppg={sppg} onChange={setDialog} onClose={() => setDialog(null)} />
        </>
      )}
    </section>
  );
}

/** The incidents at a kitchen that are over, with all that was told of them. */
export function ClosedIncidents({ sppg, Heading }: SectionProps) {
  const { isManager } = useAccess();
  const [dialog, setDialog] = useState<IncidentDialogState | null>(null);
  const closed = incidentsOf(sppg.sppg_kejadian, false);
  if (closed.length === 0) return null;
  return (
    <section aria-label="Kejadian yang sudah selesai" className="mt-8">
      <Heading className="mb-4 text-xl">Kejadian yang sudah selesai</Heading>
      <div className="divide-y divide-paper-line rounded-2xl border border-paper-line bg-white">
        {closed.map((incident) => (
          <details key={incident.id} className="px-5 py-2">
            <summary className="min-h-9 cursor-pointer content-center wrap-anywhere">
              {closedSentence(incident)}
            </summary>
            <div className="mb-3">
              {incident.sekolah.length > 0 && (
                <p className="text-ink-soft">Sekolah: {incident.sekolah.join(', ')}</p>
              )}
              <NewsList news={newestNews(incident)} hari={incident.hari} />
              {isManager && (
                <Button
                  variant="outline"
                  size="sm"
                  className="mt-3"
                  onClick={() => setDialog({ kind: 'news', id: incident.id })}
                >
                  <MessageSquarePlus aria-hidden="true" className="size-4" />
                  Tulis kabar
                </Button>
              )}
            </div>
          </details>
        ))}
      </div>
      {isManager && (
        <IncidentDialogs state={dialog} sppg={sppg} onChange={setDialog} onClose={() => setDialog(null)} />
      )}
    </section>
  );
}

/** 'Gejala sakit, 3 Oktober 2026, ditutup 4 Oktober 2026' */
const closedSentence = ({ jenis, hari, ditutup_pada }: Incident) =>
  `${kindTitle(jenis)}, ${formatDate(hari)}, ditutup ${formatDate(ditutup_pada ?? '')}`;
