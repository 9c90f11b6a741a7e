import { CheckField } from '@/components/ui/check-field';
import { Dialog } from '@/components/ui/dialog';
import { statusKeys } from './use-inbox-keys';

const keys = [
  ['j', 'Kiriman berikutnya'],
  ['k', 'Kiriman sebelumnya'],
  ['o', 'Buka atau tutup kiriman'],
  ...[...statusKeys].map(([key, status]) => [key, `Beri status ${status}`] as const),
  ['?', 'Daftar pintasan ini'],
] as const;

interface InboxKeysDialogProps {
  isOn: boolean;
  onToggle: () => void;
  onClose: () => void;
}

/** What each key of the inbox does, and the switch for all of them. */
export function InboxKeysDialog({ isOn, onToggle, onClose }: InboxKeysDialogProps) {
  return (
    <Dialog
      title="Pintasan papan ketik"
      description="Berlaku pada kiriman yang sedang terbuka atau dipilih, dan tidak selama Anda mengetik."
      onClose={onClose}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        {keys.map(([key, meaning]) => (
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
