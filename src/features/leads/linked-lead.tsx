import { Loaded } from '@/components/lists/loaded';
import { RowList } from '@/components/lists/paged-list';
import { EmptyState } from '@/components/states';
import { Button } from '@/components/ui/button';
import type { Lead } from './lead';
import { LeadRow } from './lead-row';
import { useLead } from './queries';

interface LinkedLeadProps {
  id: string;
  onToggle: (lead: Lead, isOpen: boolean) => void;
  onDelete: (lead: Lead) => void;
  onClose: () => void;
}

/** The lead that a link names, above the list, which does not have it: another filter or page would. */
export function LinkedLead({ id, onToggle, onDelete, onClose }: LinkedLeadProps) {
  return (
    <section aria-label="Kiriman dari tautan" className="mb-6">
      <Loaded query={useLead(id)} loading="Memuat kiriman..." failure="Kiriman gagal dimuat.">
        {(lead) =>
          lead ? (
            <RowList className="@container">
              <LeadRow
                lead={lead}
                isOpen
                onToggle={(isOpen) => onToggle(lead, isOpen)}
                onDelete={() => onDelete(lead)}
              />
            </RowList>
          ) : (
            <EmptyState
              title="Kiriman ini tidak ada lagi"
              action={
                <Button variant="outline" onClick={onClose}>
                  Tutup
                </Button>
              }
            >
              Kirimannya sudah dihapus, atau tautannya tidak lengkap.
            </EmptyState>
          )
        }
      </Loaded>
    </section>
  );
}
