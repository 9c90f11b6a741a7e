// Incidents are public at once, also of an unconfirmed kitchen: managers report them by 'Catat…', on a phone by four taps,
// and write news of them here. What is over is told in the kitchen's record.
import { MessageSquarePlus, Share2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useAccess } from '@/features/people/auth/use-access';
import { calledName, calledOf } from '@/features/kitchens/sppg/called';
import { useToast } from '@/lib/toasts/toast';
import { done, failed } from '@/lib/toasts/toast-message';
import { shareLink } from '@/lib/url/share-link';
import { IncidentCard, type IncidentKitchen, useIncidentContact } from './incident-card';
import type { IncidentDialogState } from './incident-dialogs';
import { type Incident, stillOpen } from './incident-state';
import { shareText } from './share-text';

interface OpenIncidentsProps {
  sppg: IncidentKitchen;
  /** The address that is shared. */
  url: string;
  Heading: 'h2' | 'h3';
  /** Opens a dialog; absent for all but managers. */
  onAction?: ((action: IncidentDialogState) => void) | undefined;
}

/** A kitchen's open incidents, at the top of its page; managers write news of them here. */
export function OpenIncidents({ sppg, url, Heading, onAction }: OpenIncidentsProps) {
  const contact = useIncidentContact(sppg.wilayah);
  const toast = useToast();
  const { isAdmin } = useAccess();
  const open = stillOpen(sppg.sppg_kejadian);
  if (open.length === 0) return null;

  const share = (incident: Incident) => {
    const called = calledOf(sppg);
    const text = shareText(incident, called);
    return shareLink({ title: calledName(called), text, url, whole: `${text}\n${url}` }, toast, {
      copied: done('Kabar Disalin', 'Teksnya siap ditempel di grup percakapan.'),
      failed: failed(
        'Gagal Menyalin Kabar',
        'Peramban Anda tidak mengizinkan penyalinan. Bagikan alamat halaman ini.',
      ),
    });
  };

  return (
    <section aria-label="Kejadian" className="mb-6 space-y-4">
      {open.map((incident) => (
        <div key={incident.id} id={incident.id}>
          <IncidentCard incident={incident} contact={contact} Heading={Heading}>
            <div className="mt-4 flex flex-wrap gap-3 print:hidden noscript:hidden">
              {onAction && (
                <Button size="sm" onClick={() => onAction({ kind: 'news', id: incident.id })}>
                  <MessageSquarePlus aria-hidden="true" className="size-4" />
                  Tulis kabar
                </Button>
              )}
              <Button variant="outline" size="sm" className="bg-white" onClick={() => void share(incident)}>
                <Share2 aria-hidden="true" className="size-4" />
                Bagikan kabar
              </Button>
              {onAction && isAdmin && incident.sppg_kejadian_kabar.length > 0 && (
                <Button
                  variant="outline"
                  size="sm"
                  className="bg-white"
                  onClick={() => onAction({ kind: 'words', id: incident.id })}
                >
                  Hapus kata
                </Button>
              )}
            </div>
          </IncidentCard>
        </div>
      ))}
    </section>
  );
}
