import { CopyButton } from '@/components/gone-notice';
import { Loaded } from '@/components/lists/loaded';
import { RowList } from '@/components/lists/paged-list';
import { EmptyState } from '@/components/states';
import { Button } from '@/components/ui/button';
import { clearDraft, readDraft } from '@/lib/forms/draft';
import { type Lead, leadDraft } from './lead';
import { LeadRow } from './lead-row';
import { useLead } from './queries';

interface LinkedLeadProps {
  id: string;
  onToggle: (lead: Lead, isOpen: boolean) => void;
  onDelete: (lead: Lead) => void;
  onClose: () => void;
}

/** The lead that a link names, shown above the list, which lacks it because of its filter or page. */
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
            <GoneLead id={id} onClose={onClose} />
          )
        }
      </Loaded>
    </section>
  );
}

/** Says that a lead is gone, and shows what was typed about it and not saved. */
function GoneLead({ id, onClose }: Pick<LinkedLeadProps, 'id' | 'onClose'>) {
  const { note, pesan_publik } = readDraft(leadDraft({ id }));
  const typed = [pesan_publik, note].filter(Boolean);

  function close() {
    clearDraft(leadDraft({ id }));
    onClose();
  }

  return (
    <>
      <EmptyState
        title="Kiriman ini tidak ada lagi"
        action={
          <Button variant="outline" onClick={close}>
            Tutup
          </Button>
        }
      >
        Kirimannya sudah dihapus, atau tautannya tidak lengkap.
      </EmptyState>
      {typed.length > 0 && (
        <div className="mt-4 space-y-3 rounded-2xl bg-saffron-50 p-5">
          <p className="font-semibold">Yang Anda ketik dan belum tersimpan:</p>
          <p className="wrap-anywhere whitespace-pre-line">{typed.join('\n\n')}</p>
          <CopyButton text={typed.join('\n\n')} />
        </div>
      )}
    </>
  );
}
