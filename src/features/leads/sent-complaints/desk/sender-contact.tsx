import { UserRound } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { type Lead, leadTopic } from '@/features/leads/inbox/lead';
import { ContactButtons, LeadFact } from '@/features/leads/inbox/lead-details';
import { errorMessage } from '@/lib/errors/error-message';
import { useOpenSender } from './mutations';

/** The sender of a complaint who gave a name, shown once an admin asks. */
export function SenderContact({ lead }: { lead: Lead }) {
  const { data: sender, error, isPending, mutate } = useOpenSender();

  if (sender)
    return (
      <div className="mt-5 rounded-xl border border-paper-line p-3">
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <LeadFact term="Pengirim">{sender.name}</LeadFact>
          {sender.email && <LeadFact term="Email">{sender.email}</LeadFact>}
          {sender.phone && <LeadFact term="Telepon">{sender.phone}</LeadFact>}
        </dl>
        <div className="mt-3 flex flex-wrap gap-3">
          <ContactButtons person={sender} topic={`Keluhan: ${leadTopic(lead)}`} />
        </div>
      </div>
    );
  return (
    <div className="mt-5">
      <p className="text-sm text-ink-muted">
        Pengirimnya menyebutkan nama, hanya untuk admin. Setiap pembukaan dicatat di Riwayat.
      </p>
      <Button size="sm" variant="outline" className="mt-2" busy={isPending} onClick={() => mutate(lead)}>
        {!isPending && <UserRound aria-hidden="true" className="size-4" />}
        <span>{isPending ? 'Membuka...' : 'Buka nama dan kontak'}</span>
      </Button>
      {error && (
        <p role="alert" className="mt-2 text-danger-600">
          Kontaknya tidak dapat dibuka. {errorMessage(error)}
        </p>
      )}
    </div>
  );
}
