import { CircleCheck, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { DeleteButton, EditButton } from '@/components/row-buttons';
import { Button } from '@/components/ui/button';
import { Menu, type MenuItem } from '@/components/ui/menu';
import { useAccess } from '@/features/people/auth/use-access';
import type { Sppg, YayasanName } from '@/features/kitchens/sppg/api';
import type { SppgDialogState } from '@/features/kitchens/sppg/form/sppg-actions';
import { useConfirmSppg } from '@/features/kitchens/sppg/mutations';
import { isPlaceholderSppg } from '@/features/kitchens/sppg/network/placeholder-sppg';

interface SppgActionButtonsProps {
  sppg: Sppg;
  yayasan: YayasanName;
  /** Rarer actions, in a menu, which deleting then belongs to. */
  rarer?: readonly MenuItem[];
  onSppgAction: (action: SppgDialogState) => void;
}

export function SppgActionButtons({ sppg, yayasan, rarer, onSppgAction }: SppgActionButtonsProps) {
  const { isManager } = useAccess();
  const confirm = useConfirmSppg();
  const editRef = useRef<HTMLButtonElement>(null);
  const isPlaceholder = isPlaceholderSppg(sppg);
  const isUnconfirmed = !isPlaceholder && sppg.dikonfirmasi_pada === null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isUnconfirmed && isManager && (
        <Button
          size="sm"
          busy={confirm.isPending}
          aria-label={`Konfirmasi ${sppg.nama}`}
          // The button that was pressed, and had the focus, is gone then.
          onClick={() => confirm.mutate(sppg, { onSuccess: () => editRef.current?.focus() })}
        >
          <CircleCheck aria-hidden="true" className="size-4" />
          Konfirmasi
        </Button>
      )}
      {isUnconfirmed && !isManager && <p className="text-sm text-ink-soft">Menunggu konfirmasi</p>}
      <EditButton
        ref={editRef}
        name={sppg.nama}
        disabled={isPlaceholder}
        onClick={() => onSppgAction({ kind: 'edit', sppg, yayasan })}
      />
      {rarer ? (
        <Menu
          label="Tindakan"
          name={sppg.nama}
          variant="outline"
          size="tight"
          items={[
            ...rarer,
            {
              label: 'Hapus',
              name: `Hapus ${sppg.nama}`,
              Icon: Trash2,
              isDanger: true,
              onChoose: () => onSppgAction({ kind: 'delete', sppg, yayasan }),
            },
          ]}
        />
      ) : (
        <DeleteButton
          name={sppg.nama}
          // Not `disabled`: a click shows a toast that says why nothing happens.
          aria-disabled={isPlaceholder || undefined}
          className="aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
          onClick={() => onSppgAction({ kind: 'delete', sppg, yayasan })}
        />
      )}
    </div>
  );
}
