import { CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { DeleteButton, EditButton } from '@/components/row-buttons';
import { Button } from '@/components/ui/button';
import { useAccess } from '@/features/people/auth/use-access';
import type { Sppg, YayasanName } from '@/features/kitchens/sppg/api';
import type { SppgDialogState } from '@/features/kitchens/sppg/form/sppg-actions';
import { useConfirmSppg } from '@/features/kitchens/sppg/mutations';
import { isPlaceholderSppg } from '@/features/kitchens/sppg/network/placeholder-sppg';

interface SppgActionButtonsProps {
  sppg: Sppg;
  yayasan: YayasanName;
  onSppgAction: (action: SppgDialogState) => void;
}

export function SppgActionButtons({ sppg, yayasan, onSppgAction }: SppgActionButtonsProps) {
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
          // The pressed button is gone then.
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
      <DeleteButton
        name={sppg.nama}
        // Not `disabled`: a click shows a toast that says why nothing happens.
        aria-disabled={isPlaceholder || undefined}
        className="aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
        onClick={() => onSppgAction({ kind: 'delete', sppg, yayasan })}
      />
    </div>
  );
}
