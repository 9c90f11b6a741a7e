import { CheckField } from '@/components/ui/check-field';
import { Dialog } from '@/components/ui/dialog';
import { useAccess } from '@/features/people/auth/use-access';
import type { LeadKind } from './lead';
import { statusKeys } from './use-inbox-keys';

const ofComplaints = statusKeys('keluhan');

/** What each key does; a status that only complaints have is named beside. */
function keysOf(kind: LeadKind) {
  const states = [...statusKeys(kind)].map(([key, status]) => {
    const other = ofComplaints.get(key) ?? status;
    return [key, `Beri status ${status}${other === status ? '' : `, keluhan: ${other}`}`] as const;
  });
  return [
    ['j', 'Kiriman berikutnya'],
    ['k', 'Kiriman sebelumnya'],
    ['o', 'Buka atau lipat kiriman'],
    ...states,
    ['?', 'Daftar pintasan ini'],
  ] as const;
}

interface InboxKeysDialogProps {
  isOn: boolean;
  onToggle: () => void;
  onClose: () => void;
}

/** What each key of the inbox does, and the switch for all of them. */
export function InboxKeysDialog({ isOn, onToggle, onClose }: InboxKeysDialogProps) {
  const { isAdmin } = useAccess();
  return (
    <Dialog
      title="Pintasan papan ketik"
      description="Berlaku pada kiriman yang sedang terbuka atau dipilih, dan tidak selama Anda mengetik."
      onClose={onClose}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        {keysOf(isAdmin ? 'contact_messages' : 'keluhan').map(([key, meaning]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block min-w-8 rounded-lg border border-paper-line bg-white px-2 py-0.5 text-center font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 border-t border-paper-line pt-4">
        <CheckField label="Pakai pintasan di perangkat ini" checked={isOn} onChange={onToggle} />
      </div>
    </Dialog>
  );
}
